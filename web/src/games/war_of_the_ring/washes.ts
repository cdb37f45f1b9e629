/** The picture under the pen: paper, sea, the tints of the ground running into each other, and the colours
 * of the nations along their borders. */

import { pathOf } from '../../board/geometry'
import type { Land } from '../../board/land'
import type { Colours, Painting } from '../../board/wash'
import { NATIONS } from './nations'
import { coastsOf, lakesOf, seaOf, shoresOf } from './waters'

/** The picture is large; at this share of the usual fineness nobody misses anything. */
const COARSE = 0.8

export function washes(land: Land, { colours, plain, scale }: Painting): string {
  const { width, height } = land.layout
  const whole = `<rect width="${width}" height="${height}"`
  const fine = scale * COARSE
  const regions = land.regions.map((shape) => shape.path).join('')
  const tints = land.regions
    .map(({ path, area }) => {
      const tint = colours(`ground-${area.texture ?? ''}`)
      return `<path d="${path}" fill="${tint}" stroke="${tint}" stroke-width="2"/>`
    })
    .join('')
  const sea = seaOf(land)
  const shores = `${shoresOf(land)}${lakesOf(land)}`
  const body = plain
    ? [
        `<path d="${sea}" fill="${colours('map-sea')}"/>`,
        tints,
        nations(land, colours, ''),
        `<path d="${shores}" fill="${colours('map-sea')}"/>`,
      ]
    : [
        `${whole} filter="url(#relief)" opacity=".3"/>`,
        seaOfPaint(sea, coastsOf(land), colours),
        `<path d="${coastsOf(land)}" fill="none" stroke="${colours('map-shadow')}" stroke-width="16" opacity=".4" filter="url(#softer)"/>`,
        `<g clip-path="url(#land)">${whole} fill="${colours('ground-plains')}"/><g filter="url(#run)">${tints}</g>`,
        nations(land, colours, 'filter="url(#soft)"'),
        `${whole} filter="url(#bloom)"/>`,
        `<path d="${coastsOf(land)}${shores}" fill="none" stroke="${colours('map-sand')}" stroke-width="15" opacity=".55" filter="url(#soft)"/>`,
        edges(land, colours),
        '</g>',
        `<path d="${shores}" fill="${colours('map-sea')}"/>`,
        `<g clip-path="url(#lakes)"><path d="${shores}" fill="none" stroke="${colours('map-sea-light')}" stroke-width="26" opacity=".5" filter="url(#soft)"/></g>`,
        `${whole} filter="url(#blots)"/>`,
        `${whole} filter="url(#grain)"/>`,
        `${whole} fill="url(#vignette)"/>`,
      ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"`,
    ` width="${Math.round(width * fine)}" height="${Math.round(height * fine)}">`,
    `<defs>${filters(colours('map-beyond'))}`,
    `<clipPath id="land"><path d="${regions}"/></clipPath>`,
    `<clipPath id="sea"><path d="${sea}"/></clipPath>`,
    `<clipPath id="lakes"><path d="${shores}"/></clipPath>`,
    NATIONS.map(
      (nation) => `<clipPath id="n-${nation}"><path d="${homeOf(land, nation)}"/></clipPath>`,
    ).join(''),
    `</defs>${whole} fill="${colours('map-beyond')}"/>`,
    ...body,
    '</svg>',
  ].join('')
}

/** Light along the coast, deep far from it. */
function seaOfPaint(sea: string, coast: string, colours: Colours): string {
  const bands = [190, 120, 66, 30]
    .map((wide) => `<path d="${coast}" stroke-width="${wide}"/>`)
    .join('')
  return [
    `<path d="${sea}" fill="${colours('map-sea')}"/>`,
    `<g clip-path="url(#sea)"><g fill="none" stroke="${colours('map-sea-light')}" opacity=".34" filter="url(#softest)">`,
    `${bands}</g></g>`,
  ].join('')
}

/** All regions of a nation. */
export const homeOf = (land: Land, nation: string): string =>
  land.regions
    .filter(({ area }) => area.group === nation)
    .map(({ path }) => path)
    .join('')

/** Lines around a nation, on some of which others live. */
export function frontiersOf(land: Land, nation: string): string {
  const groupOf = new Map(land.regions.map(({ area }) => [area.id, area.group ?? '']))
  return land.borders
    .filter(({ line: { between = [], kind } }) => {
      if (!between.length) return ['coast', 'edge', 'shore'].includes(kind)
      const own = between.filter((id) => groupOf.get(id) === nation)
      return own.length === 1
    })
    .map(({ points }) => pathOf(points, false))
    .join('')
}

/** A weak wash over the whole nation, and a strong one inside its borders. */
function nations(land: Land, colours: Colours, how: string): string {
  return NATIONS.map((nation) => {
    const colour = colours(`nation-${nation}`)
    const line = frontiersOf(land, nation)
    return [
      `<g clip-path="url(#n-${nation})"><path d="${homeOf(land, nation)}" fill="${colour}" opacity=".17"/>`,
      `<g fill="none" stroke="${colour}" ${how}>`,
      `<path d="${line}" stroke-width="46" opacity=".2"/>`,
      `<path d="${line}" stroke-width="22" opacity=".5"/></g></g>`,
    ].join('')
  }).join('')
}

/** Where the sheet ends, the land is darker. */
function edges(land: Land, colours: Colours): string {
  const line = land.borders
    .filter(({ line: { kind } }) => kind === 'edge')
    .map(({ points }) => pathOf(points, false))
    .join('')
  return `<path d="${line}" fill="none" stroke="${colours('map-shadow')}" stroke-width="16" opacity=".22" filter="url(#soft)"/>`
}

function filters(light: string): string {
  const all = 'x="0" y="0" width="100%" height="100%"'
  const stain = (alpha: number, floor: number) =>
    `<feColorMatrix values="0 0 0 0 .36 0 0 0 0 .25 0 0 0 0 .1 0 0 0 ${alpha} ${floor}"/>`
  const blur = (id: string, by: number) =>
    `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="${by}"/></filter>`
  return [
    blur('run', 13),
    blur('soft', 3.2),
    blur('softer', 6),
    blur('softest', 16),
    `<filter id="relief" ${all} color-interpolation-filters="sRGB">`,
    '<feTurbulence type="fractalNoise" baseFrequency=".008 .01" numOctaves="4" seed="11"/>',
    `<feDiffuseLighting surfaceScale="18" diffuseConstant="1.1" lighting-color="${light}">`,
    '<feDistantLight azimuth="225" elevation="52"/></feDiffuseLighting></filter>',
    `<filter id="bloom" ${all}><feTurbulence type="fractalNoise" baseFrequency=".011" numOctaves="4" seed="5"/>${stain(1.2, -0.55)}</filter>`,
    `<filter id="blots" ${all}><feTurbulence type="fractalNoise" baseFrequency=".003" numOctaves="3" seed="3"/>${stain(1, -0.44)}</filter>`,
    `<filter id="grain" ${all}><feTurbulence type="fractalNoise" baseFrequency=".4 .6" numOctaves="2" seed="8"/>${stain(0.7, -0.28)}</filter>`,
    '<radialGradient id="vignette" cx=".5" cy=".5" r=".78">',
    '<stop offset=".6" stop-color="#2b1d08" stop-opacity="0"/>',
    '<stop offset="1" stop-color="#2b1d08" stop-opacity=".34"/></radialGradient>',
  ].join('')
}
