import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { neutralCell, plainCell, toCsv } from '../../shared/csv/to-csv.ts'
import { catalogueCsv, catalogueFileReader } from './catalogue-file.ts'
import { type CatalogueFileCells, type CatalogueFileKind, catalogueFileLimits } from './columns.ts'
import { findByNameOrId, nameOrId } from './reference.ts'

const zywoo: CatalogueFileCells = {
  steamId: '76561198113666193',
  name: 'ZywOo',
  country: 'fr',
  birth: '2000-11-09',
  role: 'AWPER',
  style: 'Aggressive',
  team: 'vitality',
  img: 'vitality-zywoo',
}
const links = {
  roles: ['RIFLER', 'AWPER', 'IGL', 'Twin', 'twin', '7'].map((name, at) => ({ id: at + 1, name })),
  styles: [{ id: 1, name: 'Aggressive' }],
  teams: [
    { key: 'vitality', name: 'Team Vitality' },
    { key: 'spirit', name: 'Team Spirit' },
    { key: 'spirit-academy', name: 'Twins' },
    { key: 'spirit-youth', name: 'twins' },
    { key: 'twins', name: 'spirit' },
  ],
}
const today = '2026-02-09'
const stored = {
  player: new Map([['76561198113666193', zywoo]]),
  team: new Map([['vitality', { key: 'vitality', name: 'Team Vitality' }]]),
}

const read = (kind: CatalogueFileKind, ...[header = '', ...rows]: string[]) => {
  const file = catalogueFileReader({ kind, stored: stored[kind], links, today })
  file.header(header.split(','))
  for (const [at, row] of rows.entries()) file.row(row.split(','), at + 2)
  return file.finish()
}
const whole = 'steamId,name,country,birth,role,style,team,img'
const donk = '76561198386265483,donk,ru,2007-01-25,rifler,1,spirit,spirit-donk'

describe('a file of players or teams (rulebook 11.24)', () => {
  it('adds players that are not stored yet, with the game’s names of roles and styles', () => {
    const result = read('player', whole, donk)
    expect(result).toMatchObject({
      ok: true,
      rows: 1,
      changes: [
        { line: 2, before: undefined, after: { role: 'RIFLER', style: 'Aggressive', team: 'spirit' } },
      ],
    })
  })

  it('changes stored players by the cells that differ', () => {
    const changed = read(
      'player',
      'STEAMID,name,country,birth,role,style',
      '76561198113666193, Zyw ,FR,2000-11-09,3,aggressive',
    )
    expect(changed).toEqual({
      ok: true,
      rows: 1,
      changes: [
        {
          line: 2,
          key: '76561198113666193',
          before: zywoo,
          after: { ...zywoo, name: 'Zyw', role: 'IGL' },
          fields: ['name', 'role'],
        },
      ],
    })
  })

  it('changes just the columns that it has, and adds nothing without the others (rulebook 11.24)', () => {
    expect(read('player', 'steam_id,Name', '76561198113666193,Zyw')).toMatchObject({
      changes: [{ after: { ...zywoo, name: 'Zyw' }, fields: ['name'] }],
    })
    expect(read('player', 'steamId,birth', '76561198386265483,2007-01-25')).toEqual({
      ok: false,
      faults: [
        {
          line: 2,
          column: 'steamId',
          reason: 'This is a new player, which also needs the columns name, country, role, style.',
        },
      ],
      faultCount: 1,
    })
    expect(read('team', 'key', 'vitality')).toMatchObject({ ok: true, changes: [] })
  })

  it.each(['STEAM_1:1:76700232', '[U:1:153400465]', 'steam_0:1:76700232'])(
    'finds the player of %s, as in score files (rulebook 8.29)',
    steamId => {
      expect(read('player', 'steamId,name', `${steamId},Zyw`)).toMatchObject({
        changes: [{ key: '76561198113666193', after: { name: 'Zyw' } }],
      })
    },
  )

  it('reads gb as uk (rulebook 11.31)', () => {
    expect(read('player', whole, donk.replace(',ru', ',GB'))).toMatchObject({
      changes: [{ after: { country: 'uk' } }],
    })
  })

  it.each([
    ['spirit', 'spirit'],
    ['Team Spirit', 'spirit'],
    [' team SPIRIT ', 'spirit'],
    ['twins', 'twins'],
  ])('takes %j for the team %s: a key goes before a name', (cell, team) => {
    expect(read('player', whole, donk.replace(',spirit,', `,${cell},`))).toMatchObject({
      changes: [{ after: { team } }],
    })
  })

  it('reads an empty team or picture as none, and keeps the stored values of a missing column', () => {
    const row = '76561198113666193,ZywOo,fr,2000-11-09,AWPER,Aggressive'
    expect(read('player', 'steamId,name,country,birth,role,style', row)).toMatchObject({ changes: [] })
    expect(read('player', whole, `${row},,`)).toMatchObject({
      changes: [{ after: { team: '', img: '' }, fields: ['team', 'img'] }],
    })
  })

  it.each([
    ['player', 2, 'steamId', donk.replace('76561198386265483', '7.65612E+16'), /17 digits/],
    ['player', 2, 'steamId', donk.replace('76561198386265483', ''), /empty/],
    ['player', 2, 'name', donk.replace(',donk', ', '), /empty/],
    ['player', 2, 'name', donk.replace(',donk', `,${'x'.repeat(101)}`), /100/],
    ['player', 2, 'name', donk.replace(',donk', ',a\0b'), /NUL/],
    ['player', 2, 'country', donk.replace(',ru', ',xx'), /two letters/],
    ['player', 2, 'birth', donk.replace('2007-01-25', '25.01.2007'), /1999-12-31/],
    ['player', 2, 'birth', donk.replace('2007-01-25', '2007-02-30'), /1999-12-31/],
    ['player', 2, 'birth', donk.replace('2007-01-25', '1007-01-25'), /1999-12-31/],
    ['player', 2, 'birth', donk.replace('2007-01-25', today), /past/],
    ['player', 2, 'name', donk.replace(',donk', ',do\u202enk'), /invisible/],
    ['player', 2, 'role', donk.replace('rifler', 'twin'), /single role/],
    ['player', 2, 'role', donk.replace('rifler', '99'), /single role/],
    ['player', 2, 'style', donk.replace(',1,', ',lazy,'), /single style/],
    ['player', 2, 'team', donk.replace(',spirit,', ',navi,'), /key/],
    ['player', 2, 'team', donk.replace(',spirit,', ',Twins,'), /single team/],
    ['player', 2, 'img', donk.replace('spirit-donk', '../x'), /64/],
    ['player', 2, '', `${donk},more`, /9 cells, but the header has 8/],
    ['player', 3, 'steamId', `${donk}\n${donk}`, /line 2/],
    ['team', 2, 'key', 'A B,Team', /64/],
    ['team', 2, 'name', 'spirit,', /empty/],
    ['team', 2, 'name', 'spirit,Team\u00a0Spirit', /invisible/],
  ] as const)('%s: line %i, %s is a fault in %s', (kind, line, column, rows, reason) => {
    const header = kind === 'player' ? whole : 'key,name'
    expect(read(kind, header, ...rows.split('\n'))).toEqual({
      ok: false,
      faults: [{ line, column, reason: expect.stringMatching(reason) }],
      faultCount: 1,
    })
  })

  it.each([
    ['key,name,note', 'note', /no such column/],
    ['key,name,key', 'key', /twice/],
    ['name', 'key', /missing/],
  ])('the header %s is a fault', (header, column, reason) => {
    expect(read('team', header, 'a,b,c')).toEqual({
      ok: false,
      faults: [{ line: 1, column, reason: expect.stringMatching(reason) }],
      faultCount: 1,
    })
  })

  it('has at most 5000 rows, and at least one', () => {
    const rows = (count: number) => Array.from({ length: count }, (_, at) => `team-${at},Team ${at}`)
    expect(read('team', 'key,name', ...rows(catalogueFileLimits.rows))).toMatchObject({
      ok: true,
      rows: 5000,
    })
    expect(read('team', 'key,name', ...rows(catalogueFileLimits.rows + 9))).toMatchObject({
      faults: [{ line: 5002, reason: expect.stringMatching(/5000/) }],
    })
    expect(read('team', 'key,name')).toMatchObject({ faults: [{ reason: 'The file has no rows.' }] })
  })
})

const texts = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '\n', 'a', '"', ';') })

it('neutralises a cell that a spreadsheet would take for a formula, and reads it back unchanged (rulebook 11.26)', () => {
  fc.assert(
    fc.property(texts, text => {
      expect(plainCell(neutralCell(text))).toBe(text)
      expect(neutralCell(text)).not.toMatch(/^[=+\-@\t\r\n]/)
    }),
  )
  expect(toCsv([['=1+1', `'=x`, 'a"b']])).toBe(`\uFEFF'=1+1,''=x,"a""b"\r\n`)
})

it('finds a role by the text that names it, whatever names there are', () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'A', '1', ' '), maxLength: 3 })
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 8 }), names => {
      const all = names.map((each, at) => ({ id: at + 1, name: each }))
      for (const one of all) expect(findByNameOrId(nameOrId(one, all), all)).toBe(one)
    }),
  )
})

it('writes records as a file, with an empty cell for a missing value (rulebook 11.26)', () => {
  const { team, img, ...bare } = zywoo
  expect(catalogueCsv('player', [zywoo, bare])).toBe(
    [
      `\uFEFF${whole}`,
      '76561198113666193,ZywOo,fr,2000-11-09,AWPER,Aggressive,vitality,vitality-zywoo',
      '76561198113666193,ZywOo,fr,2000-11-09,AWPER,Aggressive,,',
      '',
    ].join('\r\n'),
  )
})

it('leaves a value empty that neither the file nor the stored record has', () => {
  const { team, ...bare } = zywoo
  const file = catalogueFileReader({
    kind: 'player',
    stored: new Map([[zywoo.steamId ?? '', bare]]),
    links,
    today,
  })
  file.header(['steamId', 'name', 'country', 'birth', 'role', 'style'])
  file.row(['76561198113666193', 'ZywOo', 'fr', '2000-11-09', 'AWPER', 'Aggressive'], 2)
  expect(file.finish()).toEqual({
    ok: true,
    rows: 1,
    changes: [expect.objectContaining({ fields: ['team'], after: expect.objectContaining({ team: '' }) })],
  })
})
