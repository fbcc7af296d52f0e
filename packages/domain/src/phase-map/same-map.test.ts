import { describe, expect, it } from 'vitest'
import { isSameMap, looksAlike, type PhaseMap } from './same-map.ts'

const feed: PhaseMap = {
  key: 'kills.csv',
  origin: 'file',
  sourceId: null,
  whole: false,
  map: '',
  match: '',
  number: '',
  rounds: 21,
  players: [1, 2, 3, 4],
  firstKills: '1>2 2>4 3>1 4>3',
  checksum: 'a',
}
const other = (more: Partial<PhaseMap>): PhaseMap => ({ ...feed, key: 'other', checksum: 'b', ...more })

describe('two readings are of the same map (rulebook 16.11)', () => {
  it.each<[string, Partial<PhaseMap>, boolean]>([
    ['the same numbers under another name', { checksum: 'a', firstKills: '' }, true],
    ['the same first kills, and a kill more of the other tool', { firstKills: '1>2 2>4 3>1 4>3 5>6' }, true],
    ['the same players with other first kills', { firstKills: '2>1 4>2 1>3 3>4' }, false],
    ['the same first kills on a map of another name', { map: 'de_nuke' }, true],
    ['no first kills, the same players and rounds', { firstKills: '' }, true],
    ['no first kills, a round without a kill less', { firstKills: '', rounds: 20 }, true],
    ['no first kills and other rounds', { firstKills: '', rounds: 30 }, false],
    ['no first kills and no rounds', { firstKills: '', rounds: null }, true],
    ['no first kills and other players', { firstKills: '', players: [5, 6, 7, 8] }, false],
  ])('%s: %s', (_what, more, expected) => {
    expect(isSameMap(feed, other(more))).toBe(expected)
    expect(isSameMap(other(more), feed)).toBe(expected)
  })

  it('but not if both name them, and differently', () => {
    expect(isSameMap({ ...feed, map: 'de_nuke' }, other({ map: 'de_train' }))).toBe(false)
    expect(isSameMap({ ...feed, map: 'de_nuke' }, other({ map: 'workshop/12/de_nuke' }))).toBe(true)
  })

  it('and not if they are two maps of one match', () => {
    const first = { ...feed, firstKills: '', match: '12', number: '0' }
    expect(isSameMap(first, other({ firstKills: '', match: '12', number: '1' }))).toBe(false)
    expect(isSameMap(first, other({ firstKills: '', match: '13', number: '1' }))).toBe(true)
  })

  it('also on two servers, by the first kills alone', () => {
    const server = { ...feed, origin: 'server', sourceId: 1 } as const
    expect(isSameMap(server, { ...server, key: 'other', checksum: 'b', sourceId: 2 })).toBe(true)
    expect(isSameMap(server, { ...server, key: 'other', sourceId: 2, checksum: 'b', firstKills: '' })).toBe(
      false,
    )
    expect(isSameMap(server, { ...server, key: 'later' })).toBe(false)
  })
})

it('the counts of a whole file can be those of any map of its phase (rulebook 16.5)', () => {
  expect(looksAlike(feed, other({ whole: true, players: [], firstKills: '' }))).toBe(true)
  expect(looksAlike(feed, other({ whole: true, key: feed.key }))).toBe(false)
})
