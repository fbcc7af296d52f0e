import type { LiveMap, ScoredCard } from '@game/domain'
import { beforeEach, expect, test } from 'vitest'
import { newsSince } from './live-news.ts'
import { noteEarlier, notePops, pops } from './pops.ts'

const headshot = 6

/** The live maps when player 7 has that many headshots, in that round. */
const liveWith = (revision: number, count: number, round: number) => {
  const map: LiveMap = {
    id: '1',
    phaseIndex: 1,
    map: 'de_inferno',
    state: 'running',
    countedSince: null,
    sides: [],
    round,
    roundOver: false,
    restored: 0,
    restoredRound: 0,
    counts: [{ playerId: 7, keyplayId: headshot, count }],
    heardAt: '',
  }
  return { revision, projected: 0, maps: [map] }
}

/** The card of player 7 with that many headshots. */
const cardWith = (count: number): ScoredCard => ({
  playerId: 7,
  points: 10 * count,
  mult: 1,
  phaseMult: 2,
  score: 20 * count,
  keyplays: [{ id: headshot, price: 10, count, perks: [], bonus: 1, points: 10 * count }],
})

beforeEach(() => pops.set([]))

test('a change that arrives before the scores are loaded is announced once they are (rulebook 13.54, 13.55)', () => {
  const last = { live: liveWith(1, 1, 2), totalAtRound: null }
  const live = liveWith(2, 3, 3)
  expect(newsSince(last, { live, phaseIndex: 1, cards: null })).toBeNull()
  const news = newsSince(last, { live, phaseIndex: 1, cards: [cardWith(3)] })
  if (!news) throw new Error('nothing to announce')
  expect(news.round).toMatchObject({ round: 2, total: 60, change: 40 })
  notePops(news.cards, last.live, news.after)
  expect(pops.get()).toMatchObject([{ playerId: 7, keyplayId: headshot, points: 20, score: 40 }])
  expect(newsSince(news.announced, { live, phaseIndex: 1, cards: [cardWith(3)] }), 'once').toBeNull()
})

test('the news of a round says how much the deck changed since the previous round, not since the previous change', () => {
  const last = { live: liveWith(1, 1, 2), totalAtRound: 20 }
  const within = newsSince(last, { live: liveWith(2, 2, 2), phaseIndex: 1, cards: [cardWith(2)] })
  if (!within) throw new Error('nothing to announce')
  expect(within.round).toBeNull()
  const over = newsSince(within.announced, { live: liveWith(3, 4, 3), phaseIndex: 1, cards: [cardWith(4)] })
  expect(over?.round).toMatchObject({ total: 80, change: 60 })
})

test('what a map had brought before the page was opened stays below the news, which never push it out (rulebook 15.19)', () => {
  // The scores arrived with a newer state than the one at first: its headshot is news.
  noteEarlier([cardWith(3)], liveWith(1, 2, 2), liveWith(2, 3, 3))
  expect(pops.get()).toMatchObject([{ earlier: true, change: 2, points: 20, score: 40 }])
  for (let count = 3; count < 13; count++)
    notePops([cardWith(count)], liveWith(count, count, 3), liveWith(count + 1, count + 1, 3))
  expect(pops.get().map(({ earlier, change }) => [earlier, change])).toEqual([
    ...Array.from({ length: 8 }, () => [false, 1]),
    [true, 2],
  ])
})
