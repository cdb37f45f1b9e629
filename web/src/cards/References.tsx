/** Who takes part: everybody's reference sheet, with what he carries and what lies beside it. */

import { Button } from 'react-aria-components'
import type { Layout, Sheet } from '../api/types'
import { useTable } from '../table/context'
import { Glyph } from '../ui/Glyph'
import { Later } from '../ui/Later'
import { SideMark } from '../ui/marks'
import { Window } from '../ui/Window'
import { capitalised } from '../words/words'
import { CardFace } from './CardFace'
import { PassageText } from './faceparts'
import { Tokens } from './Tokens'

/** The list of all who have a sheet. */
export function References({ onOpen }: { onOpen(sheet: string): void }) {
  const { say, layout } = useTable()
  const { sheets = [] } = layout
  if (!sheets.length) return null
  return (
    <details className="references">
      <summary>
        <h2>{say('references')}</h2>
      </summary>
      <Later>
        <ul>
          {sheets.map((sheet) => (
            <li key={sheet.id}>
              <Reference onOpen={onOpen} sheet={sheet} />
            </li>
          ))}
        </ul>
      </Later>
    </details>
  )
}

function Reference({ sheet, onOpen }: { sheet: Sheet; onOpen(sheet: string): void }) {
  const { naming } = useTable()
  const { tokens } = useBelongings(sheet)
  return (
    <Button className="reference" data-sheet={sheet.id} onPress={() => onOpen(sheet.id)}>
      <Medallion sheet={sheet} />
      <span>{capitalised(naming.name(sheet.title))}</span>
      <Tokens tokens={tokens} />
    </Button>
  )
}

function Medallion({ sheet: { name, owner } }: { sheet: Sheet }) {
  const { skin, colourOf } = useTable()
  const icon = skin.icon('figure', name) ?? skin.icon('token', name)
  return (
    <span aria-hidden="true" className="medallion" data-colour={colourOf(owner)}>
      {icon && <Glyph icon={icon} />}
    </span>
  )
}

/** What belongs to somebody with a sheet: where he is, his tokens, and the cards beside his sheet. */
function useBelongings({ id, name }: Sheet) {
  const { scene } = useTable()
  const figure = scene.figures.find((each) => each.name === name)
  const own = scene.markers.filter(({ at }) => at === id || at === figure?.id)
  return {
    figure,
    tokens: own.filter(({ form }) => form !== 'card'),
    cards: own.filter(({ form }) => form === 'card'),
    /** Figures without names, such as birds, wherever they are. */
    everywhere: scene.markers.filter((marker) => marker.form === 'token' && marker.name === name),
  }
}

/** All about somebody. */
export function ReferenceWindow({ sheet, onClose }: { sheet: Sheet; onClose(): void }) {
  const { say, naming, wording, colourOf, faces, scene } = useTable()
  const { figure, tokens, cards, everywhere } = useBelongings(sheet)
  const places = figure
    ? [naming.whereabouts(figure.at)]
    : everywhere.map(({ at, count = 1 }) =>
        wording.words.say('times', { text: naming.whereabouts(at), count }),
      )
  const marks = (figure?.marks ?? []).map((mark) => wording.mark(mark))
  return (
    <Window
      className="reference-window"
      lead={
        <p className="caption">
          <SideMark colour={colourOf(sheet.owner)} seat={sheet.owner} />{' '}
          {[wording.seat(sheet.owner), ...places, ...marks].join(' · ')}
        </p>
      }
      onClose={onClose}
      sign={<Medallion sheet={sheet} />}
      title={capitalised(naming.name(sheet.title))}
    >
      <SheetText sheet={sheet} />
      <Tokens named tokens={tokens} />
      {cards.length > 0 && (
        <>
          <h3>{say('beside-sheet')}</h3>
          <ul className="face-grid">
            {cards.map((card) => {
              const face = faces.get(card.name ?? '')
              return (
                <li key={card.id}>
                  {face && <CardFace face={face} />}
                  <Tokens named tokens={scene.markers.filter(({ at }) => at === card.id)} />
                </li>
              )
            })}
          </ul>
        </>
      )}
    </Window>
  )
}

/** What a sheet says. */
export function SheetText({ sheet }: { sheet: Sheet }) {
  const { layout } = useTable()
  const { figure } = useBelongings(sheet)
  const passages = sheet.passages.filter(
    ({ name }) => name !== 'entry' || (figure && isWaiting(layout, figure.at)),
  )
  return (
    <>
      <SheetValues sheet={sheet} />
      {passages.map((passage) => (
        <PassageText key={passage.text} passage={passage} />
      ))}
    </>
  )
}

/** Whether somebody there is not in play yet: then it matters how he comes. */
function isWaiting({ trays, tracks }: Layout, place: string): boolean {
  const isTray = trays.some(({ id, kind }) => id === place && kind === 'waiting')
  return isTray || tracks.some(({ spaces }) => spaces.some(({ id }) => id === place))
}

function SheetValues({ sheet: { values = [] } }: { sheet: Sheet }) {
  const { skin, wording } = useTable()
  if (!values.length) return null
  return (
    <dl className="sheet-values">
      {values.map(({ name, value = 0 }) => {
        const icon = skin.icon('mark', name)
        return (
          <div key={name}>
            <dt>
              {icon && <Glyph icon={icon} />} {capitalised(wording.mark(name))}
            </dt>
            <dd>{value}</dd>
          </div>
        )
      })}
    </dl>
  )
}
