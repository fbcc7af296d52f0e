import { Readable } from 'node:stream'
import { type CatalogueFileCells, catalogueCsv, catalogueFileLimits, catalogueFileReader } from '@game/domain'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { multipart, type UploadPart } from '../../../../test/calls/score-upload.ts'
import { dump } from '../../../../test/database/dump.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { insertDecks, insertTestUsers } from '../../../../test/fixtures/insert-users.ts'
import { openTestApp, type TestApp, type TestUser } from '../../../../test/fixtures/test-app.ts'
import { readCsv } from '../../../ground/csv/read-csv.ts'

type Body = {
  imported: boolean
  rows: number
  added: number
  changed: number
  unchanged: number
  decks: number
  newTeams: { name: string; key: string }[]
  plan: string
  changes: { line: number; key: string; isNew: boolean; fields: object[] }[]
  rule?: string
  faults?: { line: number; column: string; reason: string }[]
  faultCount?: number
}

let testApp: TestApp
let admin: TestUser
beforeAll(async () => {
  testApp = await openTestApp()
  admin = await testApp.signUp('clerk', 'admin')
})
afterAll(() => testApp.close())
beforeEach(async () => {
  await testApp.db.deleteFrom('phase_player').execute()
  await testApp.db.deleteFrom('phase_team').execute()
  await testApp.db.deleteFrom('player').execute()
  await testApp.db.deleteFrom('team').execute()
})

async function send(kind: string, file: string | Buffer, fields: UploadPart[] = [], by = admin) {
  const { payload, headers } = multipart([['kind', kind], ...fields, ['file', file]])
  return by.call<Body>(
    '/api/csdata/import-catalogue',
    {},
    { payload, headers: { ...headers, cookie: by.cookie } },
  )
}
const dry: UploadPart[] = [['dryRun', 'true']]
const csv = async (kind: string) =>
  (await admin.call<{ csv: string }>(`/api/csdata/export-catalogue?kind=${kind}`)).body.csv

const header = 'steamId,name,country,birth,role,style,team,img'
const steamId = (n: number) => `7656119800000${String(n).padStart(4, '0')}`
const row = (n: number, name = `P${n}`, team = '') =>
  `${steamId(n)},${name},pl,2001-02-03,RIFLER,Passive,${team},`
const file = (...rows: string[]) => [header, ...rows].join('\n')
const players = () =>
  testApp.db.selectFrom('player').select(['steam_id', 'name', 'team_id']).orderBy('steam_id').execute()

test('teams that a file of players lacks are added with them if that is asked for; nothing stays of a dry run or after a fault (rulebook 11.25)', async () => {
  const teams = () => testApp.db.selectFrom('team').select(['key', 'name']).orderBy('key').execute()
  const create: UploadPart[] = [['createTeams', 'true']]
  const lacking = file(row(1, 'Iga', 'Kraków Żółw'), row(2, 'Ola', 'navi'), row(3, 'Ewa', 'Kraków Żółw'))
  expect((await send('player', lacking)).status).toBe(400)
  const shown = await send('player', lacking, [...create, ...dry])
  const newTeams = [
    { name: 'Kraków Żółw', key: 'krakow-zolw' },
    { name: 'navi', key: 'navi' },
  ]
  expect(shown.body).toMatchObject({ imported: false, added: 3, newTeams })
  const alsoFaulty = await send('player', `${lacking}\n${row(4, 'Jan').replace('RIFLER', 'lurker')}`, create)
  expect(alsoFaulty.body.faults).toEqual([expect.objectContaining({ line: 5, column: 'role' })])
  expect([await teams(), await players()]).toEqual([[], []])

  const done = await send('player', lacking, [...create, ['plan', shown.body.plan]])
  expect(done.body).toMatchObject({ imported: true, added: 3, newTeams })
  expect(await teams()).toEqual(newTeams.map(({ name, key }) => ({ key, name })))
  expect(new Set((await players()).map(each => each.team_id)).size).toBe(2)
  expect((await send('player', lacking, create)).body).toMatchObject({ unchanged: 3, newTeams: [] })

  // A name whose key another team has is refused, as adding that team would be.
  const taken = await send('player', file(row(5, 'Eva', 'KRAKÓW  ŻÓŁW!')), create)
  expect([taken.status, await teams()]).toEqual([409, newTeams.map(({ name, key }) => ({ key, name }))])
})

test('one file each adds and changes players and teams, and a dry run announces it (rulebook 11.25)', async () => {
  const teams = 'key;name\nreds;The Reds\nblues;"The ""Blues"""\n'
  expect((await send('team', Buffer.from(`\uFEFF${teams}`))).body).toMatchObject({ imported: true, added: 2 })
  await send('player', file(row(1), row(2, 'Two', 'reds')))

  const next = file(row(1, 'One', 'blues'), row(2, 'Two', 'reds'), row(3))
  const before = await dump(testApp.db)
  const tried = await send('player', next, dry)
  expect(tried.body).toMatchObject({ imported: false, rows: 3, added: 1, changed: 1, unchanged: 1, decks: 0 })
  expect(tried.body.changes).toEqual([
    {
      line: 2,
      key: steamId(1),
      name: 'One',
      isNew: false,
      fields: [
        { field: 'name', before: 'P1', after: 'One' },
        { field: 'team', before: '', after: 'blues' },
      ],
    },
    { line: 4, key: steamId(3), name: 'P3', isNew: true, fields: [] },
  ])
  expect(await dump(testApp.db)).toEqual(before)

  expect((await send('player', next, [['plan', tried.body.plan]])).body).toMatchObject({ imported: true })
  const ids = await testApp.db.selectFrom('team').select(['id', 'key']).execute()
  const idOf = (key: string) => ids.find(team => team.key === key)?.id
  expect(await players()).toEqual([
    { steam_id: steamId(1), name: 'One', team_id: idOf('blues') },
    { steam_id: steamId(2), name: 'Two', team_id: idOf('reds') },
    { steam_id: steamId(3), name: 'P3', team_id: null },
  ])
})

test('an import is in the audit log with the fields before and after; one that changes nothing is not', async () => {
  await send('player', file(row(1)))
  await send('player', file(row(1, 'One'), row(2)))
  await send('player', file(row(1, 'One'), row(2)))
  const [last, first] = await testApp.db
    .selectFrom('audit')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  expect(last).toMatchObject({
    call: 'import-catalogue',
    account_id: admin.id,
    before: { kind: 'player', things: { [steamId(1)]: { name: 'P1' } } },
    after: {
      fileName: 'scores.csv',
      things: { [steamId(1)]: { name: 'One' }, [steamId(2)]: { name: 'P2', role: 'RIFLER' } },
    },
  })
  expect(first).toMatchObject({ before: { things: {} } })
})

test('one bad row among 5000 and nothing changes; the answer names line, column and reason', async () => {
  const rows = Array.from({ length: catalogueFileLimits.rows }, (_, n) => row(n))
  const spoilt = rows.with(3000, row(3000).replace('RIFLER', 'Goalkeeper'))
  const refused = await send('player', file(...spoilt))
  expect([refused.status, refused.body.faults, refused.body.faultCount]).toEqual([
    400,
    [{ line: 3002, column: 'role', reason: 'No single role has the name or id "Goalkeeper".' }],
    1,
  ])
  expect(await players()).toEqual([])
  expect((await send('player', file(...rows))).body).toMatchObject({ added: 5000 })
  const all = await send('player', file(...rows.map(each => each.replace(',pl,', ',se,'))))
  expect(all.body).toMatchObject({ changed: 5000, changes: { length: 100 } })
})

test.each([
  ['a quote that never closes', `${file(row(1))}\n"x`, 3, /quote/],
  [
    'bytes that are not UTF-8',
    Buffer.concat([Buffer.from(`${file(row(1))}\n`), Buffer.from([0xff])]),
    3,
    /UTF-8/,
  ],
  ['a line without end', `${file(row(1))}\n${'1,'.repeat(50_000)}`, 3, /longer/],
  ['nothing', '', 1, /empty/],
])('%s is a fault with its line, and nothing changes (rulebook 11.24)', async (_, sent, line, reason) => {
  const { status, body } = await send('player', sent)
  expect([status, body.faults]).toEqual([400, [{ line, column: '', reason: expect.stringMatching(reason) }]])
  expect(await players()).toEqual([])
})

test('more than 2 MB is a 413, a file that is no .csv and a kind without files a 400', async () => {
  const large = await send('player', 'x'.repeat(catalogueFileLimits.bytes + 1))
  expect([large.status, large.body.rule]).toEqual([413, 'FILE_TOO_LARGE'])
  expect((await send('perk', 'id,name')).status).toBe(400)
  const { payload, headers } = multipart([
    ['kind', 'team'],
    ['file', 'key,name\na,A'],
  ])
  const named = Buffer.from(payload.toString().replace('scores.csv', 'scores.xlsx'))
  const answer = await admin.call(
    '/api/csdata/import-catalogue',
    {},
    {
      payload: named,
      headers: { ...headers, cookie: admin.cookie },
    },
  )
  expect(answer.status).toBe(400)
})

test('eight imports at once run one after another: each player exists once, with all its fields from one import', async () => {
  const rows = (admins: number) => Array.from({ length: 50 }, (_, n) => row(n, `by${admins}`))
  const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(n => send('player', file(...rows(n)))))
  expect(answers.map(each => each.status)).toEqual(Array(8).fill(200))
  expect(answers.filter(each => each.body.added === 50)).toHaveLength(1)
  expect(answers.filter(each => each.body.changed === 50)).toHaveLength(7)
  const names = (await players()).map(each => each.name)
  expect([names.length, new Set(names).size]).toEqual([50, 1])
})

test('a file that would do something else than in its dry run is refused as stale (rulebook 11.25)', async () => {
  await send('player', file(row(1)))
  const next = file(row(1, 'One'), row(2))
  const { plan } = (await send('player', next, dry)).body
  await send('player', file(row(1, 'Somebody else’s')))
  const late = await send('player', next, [['plan', plan]])
  expect([late.status, late.body.rule]).toEqual([409, 'STALE'])
  expect(await players()).toMatchObject([{ name: 'Somebody else’s' }])
})

test('simultaneous imports, edits of teams and edits of players never deadlock', async () => {
  await send('team', 'key,name\nreds,Reds\nblues,Blues')
  await send('player', file(...Array.from({ length: 20 }, (_, n) => row(n, `P${n}`, 'reds'))))
  const teams = await testApp.db.selectFrom('team').select(['id', 'key', 'name']).execute()
  const ids = (await testApp.db.selectFrom('player').select('id').execute()).map(each => each.id)
  // They wait for each other: this many still finish on a busy machine, without a 503.
  const edits = Array.from({ length: 9 }, (_, n) => {
    const team = teams[n % 2]
    if (n % 3 === 0)
      return send('player', file(...ids.map((_, at) => row(at, `P${n}-${at}`, n % 2 ? 'reds' : 'blues'))))
    if (n % 3 === 1) return admin.call('/api/csdata/update-team', { data: team, players: ids.toReversed() })
    return send('team', `key,name\nblues,Blues ${n}\nreds,Reds ${n}`)
  })
  expect((await Promise.all(edits)).map(each => each.status)).toEqual(Array(9).fill(200))
})

test('a dry run counts the open decks that hold a changed player, and moves are checked against the changed player', async () => {
  const { eventId, players: staged } = await insertTestEvent(testApp.db, [{ open: -90, lock: 60 }])
  const [user = 0] = await insertTestUsers(testApp.db, 1, 'held_')
  const [playerId = 0] = staged
  await insertDecks(testApp.db, eventId, [
    { userId: user, phase: 1, cards: [{ playerId, keyplays: [], perks: [] }] },
  ])
  const exported = await csv('player')
  const { steam_id } = await testApp.db
    .selectFrom('player')
    .where('id', '=', playerId)
    .select('steam_id')
    .executeTakeFirstOrThrow()
  const changed = exported.replace(new RegExp(`(${steam_id},[^,]*,)[a-z]{2}`), '$1za')
  expect((await send('player', changed, dry)).body).toMatchObject({ changed: 1, decks: 1 })
  const revision = () =>
    testApp.db
      .selectFrom('phase')
      .where('event_id', '=', eventId)
      .select('revision')
      .executeTakeFirstOrThrow()
  const before = await revision()
  await send('player', changed)
  expect((await revision()).revision).toBe(before.revision + 1)
})

describe('the export (rulebook 11.26)', () => {
  test('neutralises what a spreadsheet would run, and is read back without a change', async () => {
    const bad = ['=1+1', '+1', '-1', '@x', `'=x`, 'a,b;"c"', ' x ', 'Łódź 😀', `'`]
    await send('team', 'key,name\n-dash,Dash')
    for (const [n, name] of bad.entries())
      await admin.call('/api/csdata/add-player', {
        data: { name, steamId: steamId(n), country: 'pl', birth: '2001-02-03', img: '-x' },
        team: null,
        role: 1,
        style: 2,
      })
    const exported = await csv('player')
    expect(exported).toContain(`,'=1+1,`)
    expect(exported.split(/[,\n]/).filter(cell => /^"?[=+\-@\t\r]/.test(cell))).toEqual([])
    for (const kind of ['player', 'team'])
      expect((await send(kind, await csv(kind))).body).toMatchObject({ added: 0, changed: 0 })
    expect((await players()).map(each => each.name)).toEqual(bad.map(name => name.trim()))
  })

  const awkward = ["'", '=', '+', '-', '@', '\t', '\r', '\n', '"', ',', ';', ' ', 'a', 'ż', '😀', '\uFEFF']
  const name = fc.string({ unit: fc.constantFrom(...awkward), minLength: 1, maxLength: 8 })

  test('with any possible names is read back without a change', async () => {
    const links = { roles: [], styles: [], teams: [] }
    const things = fc.uniqueArray(fc.stringMatching(/^[a-z0-9_-]{1,12}$/), { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(things, fc.array(name, { minLength: 8, maxLength: 8 }), async (keys, names) => {
        const all: CatalogueFileCells[] = keys.map((key, at) => ({ key, name: `${names[at]}` }))
        const stored = new Map(all.map(each => [each.key ?? '', each]))
        const written = Buffer.from(catalogueCsv('team', all))
        const read = await readCsv(
          () => Readable.from([written], { objectMode: false }),
          catalogueFileReader({ kind: 'team', stored, links, today: '2026-02-09' }),
        )
        expect(read).toEqual({ ok: true, rows: all.length, changes: [] })
      }),
      { numRuns: 300 },
    )
  })
})
