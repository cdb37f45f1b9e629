/** What lies under the pieces and never changes: washes on paper, and ink over them. */

import { memo, useDeferredValue, useEffect, useRef, useState } from 'react'
import type { Skin } from './contract'
import { Glyph } from './Glyph'
import { pathOf } from './geometry'
import { arrow, groundSigns, plaque, rivers, slopes, wallHatching, wallLines } from './ink'
import { type Land, SPOT } from './land'
import { usePainted } from './usePainted'
import type { Colours } from './wash'

interface GroundProps {
  land: Land
  skin: Skin
}

interface NamedGroundProps extends GroundProps {
  /** The name that a label of the layout stands for. */
  name(labelKey: string): string
}

/** Everything of the board that is printed: first what is needed to read it, then what adorns it. */
export const Ground = memo(function Ground({ land, skin, name }: NamedGroundProps) {
  const isPainted = useDeferredValue(usePainted()) // names come before ornaments
  return (
    <>
      <Wash isAdorned={isPainted} land={land} own={skin.washes} />
      <Ink isAdorned={isPainted} land={land} name={name} skin={skin} />
    </>
  )
})

interface Adorned {
  isAdorned: boolean
}

/** Points of the picture for each unit of the board: fine enough to come closer. */
const fineness = () => (globalThis.devicePixelRatio > 1 ? 2 : 1.5)

/** The painted picture; until it is ready, and where there can be none, plain tints. */
function Wash({ land, isAdorned, own }: { land: Land; own: Skin['washes'] } & Adorned) {
  const wash = useRef<HTMLImageElement>(null)
  const theme = useTheme()
  const { width, height } = land.layout
  useEffect(() => {
    const element = wash.current
    if (!element || !isAdorned) return
    let isWanted = true
    const plain = getComputedStyle(element).getPropertyValue('--board-plain').trim() === '1'
    const relief = Number(getComputedStyle(element).getPropertyValue('--board-relief') || 1)
    const painting = { colours: coloursOf(element), plain, relief, scale: fineness() }
    const paint = async () => {
      const { pictureOf, washes } = await import('./wash')
      const address = isWanted && (await pictureOf((own ?? washes)(land, painting)))
      if (!address) return
      if (!isWanted) return URL.revokeObjectURL(address)
      URL.revokeObjectURL(element.src)
      element.src = address
      element.dataset.theme = theme
    }
    paint().catch(() => undefined) // whoever has lost the line meanwhile sees plain tints
    return () => {
      isWanted = false
    }
  }, [land, theme, isAdorned, own])
  useEffect(() => {
    const element = wash.current
    return () => URL.revokeObjectURL?.(element?.src ?? '')
  }, [])
  return (
    <>
      <svg aria-hidden="true" className="board-tints" viewBox={`0 0 ${width} ${height}`}>
        <rect
          fill={`var(--ground-${land.layout.backdrop}, var(--paper))`}
          height={height}
          width={width}
        />
        {land.regions.map(({ area, path }) => (
          <path d={path} fill={`var(--ground-${area.texture ?? ''}, var(--paper))`} key={area.id} />
        ))}
      </svg>
      <img alt="" className="board-wash" ref={wash} />
    </>
  )
}

/** The colours of the page as it is now; custom properties may depend on the theme. */
function coloursOf(element: HTMLElement): Colours {
  const known = new Map<string, string>()
  return (name) => {
    const found = known.get(name)
    if (found !== undefined) return found
    element.style.color = `var(--${name}, #8886)`
    const colour = getComputedStyle(element).color
    known.set(name, colour)
    return colour
  }
}

const QUERIES = [
  '(prefers-color-scheme: dark)',
  '(prefers-contrast: more)',
  '(forced-colors: active)',
]

/** A text that changes when the colours of the page do. */
function useTheme(): string {
  const [theme, setTheme] = useState(readTheme)
  useEffect(() => {
    const look = () => setTheme(readTheme())
    const queries = QUERIES.map((query) => window.matchMedia?.(query)).filter(Boolean)
    const observer = new MutationObserver(look)
    observer.observe(document.documentElement, { attributes: true })
    for (const query of queries) query.addEventListener?.('change', look)
    return () => {
      observer.disconnect()
      for (const query of queries) query.removeEventListener?.('change', look)
    }
  }, [])
  return theme
}

function readTheme(): string {
  const root = document.documentElement
  const chosen = [root.className, ...Object.values(root.dataset)].join(' ')
  return [chosen, ...QUERIES.map((query) => window.matchMedia?.(query)?.matches)].join()
}

/** All that is drawn with the pen. */
function Ink({ land, skin, name, isAdorned }: NamedGroundProps & Adorned) {
  const { width, height } = land.layout
  if (skin.Scenery) {
    return (
      <svg aria-hidden="true" className="board-ink" viewBox={`0 0 ${width} ${height}`}>
        {isAdorned && !skin.drawing && <Signs land={land} skin={skin} />}
        <skin.Scenery land={land} layout={land.layout} name={name} />
        {skin.sceneries?.map((More, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change
          <More key={index} land={land} layout={land.layout} name={name} />
        ))}
      </svg>
    )
  }
  return (
    <svg aria-hidden="true" className="board-ink" viewBox={`0 0 ${width} ${height}`}>
      <Borders land={land} />
      {isAdorned && <Signs land={land} skin={skin} />}
      {rivers(land).map((river) => (
        <g className="river" key={river.bed}>
          <path className="river-bed" d={river.bed} />
          <path className="river-water" d={river.water} />
          <path className="river-light" d={river.light} />
          <path className="river-ripples" d={river.ripples} />
          <path className="river-banks" d={river.banks} />
        </g>
      ))}
      {isAdorned && <path className="wall-hatching" d={wallHatching(land)} />}
      <path className="wall" d={wallLines(land)} />
      <Boxes land={land} skin={skin} />
      {land.layout.spots.map(({ name, at: [x, y] }) => (
        <g className="spot" key={`${x},${y}`} transform={`translate(${x} ${y})`}>
          <circle className="spot-ground" r={SPOT} />
          <circle className="spot-rim" r={SPOT - 1.6} />
          <Glyph icon={skin.icon('spot', name)} size={SPOT * 1.7} x={0} y={0} />
        </g>
      ))}
      <rect className="board-frame" height={height - 6} width={width - 6} x={3} y={3} />
    </svg>
  )
}

/** Slopes, and what grows and stands on the ground. */
function Signs({ land, skin }: GroundProps) {
  return (
    <>
      <path className="ink-slope" d={slopes(land)} />
      {groundSigns(land, skin).map(({ texture, strokes }, index) => (
        <g
          className="ground"
          data-texture={texture}
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change
          key={index}
          style={
            {
              '--tint': `var(--ground-${texture}, var(--paper))`,
              '--deep': `var(--ground-${texture}-deep)`,
            } as React.CSSProperties
          }
        >
          {strokes.map(({ tone, d }, stroke) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change
            <path className={`tone-${tone}`} d={d} key={stroke} />
          ))}
        </g>
      ))}
    </>
  )
}

function Borders({ land }: { land: Land }) {
  return (
    <g className="borders">
      {land.borders.map(({ line, points, isFrontier }) => (
        <path
          className={isFrontier ? 'border frontier' : 'border'}
          d={pathOf(points, false)}
          key={line.between?.join() + String(line.points[0])}
        />
      ))}
    </g>
  )
}

function Boxes({ land, skin }: GroundProps) {
  return (
    <g className="boxes">
      {land.arrows.map(({ line, points }) => (
        <path className="box-arrow" d={arrow(points, 6)} key={line.between?.join()} />
      ))}
      {land.boxes.map((shape) => {
        const [x, y] = shape.area.centre
        return (
          <g key={shape.area.id}>
            <path className="box-ground" d={plaque(shape)} />
            <path
              className="box-rim"
              d={plaque(shape)}
              transform={`translate(${x} ${y}) scale(.9 .87) translate(${-x} ${-y})`}
            />
            <Glyph
              className="box-icon"
              icon={skin.icon('mark', shape.area.id)}
              size={34}
              x={x}
              y={y}
            />
          </g>
        )
      })}
    </g>
  )
}
