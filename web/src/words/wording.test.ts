import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadVocabulary, loadWords } from './loading'
import { type Vocabulary, Wording } from './wording'
import { LANGUAGES, type Language, Words } from './words'

const SEATS = [
  { seat: 0, team: 'free' },
  { seat: 1, team: 'shadow' },
]

const VOCABULARY: Vocabulary = {
  verbs: {
    done: {},
    go: { character: 'character', region: 'region' },
    split: { tokens: 'count', bats: 'count' },
    leave: { unit: 'unit' },
    reroll: { white: 'count', black: 'count' },
    army: { place: 'place' },
  },
  kinds: {
    character: ['bard', 'bolg'],
    region: ['camp', 'ravenhill'],
    place: ['camp', 'ravenhill'],
    unit: ['orcs', 'wargs'],
    count: [0, 1, 2, 3, 4, 5],
  },
}

/** Words as a game has them. */
const GAME: Record<Language, string> = {
  en: `
option-done = done
option-go = move { $character } to { $region }
option-split = take { $tokens ->
    [one] { $tokens } Leadership token
   *[other] { $tokens } Leadership tokens
} and { $bats } Great Bats
option-leave = leave behind a unit of { $unit }
ask-casualties = { $ref1 }: choose your casualties.
event-ArmyMoved = { $seat }: from { $source } to { $to }: { $units_count ->
    [one] { $units_count } unit
   *[other] { $units_count } units
} ({ $units }){ $characters_count ->
    [0] {""}
   *[other] , with { $characters }
}
event-CombatRolled = { $seat }: hits on { $target } or more; black { $black }; white { $white }
event-BattleEnded = battle at { $region } is over; winner: { $owner }
event-Rolled = {""}
event-Poured = { $target_id ->
    [pool] back in the pool: { $count }
   *[other] {""}
}
ref-seat-0 = Free Peoples
ref-seat-1 = The Shadow
ref-team-free = Free Peoples
ref-team-shadow = The Shadow
ref-place-camp = Camp
ref-place-ravenhill = Ravenhill
ref-character-bard = Bard the Bowman
ref-character-bolg = Bolg
ref-unit-orcs = Orcs
ref-unit-wargs = Wargs
ref-mark-fortification = fortification
zone-pool = fate pool
crumb-FiveArmies = The Battle of Five Armies
crumb-Turn = turn { $ref1 }
step-MoveArmies-choose = which army, and where to
rule-B5A-3-3 = { $ref1 } and { $ref2 } are not adjacent.
rule-B5A-31-4 = Bolg has fallen.
`,
  pl: `
option-done = gotowe
option-go = przesuń { $character_acc } { $region_to }
option-split = weź { $tokens ->
    [one] { $tokens } żeton
    [few] { $tokens } żetony
   *[many] { $tokens } żetonów
} i { $bats ->
    [one] { $bats } figurkę
    [few] { $bats } figurki
   *[many] { $bats } figurek
}
option-leave = zostaw jednostkę { $unit_gen }
ask-casualties = Armia { $ref1_at }: wybierz straty.
event-ArmyMoved = { $seat }: { $source_from } { $to_to } { $units_count ->
    [one] idzie { $units_count } jednostka
    [few] idą { $units_count } jednostki
   *[many] idzie { $units_count } jednostek
} ({ $units })
event-BattleEnded = koniec walki { $region_at }; zwycięzca: { $owner }
ref-seat-0 = Wolne Ludy
ref-seat-1 = Cień
ref-place-camp = Obóz
    .at = w Obozie
    .from = z Obozu
ref-place-ravenhill = Krucze Wzgórze
    .to = na Krucze Wzgórze
ref-character-bard = Bard Łucznik
    .acc = Barda Łucznika
ref-unit-orcs = Orki
    .gen = Orków
ref-unit-wargs = Wargowie
rule-B5A-3-3 = { $ref1 } i { $ref2 } nie sąsiadują ze sobą.
`,
  ru: `
option-done = готово
option-go = переместить { $character_acc } { $region_to }
option-split = { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[many] { $tokens } жетонов
} и { $bats ->
    [one] { $bats } летучая мышь
    [few] { $bats } летучие мыши
   *[many] { $bats } летучих мышей
}
option-leave = оставить отряд { $unit_gen }
ask-casualties = Войско { $ref1_where }: выберите потери.
event-ArmyMoved = { $seat }: { $source_from } { $to_to } { $units_count ->
    [one] идёт { $units_count } отряд
    [few] идут { $units_count } отряда
   *[many] идёт { $units_count } отрядов
} ({ $units })
event-BattleEnded = сражение { $region_where } окончено; победитель: { $owner }
ref-seat-1 = Тьма
ref-place-camp = Лагерь
    .where = в Лагере
    .from = из Лагеря
ref-place-ravenhill = Воронья высота
    .to = на Воронью высоту
ref-character-bard = Бард-лучник
    .acc = Барда-лучника
ref-unit-orcs = орки
    .gen = орков
ref-unit-wargs = варги
rule-B5A-3-3 = Регионы «{ $ref1 }» и «{ $ref2 }» не смежны.
`,
}

const spoken = {} as Record<Language, Wording>

for (const language of LANGUAGES) {
  const own = readFileSync(join(import.meta.dirname, `${language}.ftl`), 'utf8')
  const english = { language: 'en' as const, sources: [GAME.en] }
  const words = new Words([{ language, sources: [GAME[language], own] }, english])
  spoken[language] = new Wording(words, VOCABULARY, SEATS)
}

/** What is said in English, Polish and Russian. */
function inAll(say: (wording: Wording) => unknown): unknown[] {
  return LANGUAGES.map((language) => say(spoken[language]))
}

describe('options', () => {
  it('name what they are about, in its case', () => {
    const go = { verb: 'go', refs: ['bard', 'ravenhill'] }
    expect(inAll((wording) => wording.option(go))).toEqual([
      'move Bard the Bowman to Ravenhill',
      'przesuń Barda Łucznika na Krucze Wzgórze',
      'переместить Барда-лучника на Воронью высоту',
    ])
  })

  it('count in the plurals of the language', () => {
    const split = { verb: 'split', refs: [1, 5] }
    expect(inAll((wording) => wording.option(split))).toEqual([
      'take 1 Leadership token and 5 Great Bats',
      'weź 1 żeton i 5 figurek',
      '1 жетон и 5 летучих мышей',
    ])
  })

  it('are known by their ids too, equal ones counted', () => {
    const ids = ['leave:orcs', 'leave:orcs', 'done']
    expect(inAll((wording) => wording.options(ids))).toEqual([
      'leave behind a unit of Orcs ×2, done',
      'zostaw jednostkę Orków ×2, gotowe',
      'оставить отряд орков ×2, готово',
    ])
    expect(spoken.en.parsed('reroll:2:0')).toEqual({ verb: 'reroll', refs: [2, 0] })
    expect(spoken.en.parsed('army:nowhere')).toBeUndefined()
  })

  it('are readable without any words', () => {
    const vocabulary = {
      verbs: { march: { source: 'r', units: 'n' }, lay: { card: 'c' } },
      kinds: {},
    }
    const plain = new Wording(new Words([]), vocabulary, SEATS)
    expect(plain.option({ verb: 'march', refs: ['keep', 2] })).toBe('march: source keep, units 2')
    expect(plain.option({ verb: 'lay', refs: ['ambush'] })).toBe('lay: ambush')
    expect(plain.option({ verb: 'lay-nothing', refs: [] })).toBe('lay nothing')
  })
})

describe('prompts and the breadcrumb', () => {
  it('say what is asked', () => {
    const decision = { seat: 1, kind: 'casualties', about: ['camp'] }
    expect(inAll((wording) => wording.prompt(decision))).toEqual([
      'Camp: choose your casualties.',
      'Armia w Obozie: wybierz straty.',
      'Войско в Лагере: выберите потери.',
    ])
  })

  it('say where in the flow the game is', () => {
    const crumbs = [
      { procedure: 'FiveArmies', step: 'play_turn' },
      { procedure: 'Turn', step: 'actions', about: [3] },
      { procedure: 'MoveArmies', step: 'choose', about: [] },
    ]
    expect(spoken.en.breadcrumb(crumbs)).toEqual([
      'The Battle of Five Armies',
      'turn 3',
      'move armies',
      'which army, and where to',
    ])
  })
})

describe('reasons', () => {
  it('say what the rule says, with its id', () => {
    expect(inAll((wording) => wording.rule('B5A-3.3', ['camp', 'ravenhill']))).toEqual([
      'B5A-3.3: Camp and Ravenhill are not adjacent.',
      'B5A-3.3: Obóz i Krucze Wzgórze nie sąsiadują ze sobą.',
      'B5A-3.3: Регионы «Лагерь» и «Воронья высота» не смежны.',
    ])
  })

  it('are the id alone where there are no words', () => {
    expect(spoken.en.rule('B5A-99.9')).toBe('B5A-99.9')
    expect(spoken.en.rule('B5A-99.9', ['camp', 3])).toBe('B5A-99.9 (Camp, 3)')
  })

  it('have no id where no rulebook has them', () => {
    expect(spoken.en.refusal({ rule: 'not-your-decision', refs: [] })).toEqual({
      id: '',
      text: 'It is not your decision.',
    })
    expect(spoken.en.rule('resigned', [1])).toBe('The Shadow resigned')
  })
})

describe('events', () => {
  const moved = {
    kind: 'ArmyMoved',
    fields: {
      seat: 1,
      source: 'camp',
      to: 'ravenhill',
      units: ['orcs', 'orcs', 'wargs'],
      characters: ['bolg'],
    },
  }

  it('count what comes several times', () => {
    expect(inAll((wording) => wording.event(moved))).toEqual([
      'The Shadow: from Camp to Ravenhill: 3 units (Orcs ×2, Wargs), with Bolg',
      'Cień: z Obozu na Krucze Wzgórze idą 3 jednostki (Orki ×2, Wargowie)',
      'Тьма: из Лагеря на Воронью высоту идут 3 отряда (орки ×2, варги)',
    ])
  })

  it('can have equal names counted wherever they are', () => {
    const words = new Words([
      {
        language: 'en',
        sources: ['event-Fell = { $faces_grouped }', 'times = { $text } ×{ $count }'],
      },
    ])
    const wording = new Wording(words, { verbs: {}, kinds: {} }, SEATS)
    const faces = ['muster', 'event', 'muster']
    expect(wording.event({ kind: 'Fell', fields: { faces } })).toBe('muster ×2, event')
  })

  it('tell dice one by one', () => {
    const fields = { seat: 0, black: [6], white: [2, 2, 5], target: 5 }
    expect(spoken.en.event({ kind: 'CombatRolled', fields })).toBe(
      'Free Peoples: hits on 5 or more; black 6; white 2, 2, 5',
    )
  })

  it('name nobody where a seat is none', () => {
    const fields = { region: 'camp', owner: -1 }
    expect(inAll((wording) => wording.event({ kind: 'BattleEnded', fields }))).toEqual([
      'battle at Camp is over; winner: nobody',
      'koniec walki w Obozie; zwycięzca: nikt',
      'сражение в Лагере окончено; победитель: никто',
    ])
  })

  it('are not told where the game wants it so', () => {
    const fields = { purpose: 'action-dice', values: [1], sides: 6 }
    expect(spoken.en.event({ kind: 'Rolled', fields })).toBe('')
    const poured = { source: 'drawn', target: 'pool', count: 2 }
    expect(spoken.en.event({ kind: 'Poured', fields: poured })).toBe('back in the pool: 2')
    expect(spoken.en.event({ kind: 'Poured', fields: { ...poured, target: 'drawn' } })).toBe('')
  })

  it('keep hidden what is hidden', () => {
    const plain = new Wording(new Words([]), { verbs: {}, kinds: {} }, SEATS)
    const fields = { seat: 0, card: null, banner: true }
    expect(plain.event({ kind: 'CardBuried', fields })).toBe(
      'card buried: seat free, card value hidden, banner value yes',
    )
  })
})

describe('names', () => {
  it('of seats have numbers where a side has several', () => {
    const four = [0, 1, 2, 3].map((seat) => ({ seat, team: seat % 2 ? 'west' : 'free' }))
    const vocabulary = { verbs: {}, kinds: {} }
    const plain = new Wording(new Words([]), vocabulary, four)
    expect(plain.seat(1)).toBe('seat name: west, 1')
    expect(spoken.pl.seat(1)).toBe('Cień')
    expect(spoken.en.seats([0, 1])).toBe('Free Peoples, The Shadow')
  })

  it('of seats are those of the scenario, and of one person they are joined', () => {
    const named = [
      { seat: 0, team: 'free', name: 'frodo' },
      { seat: 1, team: 'shadow', name: 'saruman' },
      { seat: 2, team: 'free', name: 'aragorn' },
    ]
    const sources = ['ref-seat-frodo = Frodo\nref-seat-aragorn = Aragorn\nref-seat-0 = seat 0']
    const joined = LANGUAGES.map((language) => {
      const words = new Words([{ language, sources }])
      return new Wording(words, VOCABULARY, named).together([0, 2])
    })
    expect(joined).toEqual(['Frodo and Aragorn', 'Frodo i Aragorn', 'Frodo и Aragorn'])
    const words = new Words([{ language: 'en', sources }])
    expect(new Wording(words, VOCABULARY, named).seat(1)).toBe('shadow')
    expect(new Wording(words, VOCABULARY, SEATS).seat(0)).toBe('seat 0')
  })

  it('of labels and marks', () => {
    expect(spoken.pl.label('ref-place-camp')).toBe('Obóz')
    expect(spoken.en.mark('fortification')).toBe('fortification')
    expect(spoken.en.label('zone-no-such-pile')).toBe('no such pile')
  })
})

it('an outcome names the teams by rank', () => {
  const teams = [['free'], ['shadow']]
  expect(spoken.en.ranks({ teams })).toEqual(['Winner: Free Peoples', '2. The Shadow'])
})

const OPTIONS = ['five_armies', 'stronghold', 'war_of_the_ring'].flatMap((game) =>
  LANGUAGES.map((language) => [game, language] as const),
)

describe('the games that are there', () => {
  it.each(OPTIONS)('have words for all options: %s in %s', async (game, language) => {
    const vocabulary = await loadVocabulary(game)
    const wording = new Wording(await loadWords(language, game), vocabulary, SEATS)
    // No source of these games replaces anything, so that none is ever offered to be used.
    const { use, ...verbs } = vocabulary.verbs
    expect(use).toBeDefined()
    for (const [verb, roles] of Object.entries(verbs)) {
      const refs = Object.values(roles).map((kind) => vocabulary.kinds[kind]?.[0] ?? '')
      const text = wording.option({ verb, refs })
      expect(text).not.toMatch(/[{}]/)
      for (const ref of refs) if (String(ref).includes('-')) expect(text).not.toContain(String(ref))
    }
  })

  it.each([
    ['en', 'victory point', 'victory points', 'victory points'],
    ['pl', 'punkt zwycięstwa', 'punkty zwycięstwa', 'punktów zwycięstwa'],
    ['ru', 'победное очко', 'победных очка', 'победных очков'],
  ] as const)('count points in the plurals of %s', async (language, ...forms) => {
    const vocabulary = { verbs: {}, kinds: {} }
    const wording = new Wording(await loadWords(language, 'ring_cards'), vocabulary, SEATS)
    expect([1, 2, 5].map((count) => wording.counted('points', count))).toEqual(forms)
    expect(wording.counted('number', 2)).toBe(wording.mark('number'))
  })

  it('are none of those that were not there at the build', async () => {
    expect(await loadVocabulary('no_such_game')).toEqual({ verbs: {}, kinds: {} })
  })
})
