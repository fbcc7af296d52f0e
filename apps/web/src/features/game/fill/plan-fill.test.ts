import { deckSize, type MoveContext } from '@game/domain'
import { expect, test } from 'vitest'
import { planFill } from './plan-fill.ts'

const players = Array.from({ length: 10 }, (_, place) => ({ id: 101 + place }))
const phase: MoveContext = {
  phaseIndex: 1,
  state: 'open',
  players: players.map(({ id }) => id),
  keyplays: [6],
  perks: [],
}
const headshot = { id: 6, name: 'Headshot', type: 'kill', points: 4, namePl: null, revision: '' } as const
/** One series of a player with ten headshots. */
const done = (playerId: number) => ({
  playerId,
  series: 1,
  maps: 1,
  form: [],
  keyplays: [{ keyplayId: 6, count: 10, series: 1 }],
})

const deckOf = (userId: number, past: ReturnType<typeof done>[] = []) =>
  planFill(
    { cards: [], keyplays: [headshot] },
    players,
    { players: past, all: [] },
    phase,
    () => 1,
    userId,
  ).flatMap(move => (move.type === 'add' ? [move.playerId] : []))

test('friends who press it before anybody has points do not all get the same deck, and each gets the same one again (rulebook 4.21)', () => {
  const friends = Array.from({ length: 10 }, (_, place) => deckOf(place + 1))
  for (const deck of friends) expect(new Set(deck).size).toBe(deckSize)
  expect(new Set(friends.map(deck => deck.toSorted().join())).size).toBeGreaterThanOrEqual(9)
  expect(friends).toEqual(friends.map((_, place) => deckOf(place + 1)))
})

test('no player is left out by the order: of a hundred users about half hold each of ten players (rulebook 4.21)', () => {
  const held = Array.from({ length: 100 }, (_, place) => deckOf(place + 1)).flat()
  for (const { id } of players) {
    const times = held.filter(each => each === id).length
    expect(times).toBeGreaterThan(30)
    expect(times).toBeLessThan(70)
  }
})

test('players with points come first for everybody (rulebook 4.21)', () => {
  for (const userId of [1, 2, 3])
    expect(
      deckOf(userId, [done(109), done(110)])
        .slice(0, 2)
        .toSorted(),
    ).toEqual([109, 110])
})
