/** The board: an ink-and-wash map with everything that lies on it, on which one chooses. */

import { type KeyboardEvent, type MouseEvent, useMemo, useRef, useState } from 'react'
import { Later } from '../ui/Later'
import { OptionMenu } from '../ui/OptionMenu'
import { Changed } from './Changed'
import type { BoardProps } from './contract'
import { DragLine } from './DragLine'
import { Ground } from './Ground'
import { OpenGroups } from './Groups'
import type { Point } from './geometry'
import { Halo } from './Halo'
import { Key } from './Key'
import { Lying } from './Lying'
import { landOf } from './land'
import { Names } from './Names'
import { Plates } from './Plates'
import { NOWHERE, type Places, place } from './placing'
import { Regions } from './Regions'
import { stopsOf } from './reaching'
import { isArrow, nextStop, type Stop } from './roving'
import { Lens, Standing } from './Standing'
import { BoardProvider, type BoardValue } from './Thing'
import { Tools } from './Tools'
import { type Choosing, useChoosing } from './useChoosing'
import { useDragging } from './useDragging'
import { useInSight } from './useInSight'
import { usePointedAt } from './usePointedAt'
import { usePressing } from './usePressing'
import { useQuietTools } from './useQuietTools'
import { useZoom, type Zooming } from './useZoom'
import './board.css'

/** So high is a count on a shield that is drawn as large as it is planned. */
const COUNT = 11
/** So high is it under a finger. */
const LARGE_COUNT = 20

const NO_TRAILS: readonly (readonly string[])[] = []

export function Board(props: BoardProps) {
  const { layout, scene, active, covered = 0, skin, onWhy, describe, optionText, say } = props
  const section = useRef<HTMLElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const plane = useRef<HTMLDivElement>(null)
  const zooming = useZoom(stage, plane, layout, covered)
  const { land, scale, isShort, places } = usePlaces(props, zooming)
  const { isMeasured } = zooming
  const choosing = useChoosing(props, places)
  const stops = useMemo(() => {
    const plates = (scene.plates ?? []).flatMap(({ at }) => at ?? [])
    return stopsOf(land, places, new Set([...plates, ...choosing.pointed.keys()]))
  }, [land, places, scene, choosing.pointed])
  const [stop, setStop] = useState<string>()
  const isOpen = [...choosing.pointed.keys()].some((ref) => places.where.has(ref))
  const reached = stop ?? (isOpen ? undefined : stops[0]?.ref)
  const table = useBoardOf(props, choosing, reached, isShort)
  const about = props.onAbout ?? onWhy
  const pressing = usePressing(about, refOf)
  const drag = usePieceDrag(props, choosing, places)
  const considering = useConsideringOn(props, choosing)
  const open = [...choosing.pointed.keys()]
  useInSight(zooming, places, { active, open, covered, skin })
  useQuietTools(section, zooming, covered, land, props.name)
  const [isBare, setBare] = useState(false)
  const bareButton = useRef<HTMLButtonElement>(null)
  const halo = usePointedAt(props.pointedAt, zooming, places, choosing.reach)

  const onKeyDown = (event: KeyboardEvent) => {
    const bare = () => {
      setBare(!isBare)
      // What has the keyboard may be a piece that is about to be hidden.
      bareButton.current?.focus()
    }
    const move = { ...movesOf(zooming), ...(isTyped(event) ? { h: bare } : {}) }[event.key]
    const ref = refOf(event.target)
    if (move) move()
    else if (event.key === 'Escape' && choosing.letGo()) event.stopPropagation()
    else if (ref && event.target instanceof Element) {
      onKeyAt(event, ref, { stops, section: section.current, act: choosing.act, onWhy, about })
    }
  }
  const onClick = ({ target }: MouseEvent) => {
    const thing = target instanceof Element ? target.closest<SVGElement>('[data-ref]') : null
    if (thing?.dataset.ref && !pressing.wasLong() && !drag.wasDragged())
      choosing.act(thing.dataset.ref, thing)
  }

  const lens = scale * zooming.scale < 0.9 ? pressing.pressed : undefined
  const lie = { land, scene, places }
  return (
    <section
      aria-label={say('board')}
      className={isBare ? 'board bare' : 'board'}
      data-covered={covered > 0}
      onKeyDown={onKeyDown}
      ref={section}
    >
      <div className="board-stage" ref={stage}>
        <div
          className="board-plane"
          ref={plane}
          style={{ width: layout.width * zooming.fit, height: layout.height * zooming.fit }}
        >
          {isMeasured && <Ground land={land} name={props.name} skin={skin} />}
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: its things have names, itself has none */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the section listens to keys */}
          <svg
            className="board-pieces"
            onClick={onClick}
            {...considering}
            onFocus={(event) => {
              setStop(refOf(event.target))
              considering.onPointerOver(event)
            }}
            {...pressing.listeners}
            onPointerDown={(event) => {
              pressing.listeners.onPointerDown(event)
              drag.listeners.onPointerDown(event)
            }}
            viewBox={`0 0 ${layout.width} ${layout.height}`}
          >
            {isMeasured && (
              <BoardProvider value={table}>
                <Regions land={land} scene={scene} />
                {isNamed(skin) && (
                  <Names
                    {...lie}
                    isShort={isShort}
                    isWide={skin.drawing !== undefined}
                    name={props.name}
                    scale={zooming.scale}
                  />
                )}
                <Plates places={places} say={say} scene={scene} zoom={zooming.scale} />
                <Lying {...lie} trails={props.trails ?? NO_TRAILS} scale={scale} />
                <Standing {...lie} scale={scale} />
                <OpenGroups land={land} scale={scale} scene={scene} />
                <Changed areas={props.changed} places={places} scale={scale} />
                {halo && (
                  <Halo
                    at={halo.at}
                    path={land.shapes.get(halo.ref)?.path}
                    scale={scale}
                    zoom={zooming.scale}
                  />
                )}
                {drag.dragged && (
                  <DragLine
                    from={places.where.get(drag.dragged.ref) ?? [0, 0]}
                    scale={scale}
                    to={onBoard(plane.current, layout, drag.dragged.to)}
                  />
                )}
                {lens && (
                  <Lens
                    onStage={zooming.onStage}
                    places={places}
                    refs={choosing.reach(lens)}
                    scale={LARGE_COUNT / COUNT / zooming.scale}
                  />
                )}
              </BoardProvider>
            )}
          </svg>
        </div>
      </div>
      <p aria-live="polite" className="board-bare">
        {isBare && say('pieces-hidden')}
      </p>
      <Later>
        <Tools bareButton={bareButton} isBare={isBare} onBare={setBare} say={say} zooming={zooming}>
          {(close) => (
            <>
              <Key layout={layout} name={props.name} say={say} skin={skin} />
              {props.keyMore?.(close)}
            </>
          )}
        </Tools>
      </Later>
      {choosing.menu && (
        <OptionMenu
          anchor={choosing.menu.anchor}
          label={describe(choosing.menu.ref)}
          onChoose={choosing.choose}
          onClose={choosing.closeMenu}
          options={choosing.menu.options}
          optionText={optionText}
        />
      )}
    </section>
  )
}

/** Whether names are written where there is room; the scenery of some boards has them. */
const isNamed = ({ Scenery, drawing }: BoardProps['skin']) => !Scenery || drawing !== undefined

/** The land, how large pieces are drawn on it, and where they are. */
function usePlaces({ layout, scene, skin }: BoardProps, zooming: Zooming) {
  const { drawing, army, tokens } = skin
  const { isMeasured, scale: zoom } = zooming
  const land = useMemo(() => landOf(layout, drawing), [layout, drawing])
  const scale = drawing?.pieceScale(zoom) ?? pieceScale(zoom)
  const isShort = drawing !== undefined && zoom < drawing.short
  const places = useMemo(
    () => (isMeasured ? place(land, scene, scale, { army, tokens, isShort }) : NOWHERE),
    [land, scene, scale, isMeasured, army, tokens, isShort],
  )
  return { land, scale, isShort, places }
}

/** A point of the screen on the board. */
function onBoard(
  plane: Element | null,
  { width, height }: Pick<BoardProps['layout'], 'width' | 'height'>,
  [x, y]: Point,
): Point {
  const box = plane?.getBoundingClientRect()
  if (!box?.width || !box.height) return [0, 0]
  return [((x - box.left) / box.width) * width, ((y - box.top) / box.height) * height]
}

/** A piece is dragged to its goal: it is chosen as if it and then the goal were clicked. */
function usePieceDrag(props: BoardProps, choosing: Choosing, places: Places) {
  const { options, onTouch } = props
  const stands = (ref: string) =>
    [...places.counters, ...places.figures].some(({ thing }) => thing.id === ref)
  const meant = (ref: string) => choosing.reach(ref).some((each) => choosing.pointed.has(each))
  return useDragging(options, {
    pieceAt(target) {
      const ref = props.seats.length ? refOf(target) : undefined
      return ref !== undefined && stands(ref) ? ref : undefined
    },
    onStart(ref) {
      const anchor = document.querySelector(`.board [data-ref="${CSS.escape(ref)}"]`)
      if (meant(ref) && anchor) choosing.act(ref, anchor)
      else onTouch?.(ref)
    },
    onDrop(ref, anchor) {
      if (!meant(ref)) return false
      choosing.act(ref, anchor)
      return true
    },
  })
}

/** Whoever looks at something that may be attacked wants to know the odds. */
function useConsideringOn({ onConsider, scene }: BoardProps, { pointed, reach }: Choosing) {
  // Where plates tell how things stand, every move changes what they say.
  const roles = scene.plates?.length ? ['attack', 'target'] : ['attack']
  const tell = (target: EventTarget | null, isLookedAt: boolean) => {
    const ref = refOf(target)
    const found = ref && reach(ref).find((each) => roles.includes(pointed.get(each)?.role ?? ''))
    const [option] = (found && pointed.get(found)?.options) || []
    if (option) onConsider?.(option, isLookedAt)
  }
  return {
    onPointerOver: ({ target }: { target: EventTarget }) => tell(target, true),
    onPointerOut: ({ target }: { target: EventTarget }) => tell(target, false),
    onBlur: ({ target }: { target: EventTarget }) => tell(target, false),
  }
}

/** How large pieces are drawn: closer by, they grow more slowly than the land. */
function pieceScale(scale: number): number {
  const wanted = scale < 1.02 ? (1.02 / scale) ** 0.35 : (1.02 / scale) ** 0.4
  return Math.min(1.4, Math.max(0.45, Math.round(wanted * 20) / 20))
}

/** The id of the thing that something on the board belongs to. */
function refOf(target: EventTarget | null): string | undefined {
  const found = target instanceof Element ? target.closest<SVGElement>('[data-ref]') : null
  return found?.dataset.ref
}

/** What every thing on the board knows of it. */
function useBoardOf(
  { skin, layout, chosen, describe, optionText }: BoardProps,
  { pointed, single }: Choosing,
  stop: string | undefined,
  isShort: boolean,
): BoardValue {
  return useMemo<BoardValue>(
    () => ({
      skin,
      isShort,
      roleOf: (ref) => pointed.get(ref)?.role,
      isChosen: (ref) => chosen.includes(ref) || ref === single,
      labelOf(ref) {
        const open = pointed.get(ref)?.options ?? []
        return [describe(ref), ...open.slice(0, MOST_NAMED).map(optionText)].join(' – ')
      },
      stop,
      colourOf: (seat) => layout.sides.find((side) => side.seat === seat)?.colour ?? 'none',
    }),
    [skin, layout, chosen, describe, optionText, pointed, single, stop, isShort],
  )
}

/** So many options are part of a thing's name; the menu has the others. */
const MOST_NAMED = 3

const movesOf = ({ closer, farther, whole }: Zooming): Readonly<Record<string, () => void>> => ({
  '+': closer,
  '=': closer,
  '-': farther,
  '0': whole,
})

/** Whether a key was meant as a letter, not as a part of a shortcut. */
const isTyped = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => !ctrlKey && !metaKey && !altKey

interface Reached {
  stops: readonly Stop[]
  section: HTMLElement | null
  act(ref: string, anchor: Element): void
  onWhy(ref: string): void
  about(ref: string): void
}

/** A key was pressed at a thing. */
function onKeyAt(event: KeyboardEvent, ref: string, reached: Reached) {
  const { stops, section, act, onWhy, about } = reached
  const { key, target } = event
  if (key === '?') onWhy(ref)
  else if (key === 'i' && isTyped(event)) about(ref)
  else if (key === 'Enter' || key === ' ') {
    event.preventDefault()
    act(ref, target as Element)
  } else if (isArrow(key)) {
    event.preventDefault()
    const from = stops.find((stop) => stop.ref === ref)
    const next = from && nextStop(stops, from, key)
    if (next) section?.querySelector<SVGElement>(`[data-ref="${CSS.escape(next)}"]`)?.focus()
  }
}
