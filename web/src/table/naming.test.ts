import { describe, expect, it } from 'vitest'
import { Wording } from '../words/wording'
import { Words } from '../words/words'
import { LAYOUT, MATCH, SCENE } from './fixtures'
import { Naming } from './naming'

const words = new Words([
  {
    language: 'en',
    sources: [
      `army-of = army of { $side }
army-at = army of { $side } at { $place }
times = { $text } ×{ $count }
space-of-track = { $track }, space { $index }
ref-seat-0 = Free Peoples
ref-place-camp = Camp
ref-unit-orcs = Orcs
ref-character-bard = Bard`,
    ],
  },
])
const naming = new Naming(new Wording(words, { verbs: {}, kinds: {} }, MATCH.seats), LAYOUT, SCENE)

describe('things on the table', () => {
  it('are called by their names', () => {
    expect(naming.title('camp')).toBe('Camp')
    expect(naming.title('army:camp')).toBe('army of Free Peoples at Camp')
    expect(naming.title('army:camp:orcs')).toBe('Orcs ×2, Camp')
    expect(naming.title('fate-0')).toBe('fate, space 0')
    expect(naming.title('valley')).toBe('valley')
  })

  it('are described with everything about them', () => {
    expect(naming.describe('camp')).toBe(
      'Camp; valley; hills; fortification 3; ' +
        'army of Free Peoples: Orcs ×2, Bard, leadership 3, damage 1',
    )
    expect(naming.describe('character:bard')).toBe('Bard; Free Peoples; Camp; activated')
    expect(naming.describe('die:0:army')).toBe('Army; Free Peoples; tray dice')
  })

  it('say where a battle is fought', () => {
    const battle = { panel: 'battle', at: 'ravenhill', sources: ['camp'] }
    const fought = new Naming(new Wording(words, { verbs: {}, kinds: {} }, MATCH.seats), LAYOUT, {
      ...SCENE,
      panels: [battle],
    })
    expect(fought.describe('ravenhill')).toBe('Ravenhill; battle')
  })
})
