/** A game against a bot at the press of one button; side and level can be changed before. */

import { lazy, useId, useState } from 'react'
import { Button } from 'react-aria-components'
import { openMatch, randomDigits } from '../api/http'
import type { GameKind, ScenarioKind } from '../api/types'
import { personsOf } from '../room/persons'
import { cardsPath, go, matchPath, newMatchPath, rulesPath, summaryPath } from '../routes'
import { Link } from '../ui/Link'
import { Choice } from '../ui/Preferences'
import { titleOf, useSay, useWording } from '../words/Speaking'
import { capitalised } from '../words/words'
import { pictureOf } from './pictures'
import { freeSeats } from './seats'

const LessonList = lazy(() => import('../learn/LessonList'))

export function QuickPlay({ game }: { game: GameKind }) {
  const scenario = forTwo(game.scenarios)
  return scenario && game.levels?.length ? (
    <QuickForm game={game} levels={game.levels} scenario={scenario} />
  ) : null
}

/** Where two meet with as few seats as can be: the shortest way to know a game. */
export function forTwo(scenarios: readonly ScenarioKind[]): ScenarioKind | undefined {
  const fitting = scenarios.filter(({ persons }) => persons.length === 2)
  const fewest = Math.min(...fitting.map(({ seats }) => seats.length))
  return fitting.find(({ seats }) => seats.length === fewest)
}

interface QuickFormProps {
  game: GameKind
  scenario: ScenarioKind
  levels: readonly string[]
}

function QuickForm({ game, scenario, levels }: QuickFormProps) {
  const say = useSay()
  const id = useId()
  const seats = freeSeats(scenario)
  const wording = useWording({ game: game.name, seats })
  const persons = personsOf({ seats, persons: scenario.persons })
  const [mine, setMine] = useState(0)
  const [level, setLevel] = useState(levels[1] ?? levels[0] ?? '')
  const [state, setState] = useState<'ready' | 'opening' | 'failed'>('ready')
  const picture = pictureOf(game.name)
  const title = titleOf(wording.words, game.name)

  const open = async () => {
    setState('opening')
    try {
      const match = await openMatch({
        game: game.name,
        scenario: scenario.name,
        seats: scenario.persons[mine] ?? [],
        bots: (scenario.persons[1 - mine] ?? []).slice(0, 1).map((seat) => ({ seat, level })),
        contribution: randomDigits(),
      })
      go(matchPath(match.id))
    } catch {
      setState('failed')
    }
  }

  return (
    <section aria-labelledby={id} className="quick-play" data-game={game.name}>
      {picture && <img alt={wording.words.say('picture-of-table')} loading="lazy" src={picture} />}
      <div className="quick-words">
        <h2 id={id}>{title}</h2>
        <p>{wording.words.find('blurb') ?? ''}</p>
        <Button
          aria-describedby={id}
          className="button primary big"
          isDisabled={state === 'opening'}
          onPress={open}
        >
          {say('play-against', { level })}
        </Button>
        {state === 'failed' && <p role="alert">{say('trouble-not-opened')}</p>}
        {Boolean(game.lessons?.length) && (
          <div className="quick-lessons">
            <p>{say('lesson-learn')}</p>
            <LessonList describedBy={id} game={game} />
          </div>
        )}
        <div className="quick-choices">
          <Choice
            choices={persons.map((held, index) => ({
              id: String(index),
              name: wording.together(held.map(({ seat }) => seat)),
            }))}
            label={say('your-side')}
            onChange={(index) => setMine(Number(index))}
            value={String(mine)}
          />
          <Choice
            choices={levels.map((each) => ({
              id: each,
              name: capitalised(say('level', { level: each })),
            }))}
            label={say('opponent')}
            onChange={setLevel}
            value={level}
          />
        </div>
        <p className="further">
          <Link to={newMatchPath(game.name)}>{say('more-choices')}</Link>
        </p>
        <p className="further row">
          <About game={title} to={rulesPath(game.name)} what={say('rules-to')} />
          <About game={title} to={summaryPath(game.name)} what={say('aids-summary')} />
          <About game={title} to={cardsPath(game.name)} what={say('cards-to')} />
        </p>
      </div>
    </section>
  )
}

interface AboutProps {
  what: string
  /** The title of the game, which is read aloud since there are several. */
  game: string
  to: string
}

const About = ({ what, game, to }: AboutProps) => (
  <Link aria-label={`${what}: ${game}`} to={to}>
    {what}
  </Link>
)
