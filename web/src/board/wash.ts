/** The washes under the ink: tints, halos, relief and paper, painted once to a picture.
 *
 * Blurs and noise are filters, and filters are slow; on a picture they cost nothing when the board
 * is moved. What must stay sharp is drawn over it as ink.
 */

import { brush, pathOf } from './geometry'
import type { Land } from './land'

/** Looks up a colour by the name of its custom property, without dashes. */
export type Colours = (name: string) => string

/** How the picture is painted. */
export interface Painting {
  colours: Colours
  /** Nothing but tints, for those who need strong contrasts. */
  plain: boolean
  /** How rugged the ground outside of all areas is, from 0 to 1. */
  relief?: number
  /** How many points of the picture a unit of the board has. */
  scale: number
}

/** The washes as an SVG document. */
export function washes(land: Land, { colours, plain, relief = 1, scale }: Painting): string {
  const { width, height } = land.layout
  const whole = `<rect width="${width}" height="${height}"`
  const nowhere = `M0 0H${width}V${height}H0Z${land.regions.map((shape) => shape.path).join('')}`
  const clips = land.regions
    .map((shape, index) => `<clipPath id="r${index}"><path d="${shape.path}"/></clipPath>`)
    .join('')
  const tints = land.regions
    .map((shape) => {
      const tint = colours(`ground-${shape.area.texture ?? ''}`)
      return `<path d="${shape.path}" fill="${tint}" stroke="${tint}"/>`
    })
    .join('')
  const body = plain
    ? [tints, edges(land, colours, 'opacity=".8"')]
    : [
        `<g clip-path="url(#nowhere)">${whole} filter="url(#relief)" opacity="${relief}"/>${depths(land, colours)}</g>`,
        tints,
        edges(land, colours, 'filter="url(#soft)"'),
        `<g clip-path="url(#land)">${whole} filter="url(#bloom)"/>${shadows(land, colours)}</g>`,
        `${whole} filter="url(#blots)"/>`,
        `${whole} filter="url(#grain)"/>`,
        `${whole} fill="url(#vignette)"/>`,
      ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"`,
    ` width="${width * scale}" height="${height * scale}">`,
    `<defs>${filters(colours(`ground-${land.layout.backdrop}`))}${clips}`,
    `<clipPath id="nowhere"><path clip-rule="evenodd" d="${nowhere}"/></clipPath>`,
    `<clipPath id="land"><path d="${land.regions.map((s) => s.path).join('')}"/></clipPath>`,
    `</defs>${whole} fill="${colours(`ground-${land.layout.backdrop}`)}"/>`,
    ...body,
    '</svg>',
  ].join('')
}

/** Along the inside of each region: colour gathers at its edge, and its group shows. */
function edges(land: Land, colours: Colours, how: string): string {
  const colourOf = new Map(land.layout.groups.map((group) => [group.id, group.colour ?? '']))
  return land.regions
    .map((shape, index) => {
      const halo = colours(`halo-${colourOf.get(shape.area.group ?? '') ?? ''}`)
      const deep = colours(`ground-${shape.area.texture ?? ''}-deep`)
      return [
        `<g clip-path="url(#r${index})" fill="none"><g ${how}>`,
        `<path d="${shape.path}" stroke="${deep}" stroke-width="26" opacity=".3"/>`,
        `<path d="${shape.path}" stroke="${halo}" stroke-width="9" opacity=".55"/>`,
        `<path d="${shape.path}" stroke="${deep}" stroke-width="4" opacity=".5"/>`,
        '</g></g>',
      ].join('')
    })
    .join('')
}

/** What has no regions is darkest right behind its walls. */
function depths(land: Land, colours: Colours): string {
  const deep = colours(`ground-${land.layout.backdrop}-deep`)
  const lines = land.walls.map(({ points }) => `<path d="${pathOf(points, false)}"/>`).join('')
  return [
    `<g fill="none" stroke="${deep}" stroke-linecap="round" filter="url(#softest)">`,
    `<g stroke-width="44" opacity=".55">${lines}</g><g stroke-width="16" opacity=".7">${lines}</g>`,
    '</g>',
  ].join('')
}

/** Walls cast a shadow on the land before them. */
function shadows(land: Land, colours: Colours): string {
  const cast = land.walls.map(({ points }) => brush(points, () => 13)).join('')
  return `<path d="${cast}" fill="${colours('wall')}" opacity=".5" transform="translate(3 4)" filter="url(#softer)"/>`
}

function filters(light: string): string {
  const all = 'x="0" y="0" width="100%" height="100%"'
  const stain = (alpha: number, floor: number) =>
    `<feColorMatrix values="0 0 0 0 .36 0 0 0 0 .25 0 0 0 0 .1 0 0 0 ${alpha} ${floor}"/>`
  return [
    '<filter id="soft" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="2.1"/></filter>',
    '<filter id="softer" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="4"/></filter>',
    '<filter id="softest" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="7"/></filter>',
    `<filter id="relief" ${all} color-interpolation-filters="sRGB">`,
    '<feTurbulence type="fractalNoise" baseFrequency=".013 .017" numOctaves="6" seed="11"/>',
    `<feDiffuseLighting surfaceScale="26" diffuseConstant="1.15" lighting-color="${light}">`,
    '<feDistantLight azimuth="225" elevation="48"/></feDiffuseLighting></filter>',
    `<filter id="bloom" ${all}><feTurbulence type="fractalNoise" baseFrequency=".016" numOctaves="5" seed="5"/>${stain(1.5, -0.62)}</filter>`,
    `<filter id="blots" ${all}><feTurbulence type="fractalNoise" baseFrequency=".0045" numOctaves="3" seed="3"/>${stain(1.1, -0.46)}</filter>`,
    `<filter id="grain" ${all}><feTurbulence type="fractalNoise" baseFrequency=".55 .8" numOctaves="3" seed="8"/>${stain(0.9, -0.36)}</filter>`,
    '<radialGradient id="vignette" cx=".5" cy=".5" r=".75">',
    '<stop offset=".62" stop-color="#2b1d08" stop-opacity="0"/>',
    '<stop offset="1" stop-color="#2b1d08" stop-opacity=".38"/></radialGradient>',
  ].join('')
}

/** The address of a picture of an SVG document, in points; nothing where pictures cannot be made.
 *
 * A canvas on the board would be a layer of its own, and all that lies on it another one, which are
 * put together anew in each frame. A picture becomes part of what it lies in.
 */
export async function pictureOf(document: string): Promise<string | undefined> {
  if (typeof URL.createObjectURL !== 'function') return undefined
  const address = URL.createObjectURL(new Blob([document], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const points = pointsOf(image)
    return points && URL.createObjectURL(bitmap(points))
  } catch {
    return undefined
  } finally {
    URL.revokeObjectURL(address)
  }
}

function pointsOf(image: HTMLImageElement): ImageData | undefined {
  const canvas = document.createElement('canvas')
  const { width, height } = image
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(image, 0, 0)
  return context?.getImageData(0, 0, width, height)
}

/** Bytes of the header: of the file, and of the picture with a mask of bits for each colour. */
const FILE = 14
const INFO = 56
const BY_MASKS = 3

/** The points as a file that is written and read at once, as nothing in it is packed. */
export function bitmap({ width, height, data }: ImageData): Blob {
  const header = new DataView(new ArrayBuffer(FILE + INFO))
  const numbers = (at: number, each: readonly number[]) => {
    for (const [index, number] of each.entries()) header.setInt32(at + 4 * index, number, true)
  }
  header.setUint16(0, 0x424d) // "BM"
  numbers(2, [FILE + INFO + data.length, 0, FILE + INFO])
  numbers(FILE, [INFO, width, -height]) // from top to bottom
  header.setUint16(FILE + 12, 1, true)
  header.setUint16(FILE + 14, 32, true)
  numbers(FILE + 16, [BY_MASKS, data.length, 0, 0, 0, 0, 0xff, 0xff00, 0xff0000])
  return new Blob([header, data as Uint8ClampedArray<ArrayBuffer>], { type: 'image/bmp' })
}
