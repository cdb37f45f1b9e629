import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as http from '../api/http'
import type { LessonKind, MatchInfo } from '../api/types'
import { decision, option } from '../table/fixtures'
import { Speaking } from '../words/Speaking'
import { LANGUAGES, Words } from '../words/words'
import { happened, type Moment, START, settle, suggested } from './guide'
import { LessonButton } from './LessonButton'
import LessonList from './LessonList'
import { type Lesson, lessonsOf } from './lessons'
import { firstShown, leadToButton } from './pointing'

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

const PAID = { key: 'march', decision: 'act', also: ['cost'] }

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

  it('says a step also while what follows from its choice is decided', () => {
    const paid = { ...LESSON, steps: LESSON.steps.toSpliced(1, 1, PAID) }
    expect(settle(paid, at(1, 3), moment(4, 'cost'))).toEqual([at(1, 3), 'doing'])
    expect(settle(paid, at(1, 3), moment(6, 'select-move'))).toEqual([at(2, 6), 'doing'])
    expect(settle(paid, at(1, 3), moment(4))).toEqual([at(2), 'waiting'])
    expect(settle(LESSON, at(1, 3), moment(4, 'cost'))).toEqual([at(2), 'free'])
  })

  it('knows how often something has happened', () => {
    const events = [{ kind: 'Scored' }, { kind: 'Moved' }, { kind: 'Scored' }]
    expect([...happened(events)].toSorted()).toEqual([
      'Moved',
      'Moved:1',
      'Scored',
      'Scored:1',
      'Scored:2',
    ])
    const twice = { ...LESSON, ends: 'Scored:2', steps: [{ key: 'end', after: 'Scored:2' }] }
    const once = { ...moment(5, 'act'), events: happened(events.slice(0, 2)) }
    expect(settle(twice, START, once)).toEqual([at(0), 'free'])
    expect(settle(twice, START, { ...once, events: happened(events) })).toEqual([at(0), 'reading'])
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

/** More letters than that do not fit on a phone. */
const LONGEST = 270

describe('the lessons there are', () => {
  const files = import.meta.glob<Record<string, Lesson>>(
    ['../games/*/lessons.json', '../expansions/*/lessons.json'],
    { eager: true, import: 'default' },
  )
  const found = Object.entries(files).flatMap(([path, lessons]) =>
    Object.entries(lessons).map(
      ([name, lesson]) => [path.split('/')[2] ?? '', name, lesson] as const,
    ),
  )

  const words = import.meta.glob<string>(
    ['../games/*/words/*.ftl', '../../../src/ostrog/expansions/*/words/*.ftl'],
    { eager: true, import: 'default', query: '?raw' },
  )
  /** What the client says of a game, or an expansion of itself: `war_of_the_ring.warriors`. */
  const wordsOf = (played: string, language: string) => {
    const [game, expansion] = played.split('.')
    const path = expansion ? `../../../src/ostrog/expansions/${expansion}` : `../games/${game}`
    return words[`${path}/words/${language}.ftl`] ?? ''
  }

  it.each(found)('%s: all of %s is said in every language', (played, name, lesson) => {
    for (const language of LANGUAGES) {
      const said = new Words([{ language, sources: [wordsOf(played, language)] }])
      expect(said.find(`lesson-${name}`), language).toBeTruthy()
      for (const { key } of lesson.steps) {
        const text = said.find(`lesson-${name}-${key}`)
        expect(text, `${language} ${key}`).toBeTruthy()
        expect(text?.length, `${language} ${key} must fit beside the question`).toBeLessThan(
          LONGEST,
        )
      }
    }
  })

  it('are found with those of expansions, each by its name', async () => {
    const own = Object.keys(files['../games/war_of_the_ring/lessons.json'] ?? {})
    const added = Object.keys(files['../expansions/war_of_the_ring.warriors/lessons.json'] ?? {})
    expect(own.length && added.length).toBeGreaterThan(0)
    expect(Object.keys(await lessonsOf('war_of_the_ring'))).toEqual([...own, ...added])
    expect(await lessonsOf('war_of_the')).toEqual({})
    expect(await lessonsOf('unknown')).toEqual({})
  })
})

describe('what is pointed at', () => {
  afterEach(() => {
    document.body.innerHTML = ''
  })

  it('is the thing itself, wherever it is shown', () => {
    document.body.innerHTML = '<button data-option="play:sam"></button><i data-ref="card:sam"></i>'
    expect(firstShown(['card:frodo', 'card:sam'])).toBe('card:sam')
    expect(firstShown(['card:frodo'])).toBeUndefined()
  })

  it('is the button of an option that has no other place, and is unfolded', () => {
    document.body.innerHTML = '<details><button data-option="pass"></button></details>'
    Element.prototype.scrollIntoView = vi.fn()
    leadToButton('pass')
    expect(document.querySelector('details')?.open).toBe(true)
    expect(document.activeElement?.getAttribute('data-option')).toBe('pass')
  })
})

describe('the way into a lesson', () => {
  afterEach(cleanup)

  const listed = async (name: string, lessons: LessonKind[]) => {
    localStorage.setItem('ostrog-language', 'en')
    await act(async () => {
      render(
        <Suspense>
          <Speaking>
            <LessonList describedBy="game" game={{ name, version: 4, scenarios: [], lessons }} />
          </Speaking>
        </Suspense>,
      )
    })
    return async () => (await screen.findAllByRole('button')).map(({ textContent }) => textContent)
  }

  it('names the side and the length of each', async () => {
    const shown = await listed('five_armies', [{ name: 'free-peoples' }, { name: 'shadow' }])
    expect(await shown()).toEqual(['Free Peoples 16 steps', 'The Shadow 16 steps'])
  })

  it('names the expansion that it teaches, whose words come later', async () => {
    const files = globalThis.fetch
    const messages = 'expansion-warriors = Warriors\nlesson-shadow-factions = Corsairs'
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    vi.stubGlobal('fetch', async (address: string) => {
      if (!address.startsWith('/api/')) return files(address)
      await arrived
      return new Response(JSON.stringify({ messages }))
    })
    const shown = await listed('war_of_the_ring', [
      { name: 'shadow' },
      { name: 'shadow-factions', expansions: ['warriors'] },
    ])
    expect(await shown()).toEqual(['The Shadow 15 steps'])
    await act(async () => arrive())
    await screen.findByText('Corsairs')
    expect(await shown()).toEqual(['The Shadow 15 steps', 'Corsairs Warriors · 16 steps'])
    vi.unstubAllGlobals()
  })

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
