import { describe, expect, it } from 'vitest'
import { fixtureLimits, readFixtures } from './fixtures.ts'

const context = {
  teams: [
    { id: 1, key: 'vitality', name: 'Team Vitality' },
    { id: 2, key: 'furia', name: 'FURIA' },
    { id: 3, key: 'a', name: 'Twins' },
    { id: 4, key: 'b', name: 'twins' },
  ],
  maps: [
    { id: 7, name: 'Mirage' },
    { id: 8, name: 'Dust II' },
    { id: 9, name: 'Nuke' },
  ],
  matches: [{ homeTeamId: 2, awayTeamId: 1, date: '2026-02-10T17:00:00Z' }],
  instantOf: (local: string) => (local === '2026-03-29T02:30' ? null : `${local}:00.000Z`),
}
const read = (...lines: string[]) =>
  readFixtures(
    lines.map(line => line.split(',')),
    context,
  )
const header = 'Date,home,away,Best of,maps'

describe('a file of fixtures (rulebook 11.44)', () => {
  it('has the matches of a phase, by keys or names of its teams and names of maps', () => {
    expect(read(`${header},,`, '2026-02-09 18:00,vitality,furia,3,de_mirage/dust ii,,')).toEqual({
      ok: true,
      fixtures: [{ homeTeamId: 1, awayTeamId: 2, date: '2026-02-09T18:00:00.000Z', bestOf: 3, maps: [7, 8] }],
      known: 0,
    })
    expect(read('date,home,away', '2026-02-09T18:00+01:00,team vitality,FURIA')).toMatchObject({
      fixtures: [{ date: '2026-02-09T17:00:00.000Z', bestOf: null, maps: [] }],
    })
  })

  it('adds no match that the phase has already', () => {
    const rows = ['2026-02-10 17:00,furia,vitality,3,', '2026-02-10 20:00,furia,vitality,3,']
    expect(read(header, ...rows)).toMatchObject({
      fixtures: [{ date: '2026-02-10T20:00:00.000Z' }],
      known: 1,
    })
  })

  it.each([
    ['date', ',vitality,furia,3,', /empty/],
    ['date', '9.02.2026 18:00,vitality,furia,3,', /2026-02-09 18:00/],
    ['date', '2026-03-29 02:30,vitality,furia,3,', /2026-02-09 18:00/],
    ['date', '2026-02-99T18:00Z,vitality,furia,3,', /2026-02-09 18:00/],
    ['home', '2026-02-09 18:00,navi,furia,3,', /"navi"/],
    ['home', '2026-02-09 18:00,Twins,furia,3,', /"Twins"/],
    ['away', '2026-02-09 18:00,vitality,,3,', /empty/],
    ['away', '2026-02-09 18:00,vitality,Team Vitality,3,', /itself/],
    ['bestOf', '2026-02-09 18:00,vitality,furia,two,', /whole number/],
    ['maps', '2026-02-09 18:00,vitality,furia,3,Mirage;Cache', /"Cache"/],
    ['maps', '2026-02-09 18:00,vitality,furia,1,Mirage;Nuke', /More maps/],
    ['maps', '2026-02-09 18:00,vitality,furia,3,Mirage;mirage', /once/],
  ])('has a fault in %s: %s', (column, row, reason) => {
    const name = { date: 'Date', bestOf: 'Best of' }[column] ?? column
    expect(read(header, row)).toEqual({
      ok: false,
      faults: [{ line: 2, column: name, reason: expect.stringMatching(reason) }],
      faultCount: 1,
    })
  })

  it('refuses a header without a needed column or with another one, a match twice, no rows, and too many', () => {
    const row = '2026-02-09 18:00,vitality,furia,3,'
    expect(read('date,home', row)).toMatchObject({ faults: [{ line: 1, column: 'away' }] })
    expect(read(`${header},note`, row)).toMatchObject({ faults: [{ line: 1, column: 'note' }] })
    expect(read(header, row, row)).toMatchObject({
      faults: [{ line: 3, reason: expect.stringMatching(/line 2/) }],
    })
    expect(read(header)).toMatchObject({ faults: [{ reason: 'The file has no rows.' }] })
    const many = Array.from({ length: fixtureLimits.rows + 1 }, () => row)
    expect(read(header, ...many)).toMatchObject({ faults: [{ line: 202 }] })
  })
})
