/** The looks of a game outside of a match: its layout, icons and words. */

import { type ReactNode, use, useMemo } from 'react'
import { layoutOf, NoAnswer } from '../api/http'
import type { Layout, Scene } from '../api/types'
import type { Icon, IconForm } from '../board/contract'
import { type Looks, LooksContext, useLooks } from '../table/context'
import { Naming } from '../table/naming'
import { skinOf } from '../table/skins'
import { playedIn } from '../words/editions'
import { useSay, useWording } from '../words/Speaking'

const EMPTY: Scene = { counters: [], figures: [], markers: [], panels: [] }

/** What a game adds to its aids: icons that are shown nowhere else. */
export interface GameAids {
  icon(form: IconForm, name: string): Icon | undefined
}

const FOUND = import.meta.glob<{ aids: GameAids }>('../games/*/aids.ts')
const NONE: GameAids = { icon: () => undefined }

function remembered<Value>(fetch: (key: string) => Promise<Value>) {
  const kept = new Map<string, Promise<Value>>()
  return (key: string) => {
    const found = kept.get(key) ?? fetch(key)
    kept.set(key, found)
    return found
  }
}

const aidsOf = remembered(async (game) => {
  const found = await FOUND[`../games/${game}/aids.ts`]?.()
  return found?.aids ?? NONE
})

const layouts = remembered(async (key): Promise<Layout | number> => {
  const [edition = '', scenario = ''] = key.split('/')
  const { game, expansions } = playedIn(edition)
  try {
    return await layoutOf(game, scenario, expansions)
  } catch (error) {
    return error instanceof NoAnswer ? error.status : 0
  }
})

/** The icon of a sign: one that only the aids show, or one of the skin. */
export function useIcon(): (form: IconForm, name: string) => Icon | undefined {
  const { skin } = useLooks()
  const aids = use(aidsOf(skin.game))
  return (form, name) => aids.icon(form, name) ?? skin.icon(form, name)
}

interface GameLooksProps {
  /** The game with its expansions. */
  edition: string
  scenario: string
  children: ReactNode
}

/** Shows something of a game that is not played here; without a table it says so. */
export function GameLooks({ edition, scenario, children }: GameLooksProps) {
  const say = useSay()
  const layout = use(layouts(`${edition}/${scenario}`))
  if (typeof layout === 'number') {
    return <p role="alert">{say(layout === 404 ? 'aids-none' : 'trouble-no-server')}</p>
  }
  return (
    <WithLooks edition={edition} layout={layout}>
      {children}
    </WithLooks>
  )
}

interface WithLooksProps {
  edition: string
  layout: Layout
  children: ReactNode
}

const NO_SEATS: [] = []

function WithLooks({ edition, layout, children }: WithLooksProps) {
  const { game, expansions } = playedIn(edition)
  const wording = useWording({ game, expansions: [...expansions], seats: NO_SEATS })
  const skin = skinOf(edition)
  const looks = useMemo(
    (): Looks => ({
      layout,
      faces: new Map((layout.faces ?? []).map((face) => [face.name, face])),
      skin,
      wording,
      naming: new Naming(wording, layout, EMPTY),
      say: wording.words.say,
      colourOf: (seat) => layout.sides.find((side) => side.seat === seat)?.colour ?? '',
    }),
    [layout, skin, wording],
  )
  return <LooksContext value={looks}>{children}</LooksContext>
}
