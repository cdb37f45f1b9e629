/** Carries out what there is to see on the elements of the table: only transforms and opacity change. */

import type { Point } from '../board/geometry'
import type { From, Timed } from './steps'

/** How things lay before the table changed. */
export interface Before {
  /** Pieces of a board by their ids: how they were drawn, and as what. */
  pieces: ReadonlyMap<string, { pose: string; look: SVGElement }>
  /** Cards and trays by their ids. */
  places: ReadonlyMap<string, DOMRect>
}

/** Things of a board are drawn by a group around what can be hit. */
const groupOf = (element: Element) => element.closest<SVGElement>('g.piece')

export function before(table: ParentNode): Before {
  const pieces = new Map<string, { pose: string; look: SVGElement }>()
  const places = new Map<string, DOMRect>()
  for (const element of table.querySelectorAll('[data-ref]')) {
    const ref = element.getAttribute('data-ref') ?? ''
    const look = groupOf(element)
    if (look) pieces.set(ref, { pose: look.style.transform, look })
    else if (element instanceof HTMLElement) places.set(ref, element.getBoundingClientRect())
  }
  for (const pile of table.querySelectorAll<HTMLElement>('[data-pile]')) {
    places.set(pile.dataset.pile ?? '', pile.getBoundingClientRect())
  }
  return { pieces, places }
}

interface Stage {
  table: Element
  was: Before
  centreOf(area: string): Point | undefined
  /** Before this time, in milliseconds from now, something else is being shown. */
  after: number
}

/** Begins all steps; what comes later waits where it was. */
export function perform(steps: readonly Timed[], stage: Stage): Animation[] {
  return steps.flatMap((step) => {
    const times = { delay: stage.after + step.start, duration: step.length }
    if (step.kind === 'vanish') return vanish(step.ref, times, stage)
    const elements = [...stage.table.querySelectorAll(`[data-ref="${CSS.escape(step.ref)}"]`)]
    return elements.flatMap((element) => {
      if (step.kind === 'glide') return glide(element, step.from, times, stage)
      if (step.kind === 'roll') return tumble(element, times)
      const look = groupOf(element) ?? element.closest('.place, .card-place') ?? element
      return [look.animate(step.kind === 'appear' ? APPEAR : HURT, { ...times, fill: 'backwards' })]
    })
  })
}

interface Times {
  delay: number
  duration: number
}

const APPEAR = [{ opacity: 0 }, { opacity: 1 }]
const HURT = [1, 0.3, 1, 0.3, 1].map((opacity) => ({ opacity }))
const TUMBLE = [
  { transform: 'rotate(-220deg) scale(0.6)' },
  { transform: 'rotate(25deg) scale(1.12)', offset: 0.7 },
  { transform: 'none' },
]

function glide(element: Element, from: From, times: Times, stage: Stage): Animation[] {
  const look = groupOf(element)
  if (look) return 'was' in from ? march(look, from.was, from.through, times, stage) : []
  const place = 'was' in from ? from.was : from.tray
  const start = stage.was.places.get(place)
  return start && element instanceof HTMLElement ? travel(element, start, times) : []
}

/** A piece goes from where something stood to where it is. */
function march(
  look: SVGElement,
  was: string,
  through: readonly string[],
  times: Times,
  { was: { pieces }, centreOf }: Stage,
): Animation[] {
  const end = look.style.transform
  const start = pieces.get(was)?.pose
  if (start === undefined || start === end) return []
  const scale = /scale\([^)]*\)/.exec(end)?.[0] ?? ''
  const between = through.flatMap((area) => {
    const centre = centreOf(area)
    return centre ? [`translate(${centre[0]}px, ${centre[1]}px) ${scale}`] : []
  })
  // The board's own transition would begin at the end of it all.
  look.style.transition = 'none'
  const animation = look.animate(
    [start, ...between, end].map((transform) => ({ transform })),
    { ...times, easing: 'ease-in-out', fill: 'backwards' },
  )
  whenOver(animation, () => {
    look.style.transition = ''
  })
  return [animation]
}

/** A card goes from where it lay. Its likeness does, so that nothing it lies in can cut it off. */
function travel(element: HTMLElement, start: DOMRect, times: Times): Animation[] {
  const end = element.getBoundingClientRect()
  const table = element.closest('.table')
  if (!table || !end.width || (start.x === end.x && start.y === end.y)) return []
  const likeness = likenessOf(element)
  Object.assign(likeness.style, {
    position: 'fixed',
    left: `${end.x}px`,
    top: `${end.y}px`,
    width: `${end.width}px`,
    height: `${end.height}px`,
    margin: '0',
    zIndex: '6',
    transformOrigin: '0 0',
  })
  const surroundings = shellsAround(element, table, likeness)
  table.append(surroundings)
  const scale = Math.min(1, start.height / (end.height || 1)) || 1
  const moving = likeness.animate(
    [
      {
        transform: `translate(${start.x - end.x}px, ${start.y - end.y}px) scale(${scale})`,
        opacity: 0.6,
      },
      { transform: 'none', opacity: 1 },
    ],
    { ...times, easing: 'ease-in-out', fill: 'backwards' },
  )
  whenOver(moving, () => surroundings.remove())
  const hidden = element.animate([{ opacity: 0 }, { opacity: 0 }], { ...times, fill: 'backwards' })
  return [moving, hidden]
}

/** What is not there any more fades. */
function vanish(ref: string, times: Times, { table, was }: Stage): Animation[] {
  const look = was.pieces.get(ref)?.look
  const board = table.querySelector('.board-pieces')
  if (!look || !board || look.isConnected) return []
  const likeness = likenessOf(look)
  board.append(likeness)
  const animation = likeness.animate([{ opacity: 1 }, { opacity: 0 }], { ...times, fill: 'both' })
  whenOver(animation, () => likeness.remove())
  return [animation]
}

function tumble(element: Element, times: Times): Animation[] {
  const dice = [...element.querySelectorAll('svg')]
  return (dice.length ? dice : [element]).map((die) =>
    die.animate(TUMBLE, { ...times, easing: 'ease-out', fill: 'backwards' }),
  )
}

/** A likeness looks as where the thing itself lies, since the styles of what it lies in hold for it;
 * but they make no room, so that nothing moves and nothing is cut off. */
function shellsAround(element: HTMLElement, table: Element, likeness: HTMLElement): HTMLElement {
  let inner = likeness
  for (let each = element.parentElement; each && each !== table; each = each.parentElement) {
    const shell = each.cloneNode(false) as HTMLElement
    unname(shell)
    shell.style.display = 'contents'
    shell.append(inner)
    inner = shell
  }
  inner.setAttribute('aria-hidden', 'true')
  inner.setAttribute('inert', '')
  return inner
}

/** Takes away all by which somebody could find a thing or hear of it. */
function unname(element: Element): void {
  for (const name of ['id', 'data-ref', 'tabindex', 'role', 'aria-label', 'aria-haspopup']) {
    element.removeAttribute(name)
  }
  element.classList.remove('may')
}

/** The same to the eye, and nothing to anybody else. */
function likenessOf<Drawn extends SVGElement | HTMLElement>(element: Drawn): Drawn {
  const likeness = element.cloneNode(true) as Drawn
  for (const each of [likeness, ...likeness.querySelectorAll('*')]) unname(each)
  likeness.setAttribute('aria-hidden', 'true')
  likeness.setAttribute('inert', '')
  likeness.classList.add('motion-likeness')
  return likeness
}

/** Once, whether it ran to its end, was finished or was cancelled. */
function whenOver(animation: Animation, then: () => void): void {
  animation.finished.then(then, then)
}
