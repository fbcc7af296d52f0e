import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  keyplays as catalogue,
  countMaps,
  exactSum,
  type FrozenDeck,
  type LoggedMap,
  liveCountsOf,
  type MapMoments,
  momentsOfCounts,
  momentsOfMap,
  type PlayerCount,
  playerCounts,
  rivalryOf,
  scoreDeck,
} from '../src/index.ts'
import { frozenDeck } from './arbitraries.ts'
import { anyEvent, dataCells, mapsOf } from './read-csv.ts'
import { readLog, realLog } from './real-log.ts'

const log = realLog()
const [map] = readLog(log).maps
if (!map) throw new Error('the real log has a map')
/** The ten people of the log are players 1 to 10. */
const players = Object.fromEntries(map.people.map(({ steamId }, at) => [steamId, at + 1]))

const countsOf = (facts: LoggedMap): PlayerCount[] => {
  const { kill, match } = countMaps([{ facts, people: [] }], players)
  return [...kill.counts, ...match.counts]
}
const momentsOf = (facts: LoggedMap): MapMoments => ({
  id: 'inferno',
  moments: momentsOfMap({ facts, people: [] }, players, countsOf(facts)),
})
const inferno = momentsOf(map)

/** A real series as a file has it: its maps in their order, and its ten players as 1 to 10. */
const seriesOf = (series: string): MapMoments[] => {
  const maps = (['kill', 'match'] as const).flatMap(type =>
    mapsOf(dataCells(`${series}-${type === 'kill' ? 'kills' : 'stats'}.csv`), { ...anyEvent, type }),
  )
  const people = [...new Set(maps.flatMap(each => each.players))].sort()
  const ids = Object.fromEntries(people.map((steamId, at) => [steamId, at + 1]))
  return maps.map(({ key, counts }) => ({ id: key, moments: momentsOfCounts(playerCounts(counts, 1, ids)) }))
}
const shipped: MapMoments[][] = [[inferno], seriesOf('vitality-furia'), seriesOf('spirit-falcons')]

const sumOf = (maps: readonly MapMoments[]): PlayerCount[] => {
  const sums = new Map<string, PlayerCount>()
  for (const each of maps.flatMap(({ moments }) => moments.flatMap(({ counts }) => counts))) {
    const key = `${each.playerId} ${each.keyplayId}`
    sums.set(key, { ...each, count: (sums.get(key)?.count ?? 0) + each.count })
  }
  return [...sums.values()].filter(({ count }) => count !== 0)
}
const cardsOf = (deck: FrozenDeck, counts: readonly PlayerCount[]) => scoreDeck(deck, counts).cards

describe('the swings of two decks (rulebook 22.2)', () => {
  it('add up to the difference of their scores, to the hundredth, for any decks and every shipped series', () => {
    const maps = fc.constantFrom(...shipped)
    fc.assert(
      fc.property(frozenDeck, frozenDeck, maps, (one, other, played) => {
        const counts = sumOf(played)
        const { moves, ...scores } = rivalryOf(cardsOf(one, counts), cardsOf(other, counts), played)
        expect(scores.one).toBe(scoreDeck(one, counts).score)
        expect(scores.other).toBe(scoreDeck(other, counts).score)
        const lead = exactSum([scores.one, -scores.other])
        expect(exactSum(moves.map(({ swing }) => swing))).toBe(lead)
        expect(moves.at(-1)?.lead ?? 0).toBe(lead)
        expect(moves.every(({ mapId }) => mapId !== null)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('add up as well after any part of the log, whatever the decks have counted meanwhile', () => {
    const lines = log.split('\n')
    fc.assert(
      fc.property(frozenDeck, frozenDeck, fc.integer({ min: 0, max: lines.length }), (one, other, read) => {
        const facts = readLog(lines.slice(0, read).join('\n')).maps[0]
        const moments = facts
          ? momentsOfMap({ facts, people: [] }, players, liveCountsOf({ facts, people: [] }, players))
          : []
        const counts = sumOf([inferno])
        const { moves, ...scores } = rivalryOf(cardsOf(one, counts), cardsOf(other, counts), [
          { id: 'inferno', moments },
        ])
        expect(exactSum(moves.map(({ swing }) => swing))).toBe(exactSum([scores.one, -scores.other]))
      }),
      { numRuns: 30 },
    )
  })

  it('are the same with the decks the other way round, but for the sign', () => {
    fc.assert(
      fc.property(frozenDeck, frozenDeck, (one, other) => {
        const [a, b] = [one, other].map(deck => cardsOf(deck, sumOf([inferno])))
        if (!a || !b) return
        const [there, back] = [rivalryOf(a, b, [inferno]), rivalryOf(b, a, [inferno])]
        expect(back.moves.map(({ swing }) => swing)).toEqual(there.moves.map(({ swing }) => 0 - swing))
        expect([back.largest, back.decider]).toEqual([there.largest, there.decider])
      }),
      { numRuns: 50 },
    )
  })
})

describe('the moments of the real log (rulebook 22.3)', () => {
  it('add up to its counts', () => {
    const sorted = (counts: readonly PlayerCount[]) =>
      counts.map(({ playerId, keyplayId, count }) => `${playerId} ${keyplayId} ${count}`).toSorted()
    expect(sorted(sumOf([inferno]))).toEqual(sorted(countsOf(map)))
  })

  it('have every kill and round in order; only 100+ ADR waits for the end of the map', () => {
    const rounds = inferno.moments.map(({ round }) => round ?? 99)
    expect(rounds.toSorted((a, b) => a - b)).toEqual(rounds)
    const end = inferno.moments.filter(({ round }) => round === null)
    expect(end.flatMap(({ counts }) => counts.map(({ keyplayId }) => keyplayId)).every(id => id === 20)).toBe(
      true,
    )
  })
})

describe('the real log by hand (rulebook 22.5)', () => {
  const idOf = (name: string) => map.people.findIndex(person => person.name === name) + 1
  const card = (name: string, ...keyplays: number[]): FrozenDeck => ({
    phaseMult: 1,
    cards: [
      {
        playerId: idOf(name),
        sleeveId: null,
        mult: 1,
        perks: [],
        keyplays: keyplays.map(keyplayId => ({
          keyplayId,
          type: 'kill',
          points: catalogue.find(({ id }) => id === keyplayId)?.points ?? 0,
        })),
      },
    ],
  })
  /** Birch with no-scope, knife and grenade kills against Ivy with grenade, fire and no-scope kills. */
  const decks = [card('Birch', 4, 8, 13), card('Ivy', 13, 14, 4)].map(deck => cardsOf(deck, sumOf([inferno])))
  const rivalry = rivalryOf(decks[0] ?? [], decks[1] ?? [], [inferno])

  it('moves the lead with the seven kills at these lines of the log', () => {
    expect(rivalry.moves.map(({ round, kill, swing, lead }) => [round, kill?.weapon, swing, lead])).toEqual([
      [3, 'hegrenade', -200, -200], // 1492: Ivy
      [4, 'inferno', -250, -450], // 1831: Ivy
      [6, 'awp', -300, -750], // 2265: Ivy, noscope
      [10, 'hegrenade', 200, -550], // 3031: Birch; the no-scope at 2890 was a team kill
      [11, 'awp', 300, -250], // 3212: Birch, noscope
      [11, 'knife_falchion', 500, 250], // 3236: Birch
      [12, 'hegrenade', 200, 450], // 3492: Birch
    ])
  })

  it('is decided by the knife kill in round 11, the largest swing', () => {
    const { one, other, decider, largest } = rivalry
    expect([one, other, decider, largest]).toEqual([1200, 750, 5, [5, 2, 4]])
  })
})
