/** A card that is dragged to its place: it is picked when it sets out, and its place is pressed when it
 * is let go there. */

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { OptionInfo } from '../api/types'
import { useDragging } from '../board/useDragging'
import { CardFace } from '../cards/CardFace'
import { goalsOf, type Picking, usePicking } from '../cards/picking'
import { useTable } from '../table/context'
import { OptionMenu } from '../ui/OptionMenu'

const NONE: readonly OptionInfo[] = []

export function CardDragging() {
  const picking = usePicking()
  return picking && <Dragging picking={picking} />
}

function Dragging({ picking }: { picking: Picking }) {
  const { decision, faces, scene, naming, choose, optionText, ready } = useTable()
  const options = decision?.options ?? NONE
  /** A place to which the card can go in several ways. */
  const [offered, setOffered] = useState<{ ref: string; anchor: Element } | null>(null)
  const { dragged, listeners } = useDragging(options, {
    byTouch: true,
    pieceAt(target) {
      const card = target instanceof Element && target.closest<HTMLElement>('.card-button')
      const ref = card ? card.dataset.ref : undefined
      return ref !== undefined && ready && goalsOf(options, ref).length ? ref : undefined
    },
    onStart: picking.pick,
    onDrop(_, anchor) {
      const goal = goalAround(anchor, picking.goals)
      if (!goal) picking.letGo()
      else if (!picking.press(goal.ref)) setOffered(goal)
      return true
    },
    onCancel: picking.letGo,
  })
  const { onPointerDown } = listeners
  useEffect(() => {
    // Before the card itself hears of the press, and keeps it to itself.
    document.addEventListener('pointerdown', onPointerDown, true)
    return () => document.removeEventListener('pointerdown', onPointerDown, true)
  }, [onPointerDown])
  const name = scene.markers.find(({ id }) => id === dragged?.ref)?.name
  const face = faces.get(name ?? '')
  return (
    <>
      {dragged &&
        face &&
        createPortal(
          <div
            aria-hidden="true"
            className="dragged-card"
            style={{ left: dragged.to[0], top: dragged.to[1] }}
          >
            <CardFace face={face} small />
          </div>,
          document.body,
        )}
      {offered && (
        <OptionMenu
          anchor={offered.anchor}
          label={naming.title(offered.ref)}
          onChoose={(option) => {
            picking.letGo()
            choose(option, !option.warning)
          }}
          onClose={() => setOffered(null)}
          options={picking.optionsAt(offered.ref)}
          optionText={optionText}
        />
      )}
    </>
  )
}

/** The innermost goal around what a card is let go over. */
function goalAround(from: Element, goals: readonly string[]) {
  for (let anchor: Element | null = from; anchor; anchor = anchor.parentElement) {
    const { ref, drop } = (anchor as HTMLElement).dataset
    const found = [ref, drop].find((each) => each !== undefined && goals.includes(each))
    if (found !== undefined) return { ref: found, anchor }
  }
  return undefined
}
