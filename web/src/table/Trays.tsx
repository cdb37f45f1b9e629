/** What lies beside the board: dice, tracks, supplies. */

import { useState } from 'react'
import type { Figure, Marker, Tray } from '../api/types'
import { Glyph } from '../ui/Glyph'
import { Later } from '../ui/Later'
import { SideMark } from '../ui/marks'
import { capitalised } from '../words/words'
import { useTable } from './context'
import { pointed } from './offers'
import { PieceButton } from './PieceButton'

/** Kinds of trays that are shown with the cards. */
const OF_CARDS: readonly Tray['kind'][] = ['cards', 'hand', 'deck', 'open', 'laid', 'discard']

export function Trays() {
  const { say, layout, skin } = useTable()
  const trays = layout.trays.filter(({ kind }) => !skin.panelShows?.includes(kind))
  const dice = trays.filter(({ kind }) => kind === 'dice')
  const rest = trays.filter(({ kind }) => kind !== 'dice' && !OF_CARDS.includes(kind))
  return (
    <div className="trays">
      {dice.length > 0 && (
        <section aria-labelledby="dice">
          <h2 id="dice">{say('dice')}</h2>
          {dice.map((tray) => (
            <TrayRow key={tray.id} tray={tray} />
          ))}
        </section>
      )}
      {!skin.Panel && <Tracks />}
      <Folded title={say('beside-the-board')} trays={rest} />
    </div>
  )
}

/** Trays that are opened by hand, or when there is something in them to choose. */
function Folded({ title, trays }: { title: string; trays: readonly Tray[] }) {
  const { scene, decision } = useTable()
  const [opened, setOpened] = useState(false)
  const lying = [...scene.markers, ...scene.figures]
  const used = trays.filter(({ id }) => lying.some(({ at }) => at === id))
  if (!used.length) return null
  const refs = new Set(decision?.options.flatMap(pointed))
  const wanted = lying.some(({ id, at }) => refs.has(id) && used.some((tray) => tray.id === at))
  const rows = used.map((tray) => <TrayRow key={tray.id} tray={tray} />)
  return (
    <details
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
      open={opened || wanted}
    >
      <summary>
        <h2>{title}</h2>
      </summary>
      {wanted ? rows : <Later>{rows}</Later>}
    </details>
  )
}

function TrayRow({ tray }: { tray: Tray }) {
  const { say, scene, wording, naming, colourOf } = useTable()
  const { id, kind, owner = -1, label } = tray
  const markers = scene.markers.filter(({ at }) => at === id)
  const figures = scene.figures.filter(({ at }) => at === id)
  const name = label ? naming.name(label) : wording.seat(owner)
  const title = label || kind === 'dice' ? name : `${say(`tray-${kind}`)}: ${name}`
  return (
    <div className="tray" data-kind={kind}>
      <p className="caption">
        {owner >= 0 && <SideMark colour={colourOf(owner)} seat={owner} />}
        {capitalised(title)}
      </p>
      <ul>
        {[...markers, ...figures].map((piece) => (
          <li key={piece.id}>
            <TrayPiece piece={piece} />
          </li>
        ))}
        {!markers.length && !figures.length && <li className="none">{say('none')}</li>}
      </ul>
    </div>
  )
}

/** A die, card, token or somebody: it can be chosen if an option points at it, or looked at. */
export function TrayPiece({ piece }: { piece: Marker | Figure }) {
  const { naming, skin } = useTable()
  const form = 'form' in piece ? piece.form : 'figure'
  const count = ('count' in piece && piece.count) || 1
  const icon = piece.name ? skin.icon(form, piece.name) : undefined
  const name = naming.title(piece.id)
  return (
    <PieceButton className="piece" piece={piece}>
      <span aria-hidden="true" className="piece-face">
        {icon ? <Glyph icon={icon} /> : <b>{initials(name)}</b>}
      </span>
      <span className="piece-name">
        {capitalised(name)}
        {count > 1 && <b> ×{count}</b>}
      </span>
    </PieceButton>
  )
}

/** How far along its tracks everything is, where no panel of the game says it. */
function Tracks() {
  const { say, layout, scene, naming } = useTable()
  const lying = [...scene.markers, ...scene.figures]
  return layout.tracks.map((track) => {
    const spaces = new Map(track.spaces.map(({ id }, index) => [id, index]))
    const found = lying.flatMap((piece) => {
      const index = spaces.get(piece.at)
      return index === undefined ? [] : [{ piece, index }]
    })
    return (
      <section aria-label={naming.name(track.label)} className="track" key={track.id}>
        <ul>
          {found.map(({ piece, index }) => (
            <li key={piece.id}>
              {capitalised(naming.title(piece.id))}:{' '}
              <b>{'form' in piece ? say('of-goal', { index, goal: track.goal }) : index}</b>
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

function initials(name: string): string {
  return name
    .split(/\s+/)
    .map(([letter = '']) => letter)
    .join('')
    .slice(0, 2)
    .toLocaleUpperCase()
}
