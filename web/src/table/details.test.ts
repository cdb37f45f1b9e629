import { beforeAll, describe, expect, it } from 'vitest'
import type { Layout, Scene } from '../api/types'
import casualties from '../games/five_armies/fixtures/casualties.json'
import plan from '../games/five_armies/fixtures/layout.json'
import { skin } from '../games/five_armies/skin'
import cards from '../games/ring_cards/fixtures/layout.json'
import turn from '../games/ring_cards/fixtures/turn.json'
import { loadVocabulary, loadWords } from '../words/loading'
import { Wording } from '../words/wording'
import { detailOf, type EntryList, type Known } from './details'
import { Naming } from './naming'

const SEATS = [0, 1, 2, 3].map((seat) => ({ seat, team: String(seat) }))

async function knownOf(game: string, layout: Layout, scene: Scene, more = {}): Promise<Known> {
  const wording = new Wording(await loadWords('en', game), await loadVocabulary(game), SEATS)
  const faces = new Map((layout.faces ?? []).map((face) => [face.name, face]))
  const naming = new Naming(wording, layout, scene)
  return { layout, scene, faces, wording, naming, skin: more }
}

const board = plan as unknown as Layout
const fought = casualties.standing.scene as unknown as Scene
let armies: Known
let ring: Known

beforeAll(async () => {
  armies = await knownOf('five_armies', board, fought, skin)
  const scene = turn.standing.scene as unknown as Scene
  ring = await knownOf('ring_cards', cards as unknown as Layout, scene)
})

const entries = (lists: readonly EntryList[] = [], heading: string) =>
  lists.find((list) => list.heading === heading)?.entries ?? []

describe('the details', () => {
  it('of a region tell its ground, its neighbours with their borders, and who is there', () => {
    const detail = detailOf('camp', armies)
    expect(detail?.title).toMatch(/Camp/)
    expect(detail?.lead.length).toBeGreaterThan(0)
    expect(entries(detail?.lists, 'where').map(({ ref }) => ref)).toEqual(['eastern-bank'])
    expect(entries(detail?.lists, 'neighbours')).toContainEqual(
      expect.objectContaining({ ref: 'valley-northwest-plains', note: 'ford' }),
    )
    expect(entries(detail?.lists, 'standing')[0]).toMatchObject({ ref: 'army:camp' })
    expect(entries(detail?.lists, 'standing')[0]?.note).toMatch(/Lake-men/i)
  })

  it('of an army tell its units, each with the card that says what they can do', () => {
    const detail = detailOf('army:camp', armies)
    expect(detail?.owner).toBe(0)
    expect(entries(detail?.lists, 'units').map(({ ref }) => ref)).toEqual(['face:unit-lake-men'])
    expect(entries(detail?.lists, 'units')[0]?.values).toEqual([
      { name: 'strength', value: 1 },
      { name: 'ruins' },
    ])
    expect(detailOf('face:unit-lake-men', armies)?.face?.name).toBe('unit-lake-men')
  })

  it('of somebody have his sheet and lead to where he is', () => {
    const detail = detailOf('character:bard', armies)
    expect(detail?.sheet?.id).toBe('sheet:bard')
    expect(entries(detail?.lists, 'where').map(({ ref }) => ref)).toEqual([
      'army:valley-north-marsh',
    ])
  })

  it('of a card have its face', () => {
    const detail = detailOf('card:treebeard', ring)
    expect(detail?.face?.name).toBe('treebeard')
    expect(entries(detail?.lists, 'where').map(({ ref }) => ref)).toEqual(['reserve-0'])
    expect(entries(detailOf('reserve-0', ring)?.lists, 'cards').map(({ ref }) => ref)).toContain(
      'card:treebeard',
    )
  })

  it('are there for everything that can be seen', () => {
    for (const known of [armies, ring]) {
      const { layout, scene } = known
      const all = [
        ...layout.areas,
        ...layout.groups,
        ...layout.tracks,
        ...layout.trays,
        ...(layout.sheets ?? []),
        ...scene.counters.flatMap((counter) => [counter, ...counter.parts]),
        ...scene.figures,
        ...scene.markers,
      ]
      for (const { id } of all) {
        const detail = detailOf(id, known)
        expect(detail?.title, id).toBeTruthy()
        const names = (detail?.lists ?? []).flatMap((list) => list.entries)
        for (const { text } of names) expect(text, id).not.toMatch(/^[a-z]+(-[a-z0-9]+)+$/)
      }
    }
  })

  it('of what is not there are none', () => {
    expect(detailOf('army:nowhere', armies)).toBeUndefined()
    expect(detailOf('face:nothing', armies)).toBeUndefined()
  })
})
