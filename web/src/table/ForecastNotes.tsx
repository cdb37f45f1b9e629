/** What a forecast takes for granted, and what could still change it. */

import { useTable } from './context'

export function ForecastNotes({ notes }: { notes: readonly string[] }) {
  const { naming } = useTable()
  if (!notes.length) return null
  return (
    <ul className="forecast-notes">
      {notes.map((note) => (
        <li key={note}>{naming.name(note)}</li>
      ))}
    </ul>
  )
}
