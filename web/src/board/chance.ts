/** Chance that falls the same way each time, for what is drawn by hand. */

/** Numbers from 0 to 1, the same ones for the same text. */
export function seeded(text: string): () => number {
  let state = hash(text)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function hash(text: string): number {
  let state = 2166136261
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 16777619)
  }
  return state >>> 0
}

/** A smooth height from -1 to 1 over the plane; hills of it are about one unit apart. */
export function noise(x: number, y: number, seed = 0): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const across = ease(x - left)
  const down = ease(y - top)
  const upper = mix(lattice(left, top, seed), lattice(left + 1, top, seed), across)
  const lower = mix(lattice(left, top + 1, seed), lattice(left + 1, top + 1, seed), across)
  return mix(upper, lower, down) * 2 - 1
}

const ease = (share: number) => share * share * (3 - 2 * share)
const mix = (a: number, b: number, share: number) => a + (b - a) * share

function lattice(x: number, y: number, seed: number): number {
  let mixed = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 974634777)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967295
}
