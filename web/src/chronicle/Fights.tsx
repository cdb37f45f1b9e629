/** The places that were fought for, in the order of the fights. */

import type { Chronicle, Mark } from '../api/types'
import { useTable } from '../table/context'
import { capitalised } from '../words/words'
import { Side } from './Side'

export function Fights({ chronicle }: { chronicle: Chronicle }) {
  const { say, wording } = useTable()
  const chapters = chronicle.chapters.filter(({ results }) => results?.length)
  const names = [...new Set(chronicle.whole.results?.flatMap(marksOf).map(({ name }) => name))]
  return (
    <div className="chronicle-fights">
      <table>
        <thead>
          <tr>
            <th scope="col">{say('chronicle-when')}</th>
            <th scope="col">{say('chronicle-place')}</th>
            <th scope="col">{say('chronicle-winner')}</th>
            {names.map((name) => (
              <th className="chronicle-number" key={name} scope="col">
                {capitalised(wording.mark(name))}
              </th>
            ))}
          </tr>
        </thead>
        {chapters.map(({ number, results = [] }) => (
          <tbody key={number}>
            {results.map((result, index) => (
              // One place can be fought for twice in a chapter.
              // biome-ignore lint/suspicious/noArrayIndexKey: they never change their places
              <tr key={`${result.place}-${index}`}>
                <td>{index === 0 && say(chronicle.label, { number })}</td>
                <th scope="row">{capitalised(wording.label(result.label))}</th>
                <td>{result.team ? <Side team={result.team} /> : say('chronicle-nobody')}</td>
                {names.map((name) => (
                  <td className="chronicle-number" key={name}>
                    {marksOf(result).find((mark) => mark.name === name)?.value ?? 0}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

const marksOf = ({ numbers = [] }: { numbers?: Mark[] }) => numbers
