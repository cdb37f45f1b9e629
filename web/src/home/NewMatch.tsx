/** The form in which a match is opened: which game, where the friend sits, which side is one's own. */

import { useState } from 'react'
import { Button, Form, Label, Radio, RadioGroup } from 'react-aria-components'
import { NoAnswer, openMatch, randomDigits } from '../api/http'
import type { GameKind, ScenarioKind } from '../api/types'
import { go, matchPath } from '../routes'
import { Choice } from '../ui/Preferences'
import {
  scenarioName,
  titleOf,
  useGameWords,
  useSay,
  useTitles,
  useWording,
} from '../words/Speaking'
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
  const words = useGameWords(game.name)
  const [scenario, setScenario] = useState(game.scenarios[0])
  const [where, setWhere] = useState('here')
  const [seat, setSeat] = useState(scenario?.seats[0]?.seat ?? 0)
  const [ruleset, setRuleset] = useState<Ruleset>({})
  const [state, setState] = useState<'ready' | 'opening' | 'failed' | 'unfit'>('ready')
  if (!scenario) return null

  const open = async () => {
    setState('opening')
    const seats = where === 'here' ? scenario.seats.map((each) => each.seat) : [seat]
    try {
      const match = await openMatch({
        game: game.name,
        scenario: scenario.name,
        seats,
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
          onChange={(name) => setScenario(game.scenarios.find((each) => each.name === name))}
          value={scenario.name}
        />
      )}
      <RadioGroup className="radios" onChange={setWhere} value={where}>
        <Label>{say('where-is-friend')}</Label>
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
        <SideChoice game={game.name} onChange={setSeat} scenario={scenario} seat={seat} />
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

interface SideChoiceProps {
  game: string
  scenario: ScenarioKind
  seat: number
  onChange(seat: number): void
}

function SideChoice({ game, scenario, seat, onChange }: SideChoiceProps) {
  const say = useSay()
  const seats = scenario.seats.map((each) => ({ ...each, taken: false, holder: '', yours: false }))
  const wording = useWording({ game, seats })
  return (
    <RadioGroup
      className="radios"
      onChange={(value) => onChange(Number(value))}
      value={String(seat)}
    >
      <Label>{say('your-side')}</Label>
      <div className="cards">
        {seats.map((each) => (
          <Radio className="card" key={each.seat} value={String(each.seat)}>
            <strong>{wording.seat(each.seat)}</strong>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  )
}
