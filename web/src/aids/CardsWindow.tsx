/** All cards over a table, and what one has not seen yet of the decks one may count. */

import { useMemo } from 'react'
import { useTable } from '../table/context'
import { Window } from '../ui/Window'
import { Gallery } from './Gallery'
import { unseenDecks } from './unseen'

export default function CardsWindow({ onClose }: { onClose(): void }) {
  const { say, layout, scene, seats } = useTable()
  const decks = useMemo(() => unseenDecks(layout, scene, seats), [layout, scene, seats])
  return (
    <Window className="wide cards-window" onClose={onClose} title={say('cards-to')}>
      <Gallery decks={decks} />
    </Window>
  )
}
