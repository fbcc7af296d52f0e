import { sleeveResult } from '@game/domain'
import { expect, test } from 'vitest'
import { lacksFacts } from './lacks-facts.ts'

const unknown = { country: null, birth: null, roleId: null, styleId: null }
const known = { country: 'pl', birth: '2000-01-01', roleId: 1, styleId: 1 }
const ids = [1, 2, 3, 4, 5, 6, 7, 8]
const lacking = (...players: (typeof unknown | typeof known)[]) => ids.filter(id => lacksFacts(id, players))

test('players without facts can make no sleeve count; one known fact is enough to say nothing (rulebook 13.18)', () => {
  expect(lacking(unknown, unknown)).toEqual(ids)
  expect(lacking(unknown, known)).toEqual([])
  expect(lacking()).toEqual([])
})

test('each fact is said of the sleeves that count by it, and of no other (rulebook 5.1, 5.17)', () => {
  for (const fact of ['country', 'birth', 'roleId', 'styleId'] as const) {
    const cards = [
      ...Array.from({ length: 5 }, () => ({ ...known, birth: '1980-01-01' })),
      ...[1, 1, 1, 2, 2, 3, 3, 3].map((roleId, place) => ({
        ...known,
        roleId,
        styleId: 2,
        birth: '2015-01-01',
        country: `c${place}`,
      })),
      ...[2, 2, 3, 3, 3].map(roleId => ({ ...known, roleId })),
    ].map((card, playerId) => ({ ...card, playerId, [fact]: null }))
    const offers = ids.map(id => ({ id, name: '', description: '', mult: 2 }))
    const none = sleeveResult(cards, offers, '2026-01-01T00:00:00Z').sleeves.filter(
      ({ fulfilled }) => fulfilled === 0,
    )
    expect(ids.filter(id => lacksFacts(id, cards))).toEqual(none.map(({ id }) => id))
  }
})
