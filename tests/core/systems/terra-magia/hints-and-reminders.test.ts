import { describe, expect, it } from 'vitest'
import { duel, hero, one, TerraTable } from '#support/terra.ts'

const facts = (table: TerraTable, name: string): string[] =>
  table.system.reminders(table.fight, table.combatant(name)).map(({ fact }) => fact)
const words = (table: TerraTable, name: string): string =>
  table.system.reminders(table.fight, table.combatant(name)).map(({ consequence }) => consequence)[0] ?? ''

describe('the catalogue’s one-liners', () => {
  it.each([
    ['defend', '+2 AR with the shield'],
    ['move', 'Up to 7 m, can be split up'],
    ['jump', '2 m hops, within Speed'],
    ['leap', 'Up to 3 m, uses it all'],
    ['full-sprint', '14 m, gives up Reaction'],
    ['cautious-step', '3 m, no reaction attacks'],
    ['first-aid', 'Hard Medicine: heal 4 VP'],
    ['attack', 'd10 + stat + skill against AR'],
    ['assist', 'Average check: ally gains +2 dice'],
  ])('carry the creature’s own numbers: %s, %s', (action, hint) => {
    const table = duel({ stats: { shield: 2, speed: 7, jump: 2, pwr: 3, log: 4 } })
    expect(table.offered('A', action).hint).toBe(hint)
  })

  it.each([
    ['defend', '+1 AR'],
    ['move', 'Up to Speed, can be split up'],
    ['first-aid', 'Hard Medicine: heal Logic in VP'],
    ['block', 'Hard, ranged Extreme'],
  ])('say what holds where a number is not set: %s, %s', (action, hint) => {
    expect(duel().offered('A', action).hint).toBe(hint)
  })

  it('[TM-4.02] count the attacks of the turn with their penalty', () => {
    const table = duel().attack('A', 'B', 9)
    expect(table.offered('A', 'attack').hint).toBe('Second attack, at −4')
    const perk = duel({ stats: { freeAttacks: 2 } }).attack('A', 'B', 9)
    expect(perk.offered('A', 'attack').hint).toBe('Second attack, no penalty')
  })

  it('count the metres and the uses that are left, and name who is commanded', () => {
    const howl = {
      maneuver: 'active',
      cost: {},
      vitalCost: {},
      trigger: '',
      sustained: false,
      seconds: null,
    } as const
    const abilities = [
      {
        ...howl,
        id: 'howl',
        name: 'Howl',
        uses: { count: 2, per: 'fight' },
        damage: '',
        damageType: '',
        note: '',
      },
    ] as const
    const table = new TerraTable([
      hero('A', { total: 20, key: 'a', stats: { speed: 6 }, block: { abilities } }),
      one('Hound', { controller: 'a', turns: 0 }),
    ]).start()
    table.take('A', 'move', { metres: 4 }).take('A', 'howl')
    expect(['keep-moving', 'howl', 'command'].map((action) => table.offered('A', action).hint)).toEqual([
      '2 m are left',
      '1 of 2 left this fight',
      'Order Hound',
    ])
  })

  it('say when a house rule lets a new place count at once', () => {
    expect(duel({}, {}, { placeChange: 'now' }).offered('A', 'change-order').hint).toBe(
      'A new place, at once',
    )
  })
})

describe('reminders', () => {
  it('speak of a second attack only while a Major can pay for it', () => {
    const table = duel().attack('A', 'B', 9)
    expect(facts(table, 'A')).toEqual(['Second attack this turn, at −4.'])
    expect(facts(table.attack('A', 'B', 10), 'A')).not.toContain('Third attack this turn, at −4.')
  })

  it.each([
    [0, 'It has no Terra Token to stop it; another player may give one.'],
    [1, '1 of its 1 Terra Tokens stops it.'],
    [3, '1 Terra Token stops it, 2 more wake it at 1 HP.'],
  ])('[TM-6.14] tell a dying one with %i tokens what they do', (tokens, consequence) => {
    const table = duel({ stats: { tokens } }).hurt('A', 99)
    expect(words(table, 'A')).toBe(consequence)
  })

  it('[TM-6.15] tell one that is stable what wakes it', () => {
    const table = duel({ stats: { tokens: 3 } })
      .hurt('A', 99)
      .take('A', 'token-stop-dying')
    expect([facts(table, 'A')[0], words(table, 'A')]).toEqual([
      'Unconscious, stable.',
      '2 Terra Tokens wake it at 1 HP.',
    ])
  })

  it('[TM-4.20] keep what is prepared in mind', () => {
    const table = duel().take('A', 'prep', { action: 'attack', trigger: 'the door opens' })
    expect(facts(table, 'A')).toEqual(['Prepared: Attack if the door opens.'])
  })
})
