/** The form in which a match is opened: which game, where the friends sit, which side is one's own. */

import { useState } from 'react'
import { Button, Form, Label, Radio, RadioGroup } from 'react-aria-components'
import { NoAnswer, openMatch, randomDigits } from '../api/http'
import type { GameKind, ScenarioKind, SeatInfo } from '../api/types'
import { personsOf } from '../room/persons'
import { go, matchPath } from '../routes'
import { Choice } from '../ui/Preferences'
import { scenarioName, titleOf, useSay, useTitles, useWording } from '../words/Speaking'
import type { Wording } from '../words/wording'
import { HouseRules, type Ruleset } from './HouseRules'

export function NewMatch({ games }: { games: readonly GameKind[] }) {
  const say = useSay()
  const [name, setName] = useState(games[0]?.name ?? '')
  const titles = useTitles(games.map((each) => each.name))
  const game = games.find((each) => each.name === name)
  return (
    <section aria-labelledby="new-match">
      <h2 id="new-match">{say('new-match')}</h2>
      {games.length > 1 && (
        <Choice
          choices={games.map((each, index) => ({
            id: each.name,
            name: titles[index] ?? each.name,
          }))}
          label={say('game')}
          onChange={setName}
          value={name}
        />
      )}
      {game && <MatchForm game={game} key={game.name} />}
    </section>
  )
}

function MatchForm({ game }: { game: GameKind }) {
  const say = useSay()
  const [scenario, setScenario] = useState(game.scenarios[0])
  const seats = scenario ? freeSeats(scenario) : []
  const wording = useWording({ game: game.name, seats })
  const { words } = wording
  const [where, setWhere] = useState('here')
  const [mine, setMine] = useState(0)
  const [ruleset, setRuleset] = useState<Ruleset>({})
  const [state, setState] = useState<'ready' | 'opening' | 'failed' | 'unfit'>('ready')
  if (!scenario) return null

  const open = async () => {
    setState('opening')
    const all = seats.map(({ seat }) => seat)
    try {
      const match = await openMatch({
        game: game.name,
        scenario: scenario.name,
        seats: where === 'here' ? all : (scenario.persons[mine] ?? all),
        contribution: randomDigits(),
        ruleset,
      })
      go(matchPath(match.id))
    } catch (error) {
      const unfit = error instanceof NoAnswer && error.status === 400
      setState(unfit && Object.keys(ruleset).length ? 'unfit' : 'failed')
    }
  }

  return (
    <Form
      className="new-match"
      onSubmit={(event) => {
        event.preventDefault()
        open()
      }}
    >
      <h3 className="game-title">{titleOf(words, game.name)}</h3>
      {game.scenarios.length > 1 && (
        <Choice
          choices={game.scenarios.map(({ name }) => ({
            id: name,
            name: scenarioName(words, name),
          }))}
          label={say('scenario')}
          onChange={(name) => {
            setScenario(game.scenarios.find((each) => each.name === name))
            setMine(0)
          }}
          value={scenario.name}
        />
      )}
      <RadioGroup className="radios" onChange={setWhere} value={where}>
        <Label>{say(scenario.persons.length > 2 ? 'where-are-friends' : 'where-is-friend')}</Label>
        <div className="cards">
          <Radio className="card" value="here">
            <strong>{say('friend-here')}</strong>
            <span>{say('friend-here-more')}</span>
          </Radio>
          <Radio className="card" value="elsewhere">
            <strong>{say('friend-elsewhere')}</strong>
            <span>{say('friend-elsewhere-more')}</span>
          </Radio>
        </div>
      </RadioGroup>
      {where === 'elsewhere' && (
        <PersonChoice
          mine={mine}
          onChange={setMine}
          persons={personsOf({ seats, persons: scenario.persons })}
          wording={wording}
        />
      )}
      <HouseRules
        game={game.name}
        onChange={setRuleset}
        ruleset={ruleset}
        values={game.house_values ?? []}
      />
      <Button className="button primary" isDisabled={state === 'opening'} type="submit">
        {say(where === 'here' ? 'open-here' : 'open-elsewhere')}
      </Button>
      {state === 'failed' && <p role="alert">{say('trouble-not-opened')}</p>}
      {state === 'unfit' && <p role="alert">{say('trouble-unfit-values')}</p>}
    </Form>
  )
}

interface PersonChoiceProps {
  /** The seats of each. */
  persons: readonly SeatInfo[][]
  /** Which of them one is. */
  mine: number
  wording: Wording
  onChange(mine: number): void
}

function PersonChoice({ persons, mine, wording, onChange }: PersonChoiceProps) {
  const say = useSay()
  const named = persons.some((seats) => seats.some(({ name }) => name))
  return (
    <RadioGroup
      className="radios"
      onChange={(value) => onChange(Number(value))}
      value={String(mine)}
    >
      <Label>{say(named ? 'whom-you-play' : 'your-side')}</Label>
      <div className="cards">
        {persons.map((person, index) => (
          <Radio className="card" key={person[0]?.seat} value={String(index)}>
            <strong>{wording.together(person.map(({ seat }) => seat))}</strong>
            {named && <span>{teamsOf(person, wording)}</span>}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  )
}

/** The seats of a scenario before anybody has come. */
function freeSeats({ seats }: ScenarioKind): SeatInfo[] {
  return seats.map((each) => ({ ...each, taken: false, holder: '', yours: false }))
}

function teamsOf(seats: readonly SeatInfo[], wording: Wording): string {
  const teams = new Set(seats.map(({ team }) => wording.team(team)))
  return [...teams].join(', ')
}
