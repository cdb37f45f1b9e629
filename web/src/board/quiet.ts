/** Where the board's buttons stand so that they cover as little as can be of what is read. */

import { type Box, overlap } from './geometry'

/** Between two buttons, and between them and the edge of the stage. */
const GAP = 5
const MARGIN = 8
/** So far apart are the places that are tried. */
const STEP = 6

/** So many points where a piece may stand are worth one of a name. */
const WORTH = 100

export interface Size {
  width: number
  height: number
}

export interface Quiet {
  x: number
  y: number
  columns: number
}

/** The place at an edge of the stage that covers least, and of these the one nearest to where they
 * stand; nothing if they cover nothing that is read there. Where they move, they also keep clear of the
 * middles of areas, where pieces will stand. */
export function quietPlace(
  stage: Size,
  tool: Size,
  count: number,
  own: Box,
  read: readonly Box[],
  middles: readonly Box[],
): Quiet | undefined {
  if (!read.some((each) => overlap(own, each))) return undefined
  const cost = (box: Box) => WORTH * shared(box, read) + shared(box, middles)
  let least = cost(own)
  let near = 0
  let found: Quiet | undefined
  for (const columns of [1, 2, 3, count]) {
    const width = along(tool.width, columns)
    const height = along(tool.height, Math.ceil(count / columns))
    for (const [x, y] of edges(stage.width - width, stage.height - height)) {
      const covered = cost({ x, y, width, height })
      const far = Math.hypot(
        x + width / 2 - own.x - own.width / 2,
        y + height / 2 - own.y - own.height / 2,
      )
      if (covered > least || (covered === least && (!found || far >= near))) continue
      least = covered
      near = far
      found = { x, y, columns }
    }
  }
  return found
}

const shared = (box: Box, others: readonly Box[]) =>
  others.reduce((sum, each) => sum + overlap(box, each), 0)

const along = (size: number, count: number) => count * size + (count - 1) * GAP

/** Points along the edges of a rectangle of this size, from the lower left corner on. */
function* edges(width: number, height: number): Generator<[number, number]> {
  const right = width - MARGIN
  const bottom = height - MARGIN
  if (right < MARGIN || bottom < MARGIN) return
  for (let y = bottom; y >= MARGIN; y -= STEP) {
    yield [MARGIN, y]
    yield [right, y]
  }
  for (let x = MARGIN; x <= right; x += STEP) {
    yield [x, bottom]
    yield [x, MARGIN]
  }
}

// On the page

const READ = 'text, .piece'
const AREAS = '.region'
/** So large is what stands in the middle of an area, in points of the screen. */
const MIDDLE = 48
const PROPERTIES = ['display', 'left', 'top', 'bottom', 'transform', 'grid-template-columns']

/** Let the buttons of a board stand in such a place; `isFree` tells that nothing covers it. */
export function stand(board: HTMLElement, stage: Size, isFree: boolean): void {
  const tools = board.querySelector<HTMLElement>('.board-tools')
  const plane = board.querySelector<HTMLElement>('.board-plane')
  if (!tools || !plane) return
  for (const property of PROPERTIES) tools.style.removeProperty(property)
  const each = tools.querySelectorAll<HTMLElement>('.board-tool')
  const [tool] = each
  const isAbove = getComputedStyle(tools).position === 'absolute'
  if (!isFree || !isAbove || !tool?.offsetWidth) return
  const size = { width: tool.offsetWidth, height: tool.offsetHeight }
  const read = whole(plane, stage, READ)
  const middles = whole(plane, stage, AREAS).map(middleOf)
  const place = quietPlace(stage, size, each.length, within(tools, board), read, middles)
  if (!place) return
  Object.assign(tools.style, {
    display: 'grid',
    left: `${place.x}px`,
    top: `${place.y}px`,
    bottom: 'auto',
    transform: 'none',
    gridTemplateColumns: `repeat(${place.columns}, auto)`,
  })
}

function within(inner: Element, outer: Element): Box {
  const { left, top, width, height } = inner.getBoundingClientRect()
  const around = outer.getBoundingClientRect()
  return { x: left - around.left, y: top - around.top, width, height }
}

function middleOf({ x, y, width, height }: Box): Box {
  const [across, down] = [Math.min(width, MIDDLE), Math.min(height, MIDDLE)]
  return { x: x + (width - across) / 2, y: y + (height - down) / 2, width: across, height: down }
}

/** The boxes of some of the board, as it lies on the stage while all of it is in view. */
function whole(plane: HTMLElement, stage: Size, selector: string): Box[] {
  const { offsetWidth, offsetHeight } = plane
  const scale = plane.getBoundingClientRect().width / offsetWidth || 1
  return [...plane.querySelectorAll(selector)].map((each) => {
    const { x, y, width, height } = within(each, plane)
    return {
      x: x / scale + (stage.width - offsetWidth) / 2,
      y: y / scale + (stage.height - offsetHeight) / 2,
      width: width / scale,
      height: height / scale,
    }
  })
}
