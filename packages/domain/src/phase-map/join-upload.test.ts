import { describe, expect, it } from 'vitest'
import { joinUpload, type UploadedMap } from './join-upload.ts'
import type { MapInSet } from './phase-map.ts'

const feed: UploadedMap = {
  key: 'kills.csv',
  origin: 'file',
  sourceId: null,
  whole: false,
  phase: 1,
  sourceName: 'kills.csv',
  map: 'de_nuke',
  match: '',
  number: '',
  rounds: 21,
  players: [1, 2, 3, 4],
  firstKills: '1>2 2>4',
  checksum: 'a',
}
const named = (sourceName: string, more: Partial<UploadedMap> = {}): UploadedMap => ({
  ...feed,
  key: sourceName,
  sourceName,
  ...more,
})
const copy = named('kills (1).csv')
const demo = named('nuke.dem', { checksum: 'b' })
const train = named('train.csv', { map: 'de_train', firstKills: '3>4', checksum: 'c' })
const inPhase = (phase: number, ...maps: UploadedMap[]) => ({
  phase,
  maps: maps.map((map): MapInSet<UploadedMap> => ({ map: { ...map, phase }, state: 'in' })),
})
const shown = ({ sets }: ReturnType<typeof joinUpload<UploadedMap>>) =>
  sets.map(({ phase, maps }) => [phase, ...maps.map(({ map, state }) => `${map.sourceName} ${state}`)])

const one = inPhase(1, feed)
const add = { mode: 'add' } as const

describe('a map that a file has already', () => {
  it('is not added again, whatever the file is called (rulebook 16.12)', () => {
    for (const again of [copy, { ...feed }]) {
      const joined = joinUpload([one], [again], add)
      expect([joined.sets, joined.known, joined.doubled]).toEqual([[], [again], []])
    }
  })

  it('is added again if an admin has taken it out', () => {
    const out = { phase: 1, maps: [{ map: feed, state: 'out' as const }] }
    expect(shown(joinUpload([out], [{ ...feed }], add))).toEqual([[1, 'kills.csv in']])
  })

  it('does not join without a choice if it was read otherwise (rulebook 16.12)', () => {
    const joined = joinUpload([one], [demo, train], add)
    expect(joined.doubled).toEqual([{ map: demo, other: feed }])
    expect(shown(joined)).toEqual([[1, 'kills.csv in', 'train.csv in']])
  })

  it('replaces it or counts as well, as chosen (rulebook 16.12)', () => {
    const join = (sameMaps: 'replace' | 'both') =>
      shown(joinUpload([one], [demo, train], { ...add, sameMaps }))
    expect(join('replace')).toEqual([[1, 'nuke.dem in', 'train.csv in']])
    expect(join('both')).toEqual([[1, 'kills.csv in', 'nuke.dem in', 'train.csv in']])
  })

  it('is not asked about again once both count', () => {
    const both = inPhase(1, feed, demo)
    const fresh = { ...both.maps[1]?.map, checksum: 'new' } as UploadedMap
    expect(joinUpload([both], [fresh], add).doubled).toEqual([])
  })

  it('is found in another phase too, and leaves it if it is replaced (rulebook 16.11)', () => {
    const later = { ...copy, phase: 2 }
    for (const mode of ['add', 'replace'] as const) {
      const joined = joinUpload([one], [later], { mode })
      expect(joined.doubled.map(({ other }) => other.phase)).toEqual([1])
      expect(joined.sets).toEqual([])
      expect(shown(joinUpload([one], [later], { mode, sameMaps: 'replace' }))).toEqual([
        [1],
        [2, 'kills (1).csv in'],
      ])
    }
  })

  it('is found among the files of one upload (rulebook 16.11)', () => {
    expect(joinUpload([], [feed, copy], { mode: 'replace' }).known).toEqual([copy])
    const joined = joinUpload([], [feed, demo], { mode: 'replace' })
    expect(joined.doubled).toEqual([{ map: demo, other: feed }])
    expect(shown(joinUpload([], [feed, demo], { mode: 'replace', sameMaps: 'replace' }))).toEqual([
      [1, 'nuke.dem in'],
    ])
    const server = { ...train, key: 's', origin: 'server' as const, sourceId: 1 }
    const waiting = joinUpload([inPhase(1, server)], [train, feed, demo], add)
    expect(waiting.doubled).toEqual([{ map: demo, other: feed }])
  })

  it('of a server waits for a choice after it has joined, or joins as chosen (rulebook 16.5, 16.12)', () => {
    const server = inPhase(1, named('server', { origin: 'server' }))
    const join = (sameMaps?: 'replace' | 'both') => shown(joinUpload([server], [demo], { ...add, sameMaps }))
    expect(join()).toEqual([[1, 'server in', 'nuke.dem waiting']])
    expect(join('replace')).toEqual([[1, 'server out', 'nuke.dem in']])
    expect(join('both')).toEqual([[1, 'server in', 'nuke.dem in']])
  })
})

it('a file whose phases share a map does not double itself (rulebook 8.8)', () => {
  const second = { ...feed, phase: 2 }
  expect(joinUpload([], [feed, second], add).doubled).toEqual([])
  expect(
    joinUpload([inPhase(1, feed), inPhase(2, feed)], [feed, second], { mode: 'replace' }).doubled,
  ).toEqual([])
})
