/** What the tables of the games look like; a game may have none. */

const FOUND = import.meta.glob<string>('../games/*/picture.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

export function pictureOf(game: string): string | undefined {
  return FOUND[`../games/${game}/picture.webp`]
}
