/**
 * What a lesson is made of; `src/games/<game>/lessons.json` holds those of a game by their names, and
 * `src/expansions/<game>.<expansion>/lessons.json` those of an expansion.
 */

/** Something that is said to the learner, and perhaps something to do. */
export interface Step {
  /** Its words are `lesson-<lesson>-<key>`. */
  key: string
  /** It is said while this kind of decision is open; without it, it is read and passed on. */
  decision?: string
  /** Kinds of decisions that follow from it at once, such as paying; it is still said during them. */
  also?: readonly string[]
  /** It is not said before this kind of event has happened. */
  after?: string
  /** What should be chosen, the best first: patterns of the ids of options. */
  suggest?: readonly string[]
  /** Things on the table that are pointed at. */
  point?: readonly string[]
}

export interface Lesson {
  steps: readonly Step[]
  /** The event with which there is nothing left to do. */
  ends: string
  /** What should be chosen where no step says it, by the kind of decision. */
  suggest: Readonly<Record<string, readonly string[]>>
}

type Lessons = Readonly<Record<string, Lesson>>

const GAMES = import.meta.glob<Lessons>('../games/*/lessons.json', { import: 'default' })
const EXPANSIONS = import.meta.glob<Lessons>('../expansions/*/lessons.json', { import: 'default' })

const fetched = new Map<string, Promise<Lessons>>()

/** The lessons of a game and of its expansions by their names; none if this client does not know them. */
export function lessonsOf(game: string): Promise<Lessons> {
  const found = fetched.get(game) ?? fetchLessons(game)
  fetched.set(game, found)
  return found
}

async function fetchLessons(game: string): Promise<Lessons> {
  const own = GAMES[`../games/${game}/lessons.json`]
  const others = Object.entries(EXPANSIONS).filter(([path]) =>
    path.startsWith(`../expansions/${game}.`),
  )
  const files = [...(own ? [own] : []), ...others.map(([, load]) => load)]
  return Object.assign({}, ...(await Promise.all(files.map((load) => load()))))
}
