import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyEvent, cellsOf, dataCells, mapsOf, readWell } from '../../test/read-csv.ts'
import { countsOfFileMaps, type ScoreFileMap } from '../score-file/tally.ts'
import {
  chooseMaps,
  joinFileMaps,
  joinServerMaps,
  type MapInSet,
  restoreMaps,
  setChange,
} from './phase-map.ts'
import { looksAlike, type PhaseMap } from './same-map.ts'

const five = [1, 2, 3, 4, 5]
type ReadMap = PhaseMap & { checksum: string }
const ofFile = (map: string, more: Partial<ReadMap> = {}): ReadMap => ({
  key: map,
  origin: 'file',
  sourceId: null,
  whole: false,
  map,
  match: '',
  number: '',
  rounds: null,
  players: five,
  firstKills: '',
  checksum: '',
  ...more,
})
const ofServer = (map: string, more: Partial<ReadMap> = {}): ReadMap =>
  ofFile(map, { origin: 'server', ...more })
const final = (...maps: ReadMap[]) => maps.map(map => ({ map, isFinal: true }))
const shown = (set: readonly MapInSet<PhaseMap>[]) =>
  set.map(({ map, state }) => `${map.origin} ${map.key} ${state}`)
const [nuke, inferno] = [ofFile('de_nuke'), ofFile('de_inferno')]

describe('maps of files join the set (rulebook 16.3)', () => {
  it('and keep the others with add', () => {
    const set = joinFileMaps(joinFileMaps([], [nuke], 'add'), [inferno], 'add')
    expect(shown(set)).toEqual(['file de_nuke in', 'file de_inferno in'])
  })

  it('and are all of it with replace', () => {
    expect(shown(joinFileMaps(joinFileMaps([], [nuke], 'add'), [inferno], 'replace'))).toEqual([
      'file de_inferno in',
    ])
  })

  it('and replace the map with the same key', () => {
    const again = { ...nuke, players: [9] }
    const set = joinFileMaps([{ map: nuke, state: 'in' }], [again], 'add')
    expect(set).toEqual([{ map: again, state: 'in' }])
  })

  it('and take maps of servers out with replace, so that they do not come back', () => {
    const set = joinFileMaps(joinServerMaps([], final(ofServer('de_nuke'))), [inferno], 'replace')
    expect(shown(set)).toEqual(['server de_nuke out', 'file de_inferno in'])
    expect(shown(joinServerMaps(set, final(ofServer('de_nuke'))))).toEqual([
      'file de_inferno in',
      'server de_nuke out',
    ])
  })
})

describe('maps of servers join the set (rulebook 16.4)', () => {
  const set = joinServerMaps([], final(ofServer('de_nuke')))

  it('next to those of files', () => {
    expect(shown(joinServerMaps([{ map: inferno, state: 'in' }], final(ofServer('de_nuke'))))).toEqual([
      'file de_inferno in',
      'server de_nuke in',
    ])
  })

  it('with their newest counts', () => {
    const again = ofServer('de_nuke', { players: [9] })
    expect(joinServerMaps(set, final(again))).toEqual([{ map: again, state: 'in' }])
  })

  it('and leave it when they are no longer final', () => {
    expect(joinServerMaps(set, [{ map: ofServer('de_nuke'), isFinal: false }])).toEqual([])
    expect(joinServerMaps(set, [])).toEqual([])
  })

  it('but stay out while they run again, if an admin has taken them out', () => {
    const out = chooseMaps(set, [{ key: 'de_nuke', origin: 'server', state: 'out' }])
    const running = joinServerMaps(out, [{ map: ofServer('de_nuke'), isFinal: false }])
    expect(shown(joinServerMaps(running, final(ofServer('de_nuke'))))).toEqual(['server de_nuke out'])
  })

  it('in place of the sum of all that an older entry has', () => {
    const all = ofServer('', { key: '', whole: true })
    expect(shown(joinServerMaps([{ map: all, state: 'in' }], final(ofServer('de_nuke'))))).toEqual([
      'server de_nuke in',
    ])
  })
})

describe('what was there first counts until an admin chooses (rulebook 16.5)', () => {
  it('where a file has a map of a server', () => {
    const set = joinFileMaps(joinServerMaps([], final(ofServer('de_nuke'))), [nuke], 'add')
    expect(shown(set)).toEqual(['server de_nuke in', 'file de_nuke waiting'])
  })

  it('where a server has a map of a file', () => {
    const set = joinServerMaps([{ map: nuke, state: 'in' }], final(ofServer('de_nuke')))
    expect(shown(set)).toEqual(['file de_nuke in', 'server de_nuke waiting'])
    expect(joinServerMaps(set, final(ofServer('de_nuke')))).toEqual(set)
  })

  it('which is then in or out, as chosen', () => {
    const set = joinServerMaps([{ map: nuke, state: 'in' }], final(ofServer('de_nuke')))
    const chosen = chooseMaps(set, [
      { key: 'de_nuke', origin: 'file', state: 'removed' },
      { key: 'de_nuke', origin: 'server', state: 'in' },
    ])
    expect(shown(chosen)).toEqual(['server de_nuke in'])
  })

  it.each([
    ['the same name, however it is written', ofServer('de_nuke'), ofFile('Nuke'), true],
    ['another name', ofServer('de_nuke'), ofFile('de_inferno'), false],
    ['no name in the file', ofServer('de_nuke'), ofFile(''), true],
    ['other players', ofServer('de_nuke'), ofFile('de_nuke', { players: [6, 7, 8, 9] }), false],
    ['a player less', ofServer('de_nuke'), ofFile('de_nuke', { players: [1, 2, 3, 4] }), true],
    ['one other player', ofServer('de_nuke'), ofFile('de_nuke', { players: [1, 2, 3, 4, 6] }), false],
    ['few of the players', ofServer('de_nuke'), ofFile('de_nuke', { players: [1, 2] }), false],
    ['nobody', ofServer('de_nuke'), ofFile('de_nuke', { players: [] }), false],
    ['a whole file', ofServer('de_nuke'), ofFile('', { whole: true, players: [9] }), true],
    ['two files', nuke, ofFile('de_nuke', { key: 'kills (1).csv' }), true],
    ['the same key', nuke, nuke, false],
    ['two maps of servers', ofServer('de_nuke'), ofServer('de_nuke', { key: 'other' }), false],
  ])('%s', (_what, one, other, expected) => {
    expect(looksAlike(one, other)).toBe(expected)
    expect(looksAlike(other, one)).toBe(expected)
  })
})

it('a removed map of a server is out, as it would come back (rulebook 16.6)', () => {
  const set = joinServerMaps([], final(ofServer('de_nuke')))
  expect(shown(chooseMaps(set, [{ key: 'de_nuke', origin: 'server', state: 'removed' }]))).toEqual([
    'server de_nuke out',
  ])
})

it('a restored set has the newest reading of the maps of servers, and later ones are out (rulebook 16.7)', () => {
  const earlier = joinServerMaps([{ map: inferno, state: 'in' }], final(ofServer('de_nuke')))
  const again = ofServer('de_nuke', { players: [9] })
  const now = joinServerMaps([], final(again, ofServer('de_train')))
  expect(restoreMaps(earlier, now)).toEqual([
    { map: inferno, state: 'in' },
    { map: again, state: 'in' },
    { map: ofServer('de_train'), state: 'out' },
  ])
  expect(shown(restoreMaps([], now))).toEqual(['server de_nuke out', 'server de_train out'])
})

it('names what a change adds, replaces, removes and keeps (rulebook 16.8)', () => {
  const before: MapInSet<ReadMap>[] = [nuke, inferno, ofFile('de_mirage')].map(map => ({ map, state: 'in' }))
  const again = { ...inferno, checksum: 'other' }
  const after: MapInSet<ReadMap>[] = [nuke, again, ofFile('de_train')].map(map => ({ map, state: 'in' }))
  expect(setChange(before, after)).toEqual({
    added: [ofFile('de_train')],
    replaced: [again],
    removed: [ofFile('de_mirage')],
    kept: [nuke],
    waiting: [],
  })
})

const [feedHeader = [], ...feedRows] = dataCells('vitality-furia-kills.csv')
const mapColumn = feedHeader.indexOf('map_name')
const mapNames = [...new Set(feedRows.map(cells => cells[mapColumn] ?? ''))]

it('maps added in any order, and each again, count like one file with all of them (rulebook 16.1)', () => {
  const options = { ...anyEvent, type: 'kill' } as const
  const all = readWell([feedHeader, ...feedRows], options)
  expect(mapsOf([feedHeader, ...feedRows], options)).toHaveLength(mapNames.length)
  const toMap = (map: ScoreFileMap) => ({ ...ofFile(map.map, { key: map.key }), counts: map.counts })
  const files = new Map(
    mapNames.map(name => {
      const rows = feedRows.filter(cells => cells[mapColumn] === name)
      return [name, mapsOf([feedHeader, ...rows], options).map(toMap)]
    }),
  )
  const order = fc.shuffledSubarray([...mapNames, ...mapNames], { minLength: mapNames.length * 2 })
  fc.assert(
    fc.property(order, names => {
      const set = names.reduce<MapInSet<ReturnType<typeof toMap>>[]>(
        (before, name) => joinFileMaps(before, files.get(name) ?? [], 'add'),
        [],
      )
      expect(countsOfFileMaps(set.map(({ map }) => map))).toEqual(all.counts)
    }),
  )
})

it('two files of one map each are two maps of a match (rulebook 16.2)', () => {
  const options = { ...anyEvent, type: 'match' } as const
  const read = (number: number, rows: string) =>
    mapsOf(cellsOf(`matchid,mapnumber,steamid64,damage,utility_damage,v1_wins,v2_wins\n${rows}`), {
      ...options,
      fileName: `match_data_map${number}_12.csv`,
    })
  const maps = [...read(0, '12,0,7,2000,130,1,1'), ...read(1, '12,1,7,1800,260,0,0\n12,1,8,900,50,2,0')]
  expect(new Set(maps.map(({ key }) => key)).size).toBe(2)
  expect(countsOfFileMaps(maps).map(({ steamId, keyplayId, count }) => [steamId, keyplayId, count])).toEqual([
    ['7', 15, 7],
    ['8', 15, 1],
  ])
})
