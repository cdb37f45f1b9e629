import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as http from '../api/http'
import type { MatchInfo } from '../api/types'
import { decision, option } from '../table/fixtures'
import { Speaking } from '../words/Speaking'
import { LANGUAGES, Words } from '../words/words'
import { type Moment, START, settle, suggested } from './guide'
import { LessonButton } from './LessonButton'
import type { Lesson } from './lessons'

vi.mock('../api/http', async (original) => ({
  ...(await original<typeof import('../api/http')>()),
  openLesson: vi.fn(),
}))

const LESSON: Lesson = {
  ends: 'TurnEnded',
  steps: [
    { key: 'goal' },
    { key: 'march', decision: 'act', suggest: ['go:.*'] },
    { key: 'where', decision: 'select-move' },
    { key: 'fight', decision: 'manoeuvre' },
    { key: 'again', decision: 'act' },
    { key: 'end', after: 'TurnEnded' },
  ],
  suggest: { act: ['pass'] },
}

const moment = (at: number, kind?: string, ...events: string[]): Moment => ({
  at,
  decision: kind,
  events: new Set(events),
})
const at = (index: number, since: number | null = null) => ({ index, since })

describe('a guide', () => {
  it('waits until what is to be read was read', () => {
    expect(settle(LESSON, START, moment(0, 'act'))).toEqual([at(0), 'reading'])
    expect(settle(LESSON, at(1), moment(0))).toEqual([at(1), 'waiting'])
  })

  it('goes on when the decision of a step was answered', () => {
    expect(settle(LESSON, at(1), moment(3, 'act'))).toEqual([at(1, 3), 'doing'])
    expect(settle(LESSON, at(1, 3), moment(3, 'act'))).toEqual([at(1, 3), 'doing'])
    expect(settle(LESSON, at(1, 3), moment(4, 'select-move'))).toEqual([at(2, 4), 'doing'])
  })

  it('passes over steps that do not come about, and is never stuck', () => {
    expect(settle(LESSON, at(2), moment(5, 'act'))).toEqual([at(4, 5), 'doing'])
    expect(settle(LESSON, at(4, 5), moment(6, 'casualties'))).toEqual([at(5), 'free'])
    expect(settle(LESSON, at(2), moment(9, undefined, 'TurnEnded'))).toEqual([at(5), 'reading'])
    expect(settle(LESSON, at(6), moment(9, 'act', 'TurnEnded'))).toEqual([at(6), 'finished'])
  })

  it('suggests what the step says, else what is usual, else what is sensible', () => {
    const open = { ...decision([option('pass'), option('go:camp')]), kind: 'act' }
    expect(suggested(LESSON, LESSON.steps[1], open)).toBe('go:camp')
    expect(suggested(LESSON, undefined, open)).toBe('pass')
    const other = { ...open, kind: 'other', default: ['go:camp'] }
    expect(suggested(LESSON, undefined, other)).toBe('go:camp')
    expect(suggested(LESSON, undefined, { ...other, default: [] })).toBe('pass')
  })
})

describe('the lessons there are', () => {
  const files = import.meta.glob<Record<string, Lesson>>('../games/*/lessons.json', {
    eager: true,
    import: 'default',
  })
  const found = Object.entries(files).flatMap(([path, lessons]) =>
    Object.entries(lessons).map(
      ([name, lesson]) => [path.split('/')[2] ?? '', name, lesson] as const,
    ),
  )

  const words = import.meta.glob<string>('../games/*/words/*.ftl', {
    eager: true,
    import: 'default',
    query: '?raw',
  })

  it.each(found)('%s: all of %s is said in every language', (game, name, lesson) => {
    for (const language of LANGUAGES) {
      const said = new Words([
        { language, sources: [words[`../games/${game}/words/${language}.ftl`] ?? ''] },
      ])
      for (const { key } of lesson.steps) {
        expect(said.find(`lesson-${name}-${key}`), `${language} ${key}`).toBeTruthy()
      }
    }
  })
})

describe('the way into a lesson', () => {
  afterEach(cleanup)

  it('opens it, and says so if that fails', async () => {
    localStorage.setItem('ostrog-language', 'en')
    await act(async () => {
      render(
        <Suspense>
          <Speaking>
            <LessonButton game="toy" lesson="first">
              Learn
            </LessonButton>
          </Speaking>
        </Suspense>,
      )
    })
    vi.mocked(http.openLesson).mockRejectedValueOnce(new http.NoAnswer(0))
    await userEvent.click(await screen.findByRole('button', { name: 'Learn' }))
    expect(screen.getByRole('alert')).toBeTruthy()
    vi.mocked(http.openLesson).mockResolvedValueOnce({ id: 'abc' } as MatchInfo)
    await userEvent.click(screen.getByRole('button', { name: 'Learn' }))
    expect(http.openLesson).toHaveBeenLastCalledWith('toy', 'first')
    expect(window.location.pathname).toBe('/m/abc')
  })
})
