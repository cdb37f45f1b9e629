/** The form in which a match is opened: which game, who else plays, which side is one's own. */

import { useState } from 'react'
import { Button, Form, Label, Radio, RadioGroup } from 'react-aria-components'
import { NoAnswer, openMatch, randomDigits } from '../api/http'
import type { GameKind, SeatInfo, ValueFault } from '../api/types'
import { playWithOpenCards } from '../cards/useCurtain'
import { CLOCKS } from '../lobby/clocks'
import { Terms } from '../lobby/Terms'
import { personsOf } from '../room/persons'
import { go, matchPath } from '../routes'
import { Choice } from '../ui/Preferences'
import { Faults } from '../values/Faults'
import { keptRuleset, type Ruleset } from '../values/houseValues'
import { useHouseValues } from '../values/useHouseValues'
import { editionOf, playedIn } from '../words/editions'
import {
  scenarioName,
  titleOf,
  useGameWords,
  useSay,
  useTitles,
  useWording,
} from '../words/Speaking'
import type { Wording } from '../words/wording'
import { Expansions } from './Expansions'
import { HouseRules } from './HouseRules'
import { LevelChoice, OthersChoice, type Place } from './Others'
import { freeSeats } from './seats'

interface NewMatchProps {
  games: readonly GameKind[]
  /** The game that the form begins with, if there is one of this name. */
  first?: string
  /** Whether it begins with a table that the lobby shows. */
  listed?: boolean
  /** With whom it begins: at this screen, elsewhere, alone, or with bots. */
  company?: string
  /** Whether it begins with the values of this game that were changed before. */
  values?: boolean
}

/** What `where` can be; one who is alone holds all seats, and hides nothing from anybody. */
const COMPANY = ['here', 'elsewhere', 'solo', 'bots']

export function NewMatch(props: NewMatchProps) {
  const { games, first = '', listed = false, company = '', values = false } = props
  const say = useSay()
  const wanted = playedIn(first)
  const known = games.find((each) => each.name === wanted.game) ?? games[0]
  const [name, setName] = useState(known?.name ?? '')
  const titles = useTitles(games.map((each) => each.name))
  const game = games.find((each) => each.name === name)
  return (
    <section aria-label={say('new-match')}>
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
      {game && (
        <MatchForm
          company={company}
          expansions={game === known ? wanted.expansions : []}
          game={game}
          key={game.name}
          listed={listed}
          ruleset={values && game === known ? keptRuleset(first) : {}}
        />
      )}
    </section>
  )
}

interface MatchFormProps {
  game: GameKind
  listed: boolean
  company: string
  /** What it begins with. */
  expansions: readonly string[]
  ruleset: Ruleset
}

function MatchForm({ game, listed: first, company, ...begun }: MatchFormProps) {
  const say = useSay()
  const [scenario, setScenario] = useState(game.scenarios[0])
  const seats = scenario ? freeSeats(scenario) : []
  const wording = useWording({ game: game.name, seats })
  const { words } = wording
  const levels = game.levels ?? []
  const { where, together, setWhere, level, setLevel, mine, setMine, placeOf, place } = useSeating(
    levels,
    first ? 'elsewhere' : (COMPANY.find((each) => each === company) ?? 'here'),
  )
  const [listed, setListed] = useState(first)
  const [clock, setClock] = useState('none')
  const [expansions, setExpansions] = useState(begun.expansions)
  const [ruleset, setRuleset] = useState(begun.ruleset)
  const [state, setState] = useState<'ready' | 'opening' | 'failed' | 'unfit'>('ready')
  const [faults, setFaults] = useState<ValueFault[]>([])
  if (!scenario) return null

  const places = scenario.persons.map((_, person) => placeOf(person))
  const persons = personsOf({ seats, persons: scenario.persons })
  const count = persons.length - 1
  const awaited = places.includes('elsewhere')

  const open = async () => {
    setState('opening')
    try {
      const match = await openMatch({
        game: game.name,
        scenario: scenario.name,
        seats: persons
          .filter((_, person) => places[person] === 'here')
          .flatMap((person) => person.map(({ seat }) => seat))
          .sort((one, other) => one - other),
        bots: scenario.persons.flatMap(([seat], person) => {
          const level = places[person] ?? ''
          return seat !== undefined && levels.includes(level) ? [{ seat, level }] : []
        }),
        contribution: randomDigits(),
        ruleset,
        expansions: [...expansions],
        ...(awaited ? { listed, control: CLOCKS[clock] ?? null } : {}),
      })
      if (where === 'solo') playWithOpenCards(match.id)
      go(matchPath(match.id))
    } catch (error) {
      const unfit = error instanceof NoAnswer && error.status === 400
      setFaults(unfit ? error.faults : [])
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
        <Label>{say('who-else', { count })}</Label>
        <div className="cards">
          <Radio className="card" value="here">
            <strong>{say('friend-here', { count })}</strong>
            <span>{say('friend-here-more')}</span>
          </Radio>
          <Radio className="card" value="elsewhere">
            <strong>{say('friend-elsewhere', { count })}</strong>
            <span>{say('friend-elsewhere-more')}</span>
          </Radio>
          <Radio className="card" value="solo">
            <strong>{say('solo', { count })}</strong>
            <span>{say('solo-more')}</span>
          </Radio>
          {levels.length > 0 && (
            <Radio className="card" value="bots">
              <strong>{say('bots', { count })}</strong>
              <span>{say('bots-more')}</span>
            </Radio>
          )}
        </div>
      </RadioGroup>
      {where === 'bots' && (
        <LevelChoice count={count} level={level} levels={levels} onChange={setLevel} />
      )}
      {!together && (
        <PersonChoice mine={mine} onChange={setMine} persons={persons} wording={wording} />
      )}
      {!together && count > 1 && (
        <OthersChoice
          levels={levels}
          onChange={place}
          others={[...persons.entries()].filter(([person]) => person !== mine)}
          placeOf={placeOf}
          wording={wording}
        />
      )}
      {awaited && <Terms clock={clock} listed={listed} onClock={setClock} onListed={setListed} />}
      <Expansions
        chosen={expansions}
        expansions={game.expansions ?? []}
        game={game.name}
        onChange={(chosen) => {
          setExpansions(chosen)
          setRuleset({}) // values of an expansion that is left out would be refused
        }}
      />
      <HouseRules
        edition={editionOf({ game: game.name, expansions })}
        onChange={(changed) => {
          setRuleset(changed)
          setState('ready')
        }}
        ruleset={ruleset}
      />
      <Button className="button primary" isDisabled={state === 'opening'} type="submit">
        {say(openingKey(awaited, listed))}
      </Button>
      {state === 'failed' && <p role="alert">{say('trouble-not-opened')}</p>}
      {state === 'unfit' && (
        <div role="alert">
          <p>{say('trouble-unfit-values')}</p>
          <UnfitValues edition={editionOf({ game: game.name, expansions })} faults={faults} />
        </div>
      )}
    </Form>
  )
}

/** Which values were refused, and why. */
function UnfitValues({ edition, faults }: { edition: string; faults: readonly ValueFault[] }) {
  const words = useGameWords(edition)
  const known = useHouseValues(edition)
  return (
    <Faults
      faults={faults}
      known={known.state === 'there' ? known.value : undefined}
      words={words}
    />
  )
}

/** What the button says, since it says what happens next. */
function openingKey(awaited: boolean, listed: boolean): string {
  if (!awaited) return 'open-here'
  return listed ? 'open-listed' : 'open-elsewhere'
}

/** Who one is, and what the others are: all the same, unless one of them is said to be different. */
function useSeating(levels: readonly string[], first: string) {
  const [where, setWhere] = useState(first)
  const [level, setLevel] = useState(levels[0] ?? '')
  const [mine, setMine] = useState(0)
  const [different, setDifferent] = useState<Record<number, Place>>({})
  /** All seats are held at this screen, by several people or by one. */
  const together = where === 'here' || where === 'solo'
  const usual = where === 'bots' ? level : together ? 'here' : where
  return {
    where,
    together,
    setWhere(where: string) {
      setWhere(where)
      setDifferent({})
    },
    level,
    setLevel(level: string) {
      setLevel(level)
      setDifferent({})
    },
    mine,
    setMine(mine: number) {
      setMine(mine)
      setDifferent({})
    },
    placeOf: (person: number): Place => (person === mine ? 'here' : (different[person] ?? usual)),
    place: (person: number, place: Place) => setDifferent({ ...different, [person]: place }),
  }
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

function teamsOf(seats: readonly SeatInfo[], wording: Wording): string {
  const teams = new Set(seats.map(({ team }) => wording.team(team)))
  return [...teams].join(', ')
}
