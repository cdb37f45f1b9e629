/** The outlines of counters. */

import type { CounterEdge } from './contract'
import { type Point, pathOf } from './geometry'

/** A shield around the origin; the lower edge tells the sides apart. */
export function shield(width: number, height: number, edge: CounterEdge): string {
  const w = width / 2
  const h = height / 2
  return edge === 'round' ? heater(w, h) : notched(w, h)
}

function heater(w: number, h: number): string {
  const shoulder = Math.min(4, w * 0.3)
  return [
    `M${-w} ${-h + 1.5}`,
    `Q${-w + shoulder} ${-h + 1.2} ${-w + shoulder} ${-h - 1.4}`,
    `Q0 ${-h + 1.2} ${w - shoulder} ${-h - 1.4}`,
    `Q${w - shoulder} ${-h + 1.2} ${w} ${-h + 1.5}`,
    `V${h * 0.42}`,
    `C${w} ${h * 0.86} ${w * 0.42} ${h * 0.96} 0 ${h + 3.5}`,
    `C${-w * 0.42} ${h * 0.96} ${-w} ${h * 0.86} ${-w} ${h * 0.42}Z`,
  ].join('')
}

function notched(w: number, h: number): string {
  const teeth = Math.max(3, Math.round(w / 5) * 2 - 1)
  const points: Point[] = [
    [-w, -h - 1.4],
    [-w + 3, -h + 1.6],
    [w - 3, -h + 1.6],
    [w, -h - 1.4],
    [w - 1.2, -h * 0.4],
    [w, h * 0.62],
  ]
  for (let tooth = 0; tooth <= teeth * 2; tooth += 1) {
    const share = tooth / (teeth * 2)
    const deep = tooth % 2 ? h + 3.5 : h * 0.74
    points.push([w - share * 2 * w, tooth === 0 || tooth === teeth * 2 ? h * 0.7 : deep])
  }
  points.push([-w, h * 0.62], [-w + 1.2, -h * 0.4])
  return pathOf(points)
}

/** A little crown whose foot is in the middle of its lower edge. */
export function crown(width: number, height: number): string {
  const w = width / 2
  return pathOf([
    [-w, 0],
    [-w * 1.12, -height * 0.82],
    [-w * 0.5, -height * 0.42],
    [0, -height],
    [w * 0.5, -height * 0.42],
    [w * 1.12, -height * 0.82],
    [w, 0],
  ])
}

/** A flag on a pole that stands on the origin. */
export function flag(size: number): { pole: string; cloth: string } {
  return {
    pole: `M0 0V${-size}`,
    cloth: [
      `M0 ${-size}C${size * 0.25} ${-size * 1.16} ${size * 0.45} ${-size * 0.82} ${size * 0.82} ${-size * 0.98}`,
      `L${size * 0.62} ${-size * 0.72}L${size * 0.82} ${-size * 0.42}`,
      `C${size * 0.45} ${-size * 0.28} ${size * 0.25} ${-size * 0.62} 0 ${-size * 0.48}Z`,
    ].join(''),
  }
}

/** A circle around the origin. */
export const circle = (radius: number) =>
  `M${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0Z`
