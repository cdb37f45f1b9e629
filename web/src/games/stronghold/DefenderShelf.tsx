/** What the Defender can use: his hourglasses, works with what lies on them, orders and plans. */

import type { Marker } from '../../api/types'
import { useTable } from '../../table/context'
import { PieceButton } from '../../table/PieceButton'
import { numberOf } from '../../table/panels'
import { capitalised } from '../../words/words'
import { Sign } from './Sign'
import { useAsked } from './useAsked'
import './shelves.css'

/** So many glasses are drawn one by one; of more, one with a number. */
const MOST = 6

export function DefenderShelf() {
  const { say, scene } = useTable()
  const lying = (tray: string) => scene.markers.filter(({ at }) => at === tray)
  const isAsked = useAsked()
  const [held] = lying('hourglasses')
  const count = held?.count ?? 0
  return (
    <section aria-label={say('shelf-defender')} className="siege-shelf of-defender">
      <div className="shelf-glasses">
        <Sign name="hourglass" />
        <b>{count}</b>
        <span>{say('shelf-hourglasses', { count })}</span>
      </div>
      <ul className="shelf-works">
        {lying('works').map((work) => (
          <li key={work.id}>
            <WorkTile work={work} />
          </li>
        ))}
      </ul>
      <ul className="shelf-orders">
        {lying('heroic').map((order) => (
          <li key={order.id}>
            <NamedTile piece={order} />
          </li>
        ))}
        {[...lying('plans-drawn').filter(isAsked), ...lying('plans'), ...lying('plans-open')].map(
          (plan) => (
            <li key={plan.id}>
              <NamedTile piece={plan} />
            </li>
          ),
        )}
      </ul>
    </section>
  )
}

/** A work with its spaces as little hourglasses, full or empty. */
function WorkTile({ work }: { work: Marker }) {
  const { say, naming } = useTable()
  const name = naming.name(`short-work-${work.name}`)
  const laid = numberOf(work, 'laid')
  const needed = numberOf(work, 'hourglass')
  const isDone = work.marks?.includes('done') ?? false
  const spoken = isDone ? say('shelf-done') : say('shelf-laid', { laid, needed })
  return (
    <PieceButton className="work-tile" piece={work} spoken={spoken} visible={name}>
      <span className="tile-head" data-state={isDone ? 'used' : 'open'}>
        <Sign name={work.name ?? ''} />
        {isDone && <span data-text="✓" />}
      </span>
      <span className="tile-name">{name}</span>
      <span className="tile-glasses">
        {needed > MOST ? (
          <span data-text={`${laid} / ${needed}`} />
        ) : (
          <Glasses laid={isDone ? needed : laid} needed={needed} />
        )}
      </span>
    </PieceButton>
  )
}

function Glasses({ laid, needed }: { laid: number; needed: number }) {
  return Array.from({ length: needed }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other
    <span className={index < laid ? 'glass full' : 'glass'} key={index} />
  ))
}

/** An order of the heroes or a plan: what it is, and whether it was used. */
function NamedTile({ piece }: { piece: Marker }) {
  const { say, naming } = useTable()
  const isUsed = piece.marks?.includes('used') ?? false
  const isPile = piece.form === 'pile'
  const name = isPile
    ? say('shelf-plans', { count: piece.count ?? 1 })
    : capitalised(naming.title(piece.id))
  return (
    <PieceButton
      className="order-tile"
      piece={piece}
      visible={name}
      {...(isUsed ? { spoken: say('shelf-used') } : {})}
    >
      <span className="tile-head" data-state={isUsed ? 'used' : 'open'}>
        <Sign name={isPile ? 'plan' : (piece.name ?? '')} />
      </span>
      <span className="tile-name">{name}</span>
    </PieceButton>
  )
}
