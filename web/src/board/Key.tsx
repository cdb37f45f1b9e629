/** The key of the map: what its signs mean, drawn as they are on it. */

import type { Layout } from '../api/types'
import { seeded } from './chance'
import type { Say, Skin } from './contract'
import { Glyph } from './Glyph'
import { SPOT } from './land'
import { crown, shield } from './outlines'

interface KeyProps {
  layout: Layout
  skin: Skin
  name(labelKey: string): string
  say: Say
}

export function Key({ layout, skin, name, say }: KeyProps) {
  const marks = new Set(layout.areas.flatMap((area) => area.marks ?? []).map((mark) => mark.name))
  const ways = layout.spots.filter(({ between = [] }) => between.length > 1)
  const spots = new Set(ways.map((spot) => spot.name))
  const has = (kind: string) => layout.lines.some((line) => line.kind === kind)
  const { river = 'key-river', pile = 'key-pile' } = skin.keys ?? {}
  return (
    <dl className="key">
      {layout.textures.map((texture) => (
        <Entry key={texture.id} text={name(texture.label)}>
          <Patch skin={skin} texture={texture.id} />
        </Entry>
      ))}
      {has('river') && river && (
        <Entry text={say(river)}>
          <path className="river-bed" d="M2 15Q20 6 46 15L46 21Q22 14 2 22Z" />
          <path className="river-light" d="M2 18Q20 9 46 17L46 19Q22 12 2 20Z" />
        </Entry>
      )}
      {has('mountains') && (
        <Entry text={say('key-mountains')}>
          <path className="key-peak" d="M4 24L14 8L24 24ZM18 24L30 4L42 24Z" />
          <path className="key-peak-shade" d="M14 8L24 24H15ZM30 4L42 24H31Z" />
        </Entry>
      )}
      {[...spots].map((spot) => (
        <Entry key={spot} text={say(`key-spot-${spot}`)}>
          <g className="spot" transform="translate(24 15)">
            <circle className="spot-ground" r={SPOT} />
            <circle className="spot-rim" r={SPOT - 1.6} />
            <Glyph icon={skin.icon('spot', spot)} size={SPOT * 1.7} x={0} y={0} />
          </g>
        </Entry>
      ))}
      {layout.lines.some((line) => line.style === 'slope') && (
        <Entry text={say('key-slope')}>
          <path className="border" d="M2 20H46" />
          <path
            className="key-slope"
            d="M6 10V19M11 8V19M16 10V19M21 9V19M26 8V19M31 10V19M36 9V19M41 8V19"
          />
        </Entry>
      )}
      {has('wall') && (
        <Entry text={say('key-wall')}>
          <rect
            fill={`var(--ground-${layout.backdrop}, var(--paper))`}
            height={28}
            rx={3}
            width={46}
            x={1}
            y={1}
          />
          <path className="key-wall" d="M2 20Q14 14 24 19T46 15" />
        </Entry>
      )}
      {[...marks].map((mark) => (
        <Entry key={mark} text={say(`key-mark-${mark}`)}>
          {skin.icon('mark', mark) ? (
            <g className="sign" transform="translate(24 15)">
              <rect className="sign-ground" height={20} rx={3} width={20} x={-10} y={-10} />
              <Glyph className="sign-icon" icon={skin.icon('mark', mark)} size={15} x={0} y={0} />
            </g>
          ) : (
            <g className="coin" transform="translate(24 15)">
              <circle className="coin-ground" r={9} />
            </g>
          )}
        </Entry>
      ))}
      {skin.counter?.above && (
        <Entry text={say(`key-${skin.counter.above}`)}>
          <path className="crown" d={crown(12, 11)} transform="translate(15 21)" />
          <path className="crown hollow" d={crown(12, 11)} transform="translate(33 21)" />
        </Entry>
      )}
      {skin.counter?.below && (
        <Entry text={say(`key-${skin.counter.below}`)}>
          <circle className="bead" cx={24} cy={15} r={6} />
        </Entry>
      )}
      {pile && (
        <Entry text={say(pile)}>
          <g className="pile" transform="translate(24 15)">
            <circle className="pile-ground" r={9} />
            <circle className="pile-rim" r={7} />
          </g>
        </Entry>
      )}
      {(['may', 'may-attack', 'chosen'] as const).map((state) => (
        <Entry key={state} text={say(`key-${state}`)}>
          <g className={state === 'chosen' ? 'region-mark chosen' : `region-mark may ${state}`}>
            <path className="mark-wash" d="M5 5H43V26H5Z" />
            <path className="mark-edge" d="M5 5H43V26H5Z" />
            <path className="mark-line" d="M5 5H43V26H5Z" />
          </g>
        </Entry>
      ))}
      <Entry text={say('key-trail')}>
        <g className="trail">
          <path className="trail-halo" d="M5 22Q20 4 43 12" />
          <path className="trail-dots" d="M5 22Q20 4 43 12" />
        </g>
      </Entry>
      {layout.sides.map((side) => (
        <Entry key={side.seat} text={name(side.label)}>
          <g className={`counter-face side-${side.colour}`} transform="translate(24 14) scale(.58)">
            <path className="counter-field" d={shield(30, 36, skin.edge?.(side.seat) ?? 'round')} />
          </g>
        </Entry>
      ))}
    </dl>
  )
}

function Entry({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <div className="key-entry">
      <dt>
        <svg aria-hidden="true" className="key-picture" viewBox="0 0 48 30">
          {children}
        </svg>
      </dt>
      <dd>{text}</dd>
    </div>
  )
}

/** A piece of ground with its signs. */
function Patch({ texture, skin }: { texture: string; skin: Skin }) {
  const chance = seeded(texture)
  const ground = skin.grounds?.[texture]
  const strokes = [13, 34].flatMap((x) => ground?.draw([x, 16], chance) ?? [])
  const colours = {
    '--tint': `var(--ground-${texture}, var(--paper))`,
    '--deep': `var(--ground-${texture}-deep)`,
  }
  return (
    <g className="ground" data-texture={texture} style={colours as React.CSSProperties}>
      <rect fill="var(--tint)" height={28} rx={3} stroke="var(--deep)" width={46} x={1} y={1} />
      {strokes.map(({ tone, d }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <path className={`tone-${tone}`} d={d} key={index} />
      ))}
    </g>
  )
}
