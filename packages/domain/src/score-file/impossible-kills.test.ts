import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyEvent, dataCells, readRows, readWell } from '../../test/read-csv.ts'
import { scoreFileReader } from './score-file.ts'

const feed = { ...anyEvent, type: 'kill' } as const
const header = ['map_name', 'round', 'tick', 'attacker_steamid', 'user_steamid', 'weapon']
/** A kill with an AK-47 on de_nuke: round, tick, attacker, victim. */
const kill = (round: number, tick: number, attacker: string, victim: string): string[] => [
  'de_nuke',
  String(round),
  String(tick),
  attacker,
  victim,
  'ak47',
]

const without = (rows: readonly string[][], column: string): string[][] =>
  rows.map(cells => cells.toSpliced(header.indexOf(column), 1))
const faultsOf = (rows: readonly string[][], head: readonly string[] = header): string[] => {
  const result = readRows([[...head], ...rows], feed)
  return result.ok ? [] : result.faults.map(({ line, reason }) => `${line}: ${reason}`)
}

describe('nobody dies twice in a round (rulebook 8.25)', () => {
  const twice = [kill(3, 9000, '1', '6'), kill(3, 9100, '1', '7'), kill(3, 9200, '2', '6')]
  const reason =
    '4: Nobody dies twice in a round, but 6 does in round 3: lines 2 and 4. The file has kills of a warm-up or of another round or map there; maps need a column such as match_id or map_name.'

  it('names player, round and rows', () => {
    expect(faultsOf(twice)).toEqual([reason])
  })

  it('holds without a column of maps, and without ticks', () => {
    expect(faultsOf(without(twice, 'map_name'), header.toSpliced(0, 1))).toEqual([reason])
    expect(faultsOf(without(twice, 'tick'), header.toSpliced(2, 1))).toEqual([reason])
  })

  it('is refused after a thousand rows, without the rest of the file (rulebook 8.14)', () => {
    const rows = [...twice, ...Array.from({ length: 5000 }, (_, n) => kill(n + 4, (n + 4) * 9000, '1', '6'))]
    const file = scoreFileReader(feed)
    file.header(header)
    let read = 0
    for (; read < rows.length && !file.isDone(); read++) file.row(rows[read] ?? [], read + 2)
    expect(read).toBe(1000)
    expect(file.finish()).toMatchObject({ faultCount: 1, faults: [{ line: 4 }] })
  })

  it('counts each map and each round for itself', () => {
    const other = twice.map((cells, at) => (at === 2 ? cells.with(0, 'de_mirage') : cells))
    expect(faultsOf(other)).toEqual([])
    expect(faultsOf([kill(3, 9000, '1', '6'), kill(4, 19_000, '1', '6')])).toEqual([])
  })

  it('looks at team kills too, and at kills whose killer is lost, but not at deaths without another’s hand, which servers write at restarts', () => {
    const head = [...header, 'attacker_team', 'user_team']
    const by = (row: string[], ...teams: string[]): string[] => [...row, ...teams]
    const first = by(kill(3, 9000, '7', '6'), 'B', 'B')
    const second = by(kill(3, 9100, '1', '6'), 'A', 'B')
    expect(faultsOf([first, second], head)).toHaveLength(1)
    expect(faultsOf([by(kill(3, 9000, '', '6').with(5, 'world'), '', 'B'), second], head)).toEqual([])
    expect(faultsOf([by(kill(3, 9000, '', '6'), '', 'B'), second], head)).toHaveLength(1)
    expect(faultsOf([by(kill(3, 9000, '6', '6'), 'B', 'B'), second], head)).toEqual([])
  })
})

describe('nobody kills later than 10 seconds after dying (rulebook 8.26)', () => {
  const dead = (tick: number): string[][] => [kill(3, 9000, '1', '6'), kill(3, tick, '6', '2')]

  it('allows a grenade that was thrown before, up to 10 seconds of 64 ticks', () => {
    expect(faultsOf(dead(9640))).toEqual([])
    expect(faultsOf(dead(9641))).toEqual([
      '3: Nobody kills more than 10 seconds after dying, but 6 does in round 3: lines 2 and 3.',
    ])
  })

  it('takes the tick rate from the file', () => {
    const rows = dead(9641).map(cells => [...cells, '128'])
    expect(faultsOf(rows, [...header, 'tickrate'])).toEqual([])
    const rates = dead(9641).map((cells, at) => [...cells, at === 0 ? '64' : '63.98'])
    expect(faultsOf(rates, [...header, 'tick_rate'])).toHaveLength(1)
  })
})

describe('no round begins within 5 seconds of the last kill of the round before (rulebook 8.26)', () => {
  it('finds a kill that bears the number of the next round', () => {
    const rows = (tick: number) => [kill(3, 9000, '1', '6'), kill(5, tick, '1', '7')]
    expect(faultsOf(rows(9321))).toEqual([])
    expect(faultsOf(rows(9320))).toEqual([
      '3: No round begins within 5 seconds of the last kill of the round before, but round 5 does: lines 2 and 3.',
    ])
  })

  it('finds rounds that overlap, as when a round was restored', () => {
    const rows = [kill(3, 9000, '1', '6'), kill(4, 12_000, '1', '7'), kill(3, 15_000, '1', '8')]
    expect(faultsOf(rows)).toHaveLength(1)
  })

  it('allows ticks that begin again, as when a map has two recordings', () => {
    expect(faultsOf([kill(3, 200_000, '1', '6'), kill(4, 8000, '1', '7')])).toEqual([])
  })

  it('does not compare rounds of two maps', () => {
    expect(faultsOf([kill(3, 9000, '1', '6'), kill(4, 9000, '1', '7').with(0, 'de_mirage')])).toEqual([])
  })
})

describe('knife rounds (rulebook 8.27)', () => {
  const knife = (...cells: Parameters<typeof kill>): string[] => kill(...cells).with(5, 'knife_karambit')
  const knives = (round: number, tick: number) => [
    knife(round, tick, '1', '6'),
    knife(round, tick + 100, '2', '7'),
  ]
  const match = [kill(4, 20_000, '1', '6'), kill(5, 30_000, '2', '6')]
  const opening = (steamId: string) => ({ phase: 1, steamId, keyplayId: 6, count: 1 })

  it('leaves out the first round of a map if all its kills, two or more, are by knife, and says so', () => {
    const { counts, notes } = readWell([header, ...match, ...knives(0, 5000)], feed)
    expect(counts).toEqual([opening('1'), opening('2')])
    expect(notes).toContain(
      'Round 0 is a knife round and is left out: all its kills are by knife (lines 4 to 5).',
    )
  })

  it('counts a single knife kill, a round with another weapon, and a later round, of which it warns', () => {
    const knifeKills = (...rows: string[][]): number =>
      readWell([header, ...rows], feed)
        .counts.filter(({ keyplayId }) => keyplayId === 8)
        .reduce((sum, { count }) => sum + count, 0)
    expect(knifeKills(knife(0, 5000, '1', '6'), ...match)).toBe(1)
    expect(knifeKills(...knives(0, 5000), kill(0, 5300, '1', '8'), ...match)).toBe(2)
    expect(knifeKills(...match, ...knives(6, 90_000))).toBe(2)
    expect(readWell([header, ...match, ...knives(6, 90_000)], feed).notes).toContain(
      'All kills of round 6 are by knife (lines 4 to 5). They count; check that it is no knife round.',
    )
  })

  it('looks at each map for itself', () => {
    const other = knives(0, 5000).map(cells => cells.with(0, 'de_mirage'))
    const { notes } = readWell([header, ...knives(0, 5000), ...match, ...other], feed)
    expect(notes.filter(note => note.includes('left out'))).toHaveLength(2)
  })
})

it.each(['vitality-furia', 'spirit-falcons'])(
  'finds nothing impossible in %s (rulebook 8.25 to 8.27)',
  series => {
    expect(readWell(dataCells(`${series}-kills.csv`), feed).notes).toEqual([])
  },
)

const row = fc
  .tuple(fc.constantFrom(0, 1, 2), fc.nat(40), fc.constantFrom('1', '2', '3'), fc.constantFrom('1', '2', '3'))
  .map(([round, seconds, attacker, victim]) =>
    kill(round, round * 1500 + seconds * 64, attacker, victim).with(5, victim === '3' ? 'knife' : 'ak47'),
  )
/** A sentence without the numbers of its rows. */
const withoutLines = (sentence: string): string => sentence.replace(/lines \d+ (and|to) \d+/, '')

it('reads rows in any order to the same counts or the same refusal (rulebook 8.10)', () => {
  const outcome = (rows: readonly string[][]) => {
    const result = readRows([header, ...rows], feed)
    return result.ok
      ? { counts: result.counts, notes: result.notes.map(withoutLines) }
      : { faults: result.faults.map(({ reason }) => withoutLines(reason)) }
  }
  const twoOrders = fc
    .array(row, { minLength: 1, maxLength: 8 })
    .chain(rows => fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })))
  fc.assert(
    fc.property(twoOrders, ([rows, again]) => {
      expect(outcome(again)).toEqual(outcome(rows))
    }),
    { numRuns: 500 },
  )
})
