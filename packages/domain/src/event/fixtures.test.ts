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
const read = (...lines: string[]) => readFixtures(lines.join('\n'), context)
const readNew = (...lines: string[]) => readFixtures(lines.join('\n'), { ...context, matches: [] })
const header = 'Date,home,away,Best of,maps'

describe('a file of fixtures (rulebook 11.44)', () => {
  it('has the matches of a phase, by keys or names of its teams and names of maps', () => {
    expect(readNew(`${header},,`, '2026-02-09 18:00,vitality,furia,3,de_mirage/dust ii,,')).toEqual({
      ok: true,
      fixtures: [
        {
          homeTeamId: 1,
          awayTeamId: 2,
          date: '2026-02-09T18:00:00.000Z',
          bestOf: 3,
          maps: [7, 8],
          again: false,
        },
      ],
      known: 0,
      same: [],
      notes: [],
    })
    expect(readNew('date,home,away', '2026-02-09T18:00+01:00,team vitality,FURIA')).toMatchObject({
      fixtures: [{ date: '2026-02-09T17:00:00.000Z', bestOf: null, maps: [] }],
    })
  })

  it('adds no match that the phase has already', () => {
    const rows = ['2026-02-10 17:00,furia,vitality,3,', '2026-02-10 20:00,furia,vitality,3,']
    expect(read(header, ...rows)).toMatchObject({
      fixtures: [{ date: '2026-02-10T20:00:00.000Z', again: true }],
      known: 1,
      same: [],
    })
  })

  it('asks about a match that is moved, or has its teams turned round (rulebook 18.13)', () => {
    const [match] = context.matches
    const moved = ['2026-02-10 17:00,vitality,furia,3,', '2026-02-10 20:00,furia,vitality,3,']
    for (const row of moved) expect(read(header, row)).toMatchObject({ fixtures: [], same: [{ match }] })
    expect(read(header, ...moved)).toMatchObject({ fixtures: [], known: 0, same: [{ match }, { match }] })
  })

  it('has what spreadsheets and tournaments write', () => {
    expect(
      readNew(
        'id,date,home,away,best of',
        '1,09.02.2026 18:00,vitality,furia,Bo3',
        '2,2026-02-09T21:00:00+0100,furia,vitality,1',
        '3,,TBD,furia,3',
      ),
    ).toMatchObject({
      fixtures: [
        { date: '2026-02-09T18:00:00.000Z', bestOf: 3, again: true },
        { date: '2026-02-09T20:00:00.000Z', bestOf: 1 },
      ],
      notes: [{ line: 1, column: 'id' }, { line: 4 }],
    })
  })

  it.each([
    ['Germany', 'date;home;away;best of', '09.02.2026 18:00;Team Vitality;FURIA;3'],
    ['Poland', '\ufeffdate;home;away;best of', '9.02.2026 18:00;Team Vitality;FURIA;3'],
    ['Hungary', 'date;home;away;best of', '2026-02-09 18:00;Team Vitality;FURIA;3'],
    ['a table pasted from any', 'date\thome\taway\tbest of', '2026-02-09 18:00\tTeam Vitality\tFURIA\t3'],
  ])('is read as a spreadsheet of %s writes it', (_country, ...lines) => {
    const match = { homeTeamId: 1, awayTeamId: 2, bestOf: 3, date: '2026-02-09T18:00:00.000Z' }
    expect(readNew(...lines)).toMatchObject({ ok: true, fixtures: [match], notes: [] })
  })

  it.each([
    ['the United States', 'date,home,away', '2/9/2026 6:00 PM,Team Vitality,FURIA'],
    ['France', 'date;home;away', '09/02/2026 18:00;Team Vitality;FURIA'],
  ])(
    'is refused with the right form of a date as %s writes it, as 9/2 and 2/9 look the same',
    (_country, ...lines) => {
      expect(readNew(...lines)).toEqual({
        ok: false,
        faults: [{ line: 2, column: 'date', reason: expect.stringContaining('2026-02-09 18:00') }],
        faultCount: 1,
      })
    },
  )

  it.each([
    ['2026-02-09 18:00,vitality,furia,3', 2, /4 cells, but the header has 5/],
    ['\n2026-02-09 18:00,vitality "bees",furia,3,', 3, /quotes must be quoted/],
  ])('names the row that cannot be read: %s', (row, line, reason) => {
    expect(read(header, row)).toMatchObject({
      ok: false,
      faults: [{ line, reason: expect.stringMatching(reason) }],
    })
  })

  it.each(['31.02.2026 18:00', '2026-02-30 18:00', '2026-02-30T18:00Z'])('has no %s', date => {
    expect(read(header, `${date},vitality,furia,3,`)).toMatchObject({ faults: [{ column: 'Date' }] })
  })

  it.each([
    ['date', ',vitality,furia,3,', /empty/],
    ['date', '9/02/2026 18:00,vitality,furia,3,', /2026-02-09 18:00/],
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

  it('refuses a header without a needed column, a match twice, no rows, and too many', () => {
    const row = '2026-02-09 18:00,vitality,furia,3,'
    expect(read('date,home', row)).toMatchObject({ faults: [{ line: 1, column: 'away' }] })
    expect(read(header, row, row)).toMatchObject({
      faults: [{ line: 3, reason: expect.stringMatching(/line 2/) }],
    })
    expect(read(header)).toMatchObject({ faults: [{ reason: 'The file has no rows.' }] })
    const many = Array.from({ length: fixtureLimits.rows + 1 }, (_, at) =>
      row.replace('2026', `${1000 + at}`),
    )
    expect(read(header, ...many)).toMatchObject({ faults: [{ line: 202 }] })
  })
})
