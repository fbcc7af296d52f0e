import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addCounts,
  exactSum,
  type FrozenDeck,
  type LiveCounts,
  type LiveMap,
  type LoggedMap,
  liveChanges,
  liveCountsOf,
  livePlayersOf,
  livePops,
  liveStateOf,
  provisionalCounts,
  roundsChanged,
  scoreDeck,
  serverLogReader,
} from '../src/index.ts'
import { begin, logOf, round as roundOf, says, steamIdOf } from './log-lines.ts'
import { readLog, realLog } from './real-log.ts'

/** The people of a log are players of the catalogue, numbered in their order. */
const playersOf = (steamIds: readonly string[]) =>
  Object.fromEntries(steamIds.map((steamId, at) => [steamId, at + 1]))
const letters = playersOf('ABCDEFGHIJ'.split('').map(steamIdOf))

const liveOf = (facts: LoggedMap | undefined, players: Record<string, number>, revision = 1): LiveCounts => ({
  revision,
  maps: facts
    ? [
        {
          id: '1',
          phaseIndex: 1,
          state: facts.state === 'running' ? 'running' : 'final',
          countedSince: facts.state === 'running' ? null : revision,
          heardAt: '',
          ...liveStateOf(facts),
          counts: liveCountsOf({ facts, people: [] }, players),
        },
      ]
    : [],
})

type Lines = string | readonly Lines[]
const flat = (lines: Lines): string[] => (typeof lines === 'string' ? [lines] : lines.flatMap(flat))
const mapOf = (...lines: Lines[]) => readLog(logOf(flat(lines))).maps[0]
const live = (...lines: Lines[]) => liveOf(mapOf(...lines), letters)
const { kill, score, reload, over, freeze, won } = says
/** All people are present, so that no one is the last of a team. */
const all = says.here(...'ABCDEFGHIJ')
const start = [says.start, ...all]
const round = (number: number, ...events: string[]) => roundOf(number, all, ...events)

describe('a running map (rulebook 15.17)', () => {
  it('shows its score, its round and its counts', () => {
    const [map] = live(begin, round(1, kill('A', 'F')), start, kill('A', 'G')).maps
    expect(map).toMatchObject({
      map: 'de_nuke',
      state: 'running',
      round: 2,
      roundOver: false,
      sides: [
        { side: 'CT', score: 1 },
        { side: 'TERRORIST', score: 0 },
      ],
      counts: [{ playerId: 1, keyplayId: 6, count: 2 }],
    })
  })

  it('has no 100+ ADR until it is final, as a later round may take it back', () => {
    const hit = says.attack('A', 'F', 0)
    const ids = (...end: string[]) =>
      live(begin, start, hit, kill('A', 'F'), won('CT'), score(1, '1:0'), end).maps[0]?.counts.map(
        each => each.keyplayId,
      )
    expect(ids()).toEqual([6])
    expect(ids(over)).toEqual([6, 20])
  })

  it('says who plays on which side, by what the people in its log count for (rulebook 15.11)', () => {
    const facts = mapOf(begin, round(1, kill('A', 'F')))
    if (!facts) throw new Error('no map')
    const everybody = livePlayersOf({ facts, people: [] }, letters)
    expect([...everybody.CT, ...everybody.TERRORIST].toSorted((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ])
    expect(everybody.CT).toHaveLength(5)
    const [first = ''] = facts.people.filter(({ side }) => side === 'CT').map(({ steamId }) => steamId)
    const people = [{ steamId: first, playerId: null, ignored: true }]
    expect(livePlayersOf({ facts, people }, letters).CT).toHaveLength(4)
  })

  it('leaves out the counts that an upload by hand covers (rulebook 15.12)', () => {
    const facts = mapOf(begin, round(1, kill('A', 'F')))
    expect(facts && liveCountsOf({ facts, people: [] }, letters, ['match'])).toEqual([])
  })
})

describe('changes (rulebook 15.19)', () => {
  const changes = (before: LiveCounts, after: LiveCounts) =>
    liveChanges(before, after).map(each => [each.playerId, each.keyplayId, each.change, each.reason])
  const opening = [begin, round(1, kill('A', 'F'))]
  const kills = (...victims: string[]) => [begin, start, ...victims.map(victim => kill('A', victim))]

  it('of a kill have the reason played', () => {
    expect(changes(live(opening), live(opening, start, kill('B', 'F')))).toEqual([[2, 6, 1, 'played']])
  })

  it('of a restored round have the reason restored', () => {
    const before = [opening, round(2, kill('B', 'F'))]
    expect(changes(live(before), live(before, reload, score(1), freeze))).toEqual([[2, 6, -1, 'restored']])
  })

  it('of three kills that become four have the reason outgrown', () => {
    expect(changes(live(kills('F', 'G', 'H')), live(kills('F', 'G', 'H', 'I')))).toEqual([
      [1, 9, -1, 'outgrown'],
      [1, 10, 1, 'played'],
    ])
  })

  it('of any other kind have the reason corrected', () => {
    expect(changes(live(opening), live(begin, round(1)))).toEqual([[1, 6, -1, 'corrected']])
  })

  it('do not include what a score file has taken over (rulebook 15.12)', () => {
    const facts = mapOf(opening)
    const [before] = live(opening).maps
    if (!facts || !before) throw new Error('no map')
    const counts = liveCountsOf({ facts, people: [] }, letters, ['match'])
    const taken = { revision: 2, maps: [{ ...before, types: ['match' as const], counts }] }
    expect(changes(live(opening), taken)).toEqual([])
    expect(changes(taken, live(opening)), 'nor what it gives back').toEqual([])
  })

  it('are empty for a map that was not there before', () => {
    expect(changes({ revision: 1, maps: [] }, live(opening))).toEqual([])
  })

  it('include the end and the restoring of a round (rulebook 15.20)', () => {
    const two = live(opening, round(2))
    expect(roundsChanged(live(opening), live(opening, start, kill('A', 'F')))).toBe(false)
    expect(roundsChanged(live(opening), two)).toBe(true)
    expect(roundsChanged(two, live(opening, round(2), reload, score(1), freeze))).toBe(true)
  })
})

const map = fc.record({
  id: fc.constantFrom('1', '2'),
  phaseIndex: fc.constantFrom(1, 2),
  countedSince: fc.option(fc.nat(5)),
  counts: fc.uniqueArray(
    fc.record({
      playerId: fc.integer({ min: 1, max: 4 }),
      keyplayId: fc.integer({ min: 1, max: 5 }),
      count: fc.integer({ min: 1, max: 9 }),
    }),
    { selector: ({ playerId, keyplayId }) => `${playerId} ${keyplayId}` },
  ),
})
const liveCounts = fc
  .uniqueArray(map, { selector: each => each.id, maxLength: 2 })
  .map((maps): LiveCounts => {
    const state: Omit<LiveMap, keyof (typeof maps)[number]> = {
      map: 'de_nuke',
      state: 'running',
      sides: [],
      round: 1,
      roundOver: false,
      restored: 0,
      restoredRound: 0,
      heardAt: '',
    }
    return { revision: 6, maps: maps.map(each => ({ ...state, ...each })) }
  })
const points = fc.integer({ min: 1, max: 50_000 }).map(each => each / 100)
const frozenDeck: fc.Arbitrary<FrozenDeck> = fc.record({
  phaseMult: fc.constantFrom(1, 1.1, 2.37),
  cards: fc.uniqueArray(
    fc.record({
      playerId: fc.integer({ min: 1, max: 4 }),
      sleeveId: fc.constant(null),
      mult: fc.constantFrom(1, 1.25, 3),
      keyplays: fc.uniqueArray(
        fc.record({
          keyplayId: fc.integer({ min: 1, max: 5 }),
          type: fc.constantFrom('kill' as const, 'match' as const),
          points,
        }),
        { selector: each => each.keyplayId, maxLength: 3 },
      ),
      perks: fc.array(
        fc.record({
          perkId: fc.nat(9),
          mult: fc.constantFrom(0.9, 1.05, 1.5),
          keyplayType: fc.constantFrom(null, 'kill' as const),
        }),
        { maxLength: 3 },
      ),
    }),
    { selector: card => card.playerId, maxLength: 5 },
  ),
})

const summed = (...lists: LiveMap['counts'][]) => {
  const sums = new Map<string, LiveMap['counts'][number]>()
  for (const each of lists.flat()) {
    const key = `${each.playerId} ${each.keyplayId}`
    sums.set(key, { ...each, count: (sums.get(key)?.count ?? 0) + each.count })
  }
  return [...sums.values()]
}

it('adding provisional counts scores as scoreDeck does with the sums (rulebook 15.18)', () => {
  fc.assert(
    fc.property(frozenDeck, map, liveCounts, fc.nat(6), (deck, { counts: final }, now, countedTo) => {
      const added = provisionalCounts(now, 1, countedTo)
      const cards = scoreDeck(deck, final).cards.map(card => addCounts(card, added))
      expect(cards).toEqual(scoreDeck(deck, summed(final, added)).cards)
    }),
  )
})

it('a final map counts as provisional only for older final counts (rulebook 15.18)', () => {
  const facts = mapOf(begin, round(1, kill('A', 'F')), over)
  const now = liveOf(facts, letters, 7)
  expect(provisionalCounts(now, 1, 6)).toEqual([{ playerId: 1, keyplayId: 6, count: 1 }])
  expect(provisionalCounts(now, 1, 7)).toEqual([])
  expect(provisionalCounts(now, 2, 6)).toEqual([])
})

it('the pops of a deck add up to the change of its points and of its score (rulebook 15.19)', () => {
  fc.assert(
    fc.property(frozenDeck, liveCounts, liveCounts, (deck, before, after) => {
      const known = { ...after, maps: after.maps.filter(({ id }) => before.maps.some(old => old.id === id)) }
      const old = { ...before, maps: before.maps.filter(({ id }) => known.maps.some(now => now.id === id)) }
      const countsOf = ({ maps }: LiveCounts) => summed(...maps.map(each => each.counts))
      const scoredBy = (counts: LiveMap['counts']) => scoreDeck(deck, counts).cards
      const pops = livePops(scoredBy(countsOf(old)), liveChanges(before, after))
      for (const of of ['points', 'score'] as const) {
        const total = (cards: { points: number; score: number }[]) => exactSum(cards.map(card => card[of]))
        expect(exactSum(pops.map(pop => pop[of]))).toBe(
          exactSum([total(scoredBy(countsOf(known))), -total(scoredBy(countsOf(old)))]),
        )
      }
    }),
  )
})

it('the changes of a log in chunks add up to its counts, however it is cut (rulebook 15.19)', () => {
  const text = realLog()
  const whole = readLog(text).maps[0]
  const players = playersOf(whole?.people.map(({ steamId }) => steamId) ?? [])
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(text.length), { minLength: 1, maxLength: 12 }), cuts => {
      const places = [...cuts.toSorted((a, b) => a - b), text.length]
      const reader = serverLogReader()
      const all = places.map((end, at) => {
        reader.read(text.slice(places[at - 1] ?? 0, end))
        return liveOf(reader.log().maps[0], players)
      })
      // A match that restarts before its first round removes the map: the following events belong to another map.
      const states = all.slice(all.findLastIndex(({ maps }) => maps.length === 0) + 1)
      const first = states[0]
      const changes = states.flatMap((now, at) => liveChanges(states[at - 1] ?? now, now))
      const sums = summed(
        first?.maps[0]?.counts ?? [],
        changes.map(({ playerId, keyplayId, change }) => ({ playerId, keyplayId, count: change })),
      ).filter(({ count }) => count !== 0)
      expect(sums.toSorted((a, b) => a.playerId - b.playerId || a.keyplayId - b.keyplayId)).toEqual(
        liveOf(whole, players).maps[0]?.counts,
      )
    }),
    { numRuns: 10, examples: [[[1566, 1892, 0]]] },
  )
})
