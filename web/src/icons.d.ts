/** One icon of the game-icons set (CC BY 3.0), resolved when the client is built. */
declare module 'icon:*' {
  const icon: { body: string; width: number; height: number }
  export default icon
}
