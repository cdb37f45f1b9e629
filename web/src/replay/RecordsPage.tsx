/** A record from a file: what it is of, whether its dice hold, and its replay. */

import { useMemo, useState } from 'react'
import { Button, FileTrigger } from 'react-aria-components'
import { examineRecord } from '../api/http'
import type { RecordSummary } from '../api/types'
import { Page } from '../ui/Page'
import { titleOf, useSay, useSpeech } from '../words/Speaking'
import { ObserverChoice } from './ObserverChoice'
import { Replay } from './Replay'
import { base64, recordFailure, sourceOfRecord } from './records'
import { PUBLIC } from './source'
import { useCourse } from './useCourse'

/** More than a record can have; the server takes no more. */
const MOST = 380_000

type Examined =
  | { state: 'none' | 'busy' }
  | { state: 'failed'; key: string }
  | { state: 'there'; record: string; summary: RecordSummary }

export default function RecordsPage() {
  const [examined, setExamined] = useState<Examined>({ state: 'none' })
  const [isPlayed, setPlayed] = useState(false)
  const choose = async (file: File | undefined) => {
    if (!file) return
    if (file.size > MOST) {
      setExamined({ state: 'failed', key: 'records-too-long' })
      return
    }
    setExamined({ state: 'busy' })
    try {
      const record = await base64(file)
      const summary = await examineRecord({ record })
      setExamined({ state: 'there', record, summary })
    } catch (error) {
      setExamined({ state: 'failed', key: recordFailure(error) })
    }
  }
  if (isPlayed && examined.state === 'there') {
    return <RecordReplay onEnd={() => setPlayed(false)} record={examined.record} />
  }
  return <Chooser examined={examined} onChoose={choose} onPlay={() => setPlayed(true)} />
}

interface ChooserProps {
  examined: Examined
  onChoose(file: File | undefined): void
  onPlay(): void
}

function Chooser({ examined, onChoose, onPlay }: ChooserProps) {
  const say = useSay()
  return (
    <Page lead={<p className="lead">{say('records-lead')}</p>} title={say('records')}>
      <div className="replay-record">
        <FileTrigger acceptedFileTypes={['.ostrog']} onSelect={(files) => onChoose(files?.[0])}>
          <Button className="button primary" isDisabled={examined.state === 'busy'}>
            {say('records-choose')}
          </Button>
        </FileTrigger>
        <p className="caption">{say('records-kept')}</p>
        <div aria-live="polite">
          {examined.state === 'busy' && <p aria-busy="true">{say('records-examining')}</p>}
          {examined.state === 'there' && <Summary summary={examined.summary} />}
        </div>
        {examined.state === 'failed' && <p role="alert">{say(examined.key)}</p>}
        {examined.state === 'there' && (
          <Button className="button primary" onPress={onPlay}>
            {say('replay-watch')}
          </Button>
        )}
      </div>
    </Page>
  )
}

function Summary({ summary }: { summary: RecordSummary }) {
  const say = useSay()
  const { words } = useSpeech()
  const { game, entries, ended, audited } = summary
  return (
    <section aria-label={titleOf(words, game)}>
      <h2>{titleOf(words, game)}</h2>
      <p>
        {say('records-entries', { count: entries })}.{' '}
        {say(ended ? 'records-ended' : 'records-open')}
      </p>
      <p>
        <span aria-hidden="true">{audited ? '✓' : '○'}</span>{' '}
        {say(audited ? 'records-audited' : 'records-not-audited')}
      </p>
    </section>
  )
}

function RecordReplay({ record, onEnd }: { record: string; onEnd(): void }) {
  const say = useSay()
  const source = useMemo(() => sourceOfRecord(record), [record])
  const [seat, setSeat] = useState(PUBLIC)
  const [at, setAt] = useState(0)
  const { course, status } = useCourse(source, seat)
  if (!course) {
    if (status === null) return <div aria-busy="true" className="loading" />
    return <p role="alert">{say('records-busy')}</p>
  }
  return (
    <Replay
      at={at}
      course={course}
      onGo={setAt}
      source={source}
      tools={
        <Button className="button quiet" onPress={onEnd}>
          {say('records-another')}
        </Button>
      }
    >
      <ObserverChoice course={course} onChange={setSeat} />
    </Replay>
  )
}
