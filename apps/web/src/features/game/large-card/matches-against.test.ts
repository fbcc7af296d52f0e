import { expect, test } from 'vitest'
import { matchesAgainst } from './matches-against.ts'

const match = (home: string, away: string, ...maps: [number | null, number | null][]) => ({
  home: { name: home },
  away: { name: away },
  maps: maps.map(([one, other]) => ({ home: one, away: other })),
})

test('a comparison tells how a player’s team did against the opponents of the phase, at home and away, in matches that were played (rulebook 13.68)', () => {
  const matches = [
    match('Spirit', 'Vitality', [13, 7], [4, 13], [13, 11]),
    match('FURIA', 'Spirit', [13, 3]),
    match('Spirit', 'MOUZ', [13, 2]),
    match('Vitality', 'Spirit', [null, null]),
  ]
  expect(matchesAgainst(matches, ['Vitality', 'FURIA'])).toEqual([
    { name: 'Vitality', own: 2, opponents: 1 },
    { name: 'FURIA', own: 0, opponents: 1 },
  ])
  expect(matchesAgainst(matches, [])).toEqual([])
})
