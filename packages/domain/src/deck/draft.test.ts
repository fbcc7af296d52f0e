import { describe, expect, it } from 'vitest'
import { phaseStates, phaseToDraft } from '../phase/index.ts'
import type { Deck } from './deck.ts'
import { checkDraft, type DraftContext, takeDraft } from './draft.ts'
import type { MoveContext } from './move.ts'

const context: MoveContext = {
  phaseIndex: 2,
  state: 'open',
  players: [1, 2, 3, 4, 5, 6],
  keyplays: [11, 12, 13, 14],
  perks: [],
}
const cardsOf = (...ids: number[]): Deck => ids.map(playerId => ({ playerId, keyplays: [11], perks: [] }))
const ruleOf = (draft: Deck, saved: Deck = []) => {
  const checked = checkDraft(draft, { ...context, state: 'locked' } as DraftContext, saved)
  return checked.ok ? null : checked.rule
}

describe('a draft keeps the rules of a deck (rulebook 4.23)', () => {
  it.each([
    ['five cards', cardsOf(1, 2, 3, 4, 5), null],
    ['none', [], null],
    ['six cards', cardsOf(1, 2, 3, 4, 5, 6), 'DECK_FULL'],
    ['a card twice', cardsOf(1, 1), 'CARD_ALREADY_IN_DECK'],
    ['a player of another phase', cardsOf(9), 'PLAYER_NOT_IN_PHASE'],
    ['four keyplays', [{ playerId: 1, keyplays: [11, 12, 13, 14], perks: [] }], 'KEYPLAYS_FULL'],
    ['an unknown keyplay', [{ playerId: 1, keyplays: [99], perks: [] }], 'KEYPLAY_UNKNOWN'],
    ['a perk', [{ playerId: 1, keyplays: [], perks: [{ perkId: 5, originPhase: 2 }] }], 'PERK_NOT_IN_PHASE'],
  ])('%s', (_, draft, rule) => expect(ruleOf(draft)).toBe(rule))

  it('a saved card whose player was taken out may stay, so that the other cards can still change', () => {
    const saved: Deck = [{ playerId: 9, keyplays: [99], perks: [] }]
    expect(ruleOf([...saved, ...cardsOf(1)], saved)).toBeNull()
    expect(ruleOf(cardsOf(8), saved)).toBe('PLAYER_NOT_IN_PHASE')
  })
})

describe('a draft that becomes the deck (rulebook 4.24)', () => {
  it('keeps the order, the cards and the keyplays', () => {
    expect(takeDraft(cardsOf(3, 1), context)).toEqual({ ok: true, value: { cards: cardsOf(3, 1), left: [] } })
  })

  it('names the cards and keyplays that no longer fit, and takes the others', () => {
    const draft: Deck = [...cardsOf(9, 1), { playerId: 2, keyplays: [99, 12], perks: [] }]
    expect(takeDraft(draft, context)).toEqual({
      ok: true,
      value: {
        cards: [...cardsOf(1), { playerId: 2, keyplays: [12], perks: [] }],
        left: [
          { playerId: 9, keyplayId: null },
          { playerId: 2, keyplayId: 99 },
        ],
      },
    })
  })

  it('is refused while the phase is not open', () => {
    expect(takeDraft(cardsOf(1), { ...context, state: 'locked_in' })).toMatchObject({
      rule: 'PHASE_NOT_OPEN',
    })
    expect(takeDraft(cardsOf(1), { ...context, late: true })).toMatchObject({ rule: 'JOIN_TOO_LATE' })
  })
})

describe('the phase that can be drafted (rulebook 4.23)', () => {
  const day = (n: number) => `2026-06-0${n}T12:00:00Z`
  const phases = [1, 3, 5].map((open, at) => ({
    index: at + 1,
    open: day(open),
    lock: day(open + 1),
    points: 100,
  }))
  const drafted = (now: string, { score = 0, completed = false, secondChance = false } = {}) => {
    const event = { phases, completed, secondChance, now }
    return phaseToDraft(event, phaseStates(event, [{ phase: 1, held: true, score, scored: true }]))
  }

  it.each([
    ['the first, before it opens', '2026-05-31T12:00:00Z', 1],
    ['the second, from the opening of the first', day(1), 2],
    ['the second, while the first is undecided', day(2), 2],
    ['none once the last has opened', day(5), null],
  ])('%s', (_, now, phase) => expect(drafted(now)).toBe(phase))

  it('none for a user who is out, unless there is a second chance, and none of a completed event', () => {
    expect(drafted(day(4))).toBeNull()
    expect(drafted(day(4), { score: 100 })).toBe(3)
    expect(drafted(day(1), { completed: true })).toBeNull()
    expect(drafted(day(3), { secondChance: true })).toBe(3)
  })
})
