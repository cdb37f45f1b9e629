/** How a whole fight may end: its endings with their chances, what it costs each side, how long it takes. */

import { useEffect, useState } from 'react'
import type { Prospect, Toll, Upshot } from '../api/types'
import { SideMark } from '../ui/marks'
import { capitalised } from '../words/words'
import { Bars } from './Bars'
import { useTable } from './context'
import { ForecastNotes } from './ForecastNotes'
import { useFigures } from './figures'
import './prospects.css'

/** So many milliseconds an older answer stays while a new one is on its way. */
const LASTING = 1200

export function Prospects({ prospects }: { prospects: readonly Prospect[] }) {
  return prospects.map((prospect) => <Whole key={prospect.at} prospect={prospect} />)
}

function Whole({ prospect }: { prospect: Prospect }) {
  const { say, naming } = useTable()
  const { mean } = useFigures()
  const { at, endings, losses = [], rounds = 0, notes = [] } = prospect
  const heading = `prospect-${at}`
  return (
    <section aria-labelledby={heading} className="forecast prospect" data-prospect={at}>
      <h2 id={heading}>{say('prospect-at', { place: naming.title(at) })}</h2>
      <Shares endings={endings} />
      <ul className="prospect-endings">
        {endings.map(({ label }, index) => (
          <Named endings={endings} index={index} key={label} />
        ))}
      </ul>
      <div className="forecast-sides">
        {losses.map((toll) => (
          <Cost key={toll.seat} toll={toll} />
        ))}
      </div>
      {rounds > 0 && (
        <p className="prospect-rounds">{say('prospect-rounds', { rounds: mean(rounds) })}</p>
      )}
      {notes.length > 0 && (
        <details className="forecast-why">
          <summary>{say('prospect-how')}</summary>
          <ForecastNotes notes={notes} />
        </details>
      )}
    </section>
  )
}

/** All endings in one bar; what each part means is told beside it. */
function Shares({ endings }: { endings: readonly Upshot[] }) {
  const { naming } = useTable()
  const { share } = useFigures()
  const text = endings.map((each) => `${naming.name(each.label)} ${share(each.share)}`)
  return (
    <div aria-label={capitalised(text.join(', '))} className="prospect-bar" role="img">
      {endings.map(({ label }, index) => (
        <Part endings={endings} grows index={index} key={label} />
      ))}
    </div>
  )
}

/** Whether an ending is good for the same side as one before it, and so drawn differently. */
const isSecond = (endings: readonly Upshot[], index: number) =>
  endings.findIndex(({ seat }) => seat === endings[index]?.seat) < index

interface PartProps {
  endings: readonly Upshot[]
  index: number
}

/** The part of an ending in the bar, or the same beside its name. */
function Part({ endings, index, grows = false }: PartProps & { grows?: boolean }) {
  const { colourOf } = useTable()
  const { seat = -1, share = 0 } = endings[index] ?? {}
  return (
    <i
      className="prospect-part"
      data-again={isSecond(endings, index)}
      data-colour={seat < 0 ? '' : colourOf(seat)}
      style={grows ? { flexGrow: share } : {}}
    />
  )
}

function Named({ endings, index }: PartProps) {
  const { naming } = useTable()
  const { share } = useFigures()
  const ending = endings[index]
  if (!ending) return null
  return (
    <li>
      <Part endings={endings} index={index} />
      <b>{share(ending.share)}</b> {naming.name(ending.label)}
    </li>
  )
}

/** What a side may lose, in words and as a picture. */
function Cost({ toll }: { toll: Toll }) {
  const { say, wording, colourOf, naming } = useTable()
  const { seat, label, shares = [] } = toll
  return (
    <div className="forecast-side" data-colour={colourOf(seat)} data-seat={seat}>
      <h3>
        <SideMark colour={colourOf(seat)} seat={seat} /> {wording.seat(seat)}
      </h3>
      <p className="prospect-cost">
        {capitalised(naming.name(label))} <b>{useCost(toll)}</b>
      </p>
      <Bars
        chances={shares}
        small
        tell={(count, share) => say('prospect-lost', { count, share })}
      />
    </div>
  )
}

/** What a side may lose: on average, of how many, and between which numbers most of the time. */
function useCost({ mean: average, total, low, high }: Toll): string {
  const { say } = useTable()
  const { mean } = useFigures()
  const range = low === high ? String(low) : `${low}–${high}`
  return say('prospect-cost', { mean: mean(average), total, range })
}

/** The whole fight in one line over the stage; it keeps its place while it is asked anew. */
export function ProspectStrip() {
  const { say, forecast } = useTable()
  const prospect = useLasting(forecast?.prospects?.[0] ?? null)
  if (!prospect) return null
  const { endings, losses = [] } = prospect
  return (
    <section aria-label={say('prospect-running')} className="prospect-strip">
      <Shares endings={endings} />
      <ul className="prospect-endings">
        {endings.map(({ label }, index) => (
          <Named endings={endings} index={index} key={label} />
        ))}
        {losses.map((toll) => (
          <li className="prospect-toll" key={toll.seat}>
            <Lost toll={toll} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Lost({ toll }: { toll: Toll }) {
  const { wording, naming, colourOf } = useTable()
  const cost = useCost(toll)
  return (
    <>
      <SideMark colour={colourOf(toll.seat)} seat={toll.seat} />
      <span className="hidden">{`${wording.seat(toll.seat)}: ${naming.name(toll.label)} `}</span>
      <span aria-hidden="true">−</span>
      <b>{cost}</b>
    </>
  )
}

/** The last thing that was there, for a moment after it is gone. */
function useLasting<T>(now: T | null): T | null {
  const [last, setLast] = useState(now)
  useEffect(() => {
    if (now !== null) {
      setLast(now)
      return
    }
    const timer = setTimeout(() => setLast(null), LASTING)
    return () => clearTimeout(timer)
  }, [now])
  return now ?? last
}

/** The whole fight in a sentence, for the bar at the bottom. */
export function ProspectLines({ prospects }: { prospects: readonly Prospect[] }) {
  return prospects.map((prospect) => <Told key={prospect.at} prospect={prospect} />)
}

function Told({ prospect: { endings, losses = [] } }: { prospect: Prospect }) {
  const { naming } = useTable()
  const { share } = useFigures()
  const text = endings.map((each) => `${naming.name(each.label)} ${share(each.share)}`)
  return (
    <>
      {capitalised(text.join(', '))}.{' '}
      {losses.map((toll) => (
        <TollText key={toll.seat} toll={toll} />
      ))}
    </>
  )
}

function TollText({ toll }: { toll: Toll }) {
  const { wording, naming } = useTable()
  const cost = useCost(toll)
  return (
    <>
      {wording.seat(toll.seat)}: {naming.name(toll.label)} {cost}.{' '}
    </>
  )
}
