import { gzipSync } from 'node:zlib'
import { expect } from 'vitest'
import {
  countsOf,
  dataFile,
  goldenCounts,
  type UploadPart,
  upload,
  vitalityPlayers,
} from '../../../../test/calls/score-upload.ts'
import { it as base, type Fixtures } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { insertDecks, insertTestUsers } from '../../../../test/fixtures/insert-users.ts'

/** Made for every test: files name these players. */
const it = base.extend('players', { scope: 'file', auto: true }, ({ db }) => vitalityPlayers(db))

const zywoo = '76561198113666193'
const apex = '76561197989744167'
const twoPhases = [
  { open: -90, lock: -60 },
  { open: -50, lock: -30 },
]
const newEvent = async ({ db }: Pick<Fixtures, 'db'>) => (await insertTestEvent(db, twoPhases)).eventId
const form = (eventId: number, type: 'kill' | 'match', file: string | Buffer, more: UploadPart[] = []) =>
  [['eventId', `${eventId}`], ['type', type], ...more, ['file', file]] satisfies UploadPart[]
const counts = (...rows: string[]) => ['phase,steamId,keyplayId,count', ...rows].join('\n')
const uploadsOf = ({ db }: Pick<Fixtures, 'db'>, eventId: number) =>
  db.selectFrom('score_upload').where('event_id', '=', eventId).selectAll().orderBy('id').execute()

it('the Vitality series comes to exactly the counts of the table (rulebook 7.1)', async ({ admin, db }) => {
  const eventId = await newEvent({ db })
  const phase: UploadPart[] = [['phaseIndex', '1']]
  const kills = await upload(admin, form(eventId, 'kill', await dataFile('vitality-furia-kills.csv'), phase))
  const stats = await upload(admin, form(eventId, 'match', await dataFile('vitality-furia-stats.csv'), phase))
  expect([kills.status, stats.status]).toEqual([200, 200])
  expect(kills.body).toMatchObject({
    success: true,
    rows: 553,
    layout: 'kill feed',
    phases: [1],
    uncounted: expect.arrayContaining([5]),
  })
  expect(stats.body).toMatchObject({
    rows: 40,
    layout: 'player stats',
    notes: [],
    uncounted: expect.arrayContaining([17]),
  })
  const { body } = await admin.call<{ event: { scores: object[]; phases: { files: object[] }[] } }>(
    '/api/clutchdeck/get-event',
    { id: eventId },
  )
  expect(body.event.phases[0]?.files).toMatchObject([{ type: 'kill' }, { type: 'match' }])
  expect(body.event.scores).toMatchObject([
    { type: 'kill', uncounted: kills.body.uncounted },
    { type: 'match', uncounted: stats.body.uncounted },
  ])
  const golden = await goldenCounts('vitality-furia')
  const expected = golden.map(([steamId, , keyplayId, count]) => `1 ${steamId} ${keyplayId} ${count}`)
  expect(await countsOf(db, eventId)).toEqual(expected.toSorted())
  expect(await uploadsOf({ db }, eventId)).toMatchObject([
    { type: 'kill', rows: 553, file_name: 'scores.csv', account_id: admin.id },
    { type: 'match', rows: 40, account_id: admin.id },
  ])
})

it('kills of ten rounds next to player stats of the whole map have a note (rulebook 8.39)', async ({
  admin,
  db,
}) => {
  const eventId = await newEvent({ db })
  const phase: UploadPart[] = [['phaseIndex', '1']]
  await upload(admin, form(eventId, 'match', await dataFile('vitality-furia-stats.csv'), phase))
  const [header = '', ...rows] = (await dataFile('vitality-furia-kills.csv')).toString().trim().split('\n')
  const firstRounds = rows.filter(row => Number(row.split(',')[2]) < 10)
  const { body } = await upload(
    admin,
    form(eventId, 'kill', [header, ...firstRounds].join('\n'), [...phase, ['dryRun', 'true']]),
  )
  expect(body.notes).toHaveLength(4)
  expect(body.notes[0]).toMatch(
    /^The kills of \w+ are of 10 rounds, its player stats of \d\d: one of the two/,
  )
})

it('a file replaces its own type in the phases of its rows and nothing else (rulebook 8.15)', async ({
  admin,
  db,
}) => {
  const eventId = await newEvent({ db })
  const other = await newEvent({ db })
  for (const id of [eventId, other])
    await upload(admin, form(id, 'kill', counts(`1,${zywoo},1,7`, `1,${apex},2,1`, `2,${zywoo},1,5`)))
  await upload(admin, form(eventId, 'match', counts(`1,${zywoo},16,2`)))
  await upload(admin, form(eventId, 'kill', counts(`1,${zywoo},1,8`)))
  expect(await countsOf(db, eventId)).toEqual([`1 ${zywoo} 1 8`, `1 ${zywoo} 16 2`, `2 ${zywoo} 1 5`])
  expect(await countsOf(db, other)).toHaveLength(3)
})

it('fields may come after the file, columns after semicolons, a byte order mark before all (rulebook 8.2, 12.26)', async ({
  admin,
  db,
}) => {
  const eventId = await newEvent({ db })
  const file = `\uFEFF${counts(`1,${zywoo},1,7`).replaceAll(',', ';').replaceAll('\n', '\r\n')}\r\n`
  const answer = await upload(admin, [
    ['file', file],
    ['type', 'kill'],
    ['eventId', `${eventId}`],
  ])
  expect(answer.body).toMatchObject({ success: true, layout: 'counts', rows: 1 })
  expect(await countsOf(db, eventId)).toEqual([`1 ${zywoo} 1 7`])
})

it.for<[string, string, (csv: string) => Buffer]>([
  ['UTF-16 with tabs', 'kills.txt', csv => Buffer.from(`\uFEFF${csv.replaceAll(',', '\t')}`, 'utf16le')],
  ['big-endian UTF-16', 'kills.csv', csv => Buffer.from(`\uFEFF${csv}`, 'utf16le').swap16()],
  ['a line sep=', 'kills.csv', csv => Buffer.from(`sep=;\r\n${csv.replaceAll(',', ';')}`)],
  ['gzip', 'kills.csv.gz', csv => gzipSync(csv)],
  ['gzip of UTF-16', 'kills.gz', csv => gzipSync(Buffer.from(`\uFEFF${csv}`, 'utf16le'))],
])('a file in %s is read as any other (rulebook 8.2, 8.30)', async ([, name, written], { admin, db }) => {
  const eventId = await newEvent({ db })
  const csv = (await dataFile('vitality-furia-kills.csv')).toString()
  const parts = form(eventId, 'kill', written(csv), [['phaseIndex', '1']])
  const { status, body } = await upload(admin, parts, name)
  expect({ status, rows: body.rows, notes: body.notes }).toEqual({ status: 200, rows: 553, notes: [] })
  expect(await countsOf(db, eventId)).toContain(`1 ${zywoo} 1 39`)
})

it('a packed file that cannot be unpacked is refused (rulebook 8.30)', async ({ admin, db }) => {
  const eventId = await newEvent({ db })
  const file = gzipSync('steamid').subarray(0, 12)
  const { status, body } = await upload(admin, form(eventId, 'kill', file), 'kills.csv.gz')
  const faults = [{ line: 1, column: '', reason: 'The file cannot be unpacked.' }]
  expect({ status, faults: body.faults }).toEqual({ status: 400, faults })
})

it('the answer says that a knife round is left out (rulebook 8.27)', async ({ admin, db }) => {
  const eventId = await newEvent({ db })
  const kill = (round: number, weapon: string) =>
    [`${zywoo},${apex},${round},${weapon}`, `${apex},${zywoo},${round},${weapon}`].join('\n')
  const file = ['attacker_steamid,user_steamid,round,weapon', kill(0, 'knife'), kill(1, 'ak47')].join('\n')
  const { body } = await upload(admin, form(eventId, 'kill', file, [['phaseIndex', '1']]))
  expect(body.notes).toEqual([
    'Round 0 is a knife round and is left out: all its kills are by knife (lines 2 to 3).',
    'Kills without names of teams and without sides: 2. None of them is taken for a team kill.',
  ])
})

it('an unknown player is a fault that names the SteamID, or is passed over', async ({ admin, db }) => {
  const eventId = await newEvent({ db })
  const file = counts(`1,${zywoo},1,7`, '1,76561190000000000,1,1')
  const refused = await upload(admin, form(eventId, 'kill', file))
  expect(refused.body.faults).toEqual([
    { line: 3, column: 'steamId', reason: expect.stringContaining('76561190000000000') },
  ])
  const passed = await upload(admin, form(eventId, 'kill', file, [['skipUnknown', 'true']]))
  expect(passed.body).toMatchObject({ success: true, skipped: ['76561190000000000'] })
})

it('an unknown player counts for a listed one, in later files of the event too, until nobody is chosen (rulebook 8.41)', async ({
  admin,
  db,
  players,
}) => {
  const eventId = await newEvent({ db })
  const other = '76561190000000000'
  const playerId = players.get(zywoo) ?? 0
  const file = counts(`1,${zywoo},1,7`, `1,${other},1,2`)
  const people = (chosen: number | null): UploadPart => [
    'people',
    JSON.stringify([{ steamId: other, playerId: chosen }]),
  ]
  const send = (...more: UploadPart[]) => upload(admin, form(eventId, 'kill', file, more))
  const tried = await send(people(playerId), ['dryRun', 'true'])
  expect(tried.body).toMatchObject({ success: true, people: [{ steamId: other, playerId }] })
  expect((await send()).status).toBe(400)
  expect((await send(people(99_999_999))).status).toBe(404)
  expect((await send(people(playerId))).status).toBe(200)
  expect(await countsOf(db, eventId)).toEqual([`1 ${zywoo} 1 9`])
  expect((await send(['dryRun', 'true'])).status).toBe(200)
  expect((await send(people(null), ['dryRun', 'true'])).status).toBe(400)
})

const bombs: [string, string | Buffer, { line: number; reason: RegExp }][] = [
  [
    'a quote that never closes',
    `${counts(`1,${zywoo},1,7`)}\n"1,${'x\n'.repeat(60_000)}`,
    { line: 3, reason: /quote/ },
  ],
  ['a quote open at the end', `${counts(`1,${zywoo},1,7`)}\n1,"${zywoo},1,7\n`, { line: 3, reason: /quote/ }],
  ['a quote inside a bare value', counts(`1,${zywoo},1,7`, '1,"a"b,1,7'), { line: 3, reason: /quotes/ }],
  [
    'a line without end',
    `${counts(`1,${zywoo},1,7`)}\n${'1,'.repeat(3_000_000)}`,
    { line: 3, reason: /longer/ },
  ],
  [
    '300 columns',
    `${Array.from({ length: 300 }, (_, n) => `c${n}`).join()}\n1`,
    { line: 1, reason: /columns/ },
  ],
  [
    'bytes that are not UTF-8',
    Buffer.concat([Buffer.from(counts(`1,${zywoo},1,7`)), Buffer.from([0x0a, 0x31, 0xff])]),
    { line: 3, reason: /UTF-8/ },
  ],
  [
    'old line ends',
    counts(`1,${zywoo},1,7`, `1,${apex},1,7\r1,${apex},2,7`),
    { line: 3, reason: /carriage return/ },
  ],
  ['nothing at all', '', { line: 1, reason: /empty/ }],
  ['NUL bytes', Buffer.alloc(1000), { line: 1, reason: /./ }],
]
it.for(bombs)(
  '%s is a fault with its line, and nothing is kept (rulebook 8.2, 8.20)',
  async ([_, file, { line, reason }], { admin, db }) => {
    const eventId = await newEvent({ db })
    const { status, body } = await upload(admin, form(eventId, 'kill', file))
    expect(status).toBe(400)
    expect(body.faults?.at(-1)).toMatchObject({ line, reason: expect.stringMatching(reason) })
    expect(body.faultCount).toBe(body.faults?.length)
    expect(await uploadsOf({ db }, eventId)).toEqual([])
  },
)

it('rows that span lines keep the count of lines', async ({ admin, db }) => {
  const eventId = await newEvent({ db })
  const header = 'match_id,total_rounds_played,attacker_steamid,user_steamid,attacker_name'
  const file = [header, `m,0,${zywoo},${apex},"Zy\nw""Oo"`, `m,1,${zywoo},none,x`].join('\n')
  const { body } = await upload(admin, form(eventId, 'kill', file, [['phaseIndex', '1']]))
  expect(body.faults).toMatchObject([{ line: 4, column: 'user_steamid' }])
})

it('a user who may not upload is refused before the file is read; a completed event takes no file', async ({
  signUp,
  visitor,
  admin,
  db,
}) => {
  const eventId = await newEvent({ db })
  const file = counts(`1,${zywoo},1,7`)
  const player = await signUp('no_admin')
  expect((await upload(visitor, form(eventId, 'kill', file))).status).toBe(401)
  expect((await upload(player, form(eventId, 'kill', file))).status).toBe(403)
  expect((await upload(admin, form(999_999, 'kill', file))).status).toBe(404)
  await db.updateTable('event').set({ completed: true }).where('id', '=', eventId).execute()
  const completed = await upload(admin, form(eventId, 'kill', file))
  expect(completed).toMatchObject({ status: 409, body: { rule: 'EVENT_COMPLETED' } })
})

const malformed: [string, UploadPart[]][] = [
  [
    'no type',
    [
      ['eventId', '1'],
      ['file', 'x'],
    ],
  ],
  [
    'a type that is none',
    [
      ['eventId', '1'],
      ['type', 'utility'],
      ['file', 'x'],
    ],
  ],
  [
    'an unknown field',
    [
      ['eventId', '1'],
      ['type', 'kill'],
      ['role', 'admin'],
      ['file', 'x'],
    ],
  ],
  [
    'no file',
    [
      ['eventId', '1'],
      ['type', 'kill'],
    ],
  ],
  [
    'a word for a number',
    [
      ['eventId', 'one'],
      ['type', 'kill'],
      ['file', 'x'],
    ],
  ],
]
it.for(malformed)('a form with %s is a 400, twice in a row', async ([_, parts], { admin }) => {
  expect((await upload(admin, parts)).status).toBe(400)
  expect((await upload(admin, parts)).status).toBe(400)
})

it('two uploads at once leave one of them whole', async ({ players, admin, db }) => {
  const eventId = await newEvent({ db })
  const rows = (count: number) =>
    counts(...[...players.keys()].flatMap(steamId => [1, 2, 3].map(id => `1,${steamId},${id},${count}`)))
  const answers = await Promise.all(
    [3, 4, 5, 6, 7, 8].map(count => upload(admin, form(eventId, 'kill', rows(count)))),
  )
  expect(answers.map(answer => answer.status)).toEqual([200, 200, 200, 200, 200, 200])
  const found = (await countsOf(db, eventId)).map(row => row.split(' ').at(-1))
  expect(found).toHaveLength(players.size * 3)
  expect(new Set(found).size).toBe(1)
})

it('a dry run answers counts, gains, losses and states, and writes nothing (rulebook 8.18)', async ({
  db,
  admin,
}) => {
  const { eventId, players: staged } = await insertTestEvent(db, [
    { open: -90, lock: -60, points: 20 },
    { open: -50, lock: 50 },
  ])
  const [winner = 0, loser = 0] = await insertTestUsers(db, 2, 'dry_')
  const steamIds = await db
    .selectFrom('player')
    .where('id', 'in', staged.slice(0, 2))
    .select(['id', 'steam_id'])
    .orderBy('id')
    .execute()
  const [a, b] = steamIds
  const deck = (playerId = 0) => [{ playerId, keyplays: [1], perks: [] }]
  await insertDecks(db, eventId, [
    { userId: winner, phase: 1, cards: deck(a?.id) },
    { userId: loser, phase: 1, cards: deck(b?.id) },
  ])
  await upload(admin, form(eventId, 'kill', counts(`1,${b?.steam_id},1,6`)))
  const dry = await upload(admin, form(eventId, 'kill', counts(`1,${a?.steam_id},1,5`), [['dryRun', 'true']]))
  expect(dry.body).toMatchObject({
    success: true,
    upload: null,
    changes: {
      counts: [
        { phase: 1, playerId: b?.id, keyplayId: 1, before: 6, after: 0 },
        { phase: 1, playerId: a?.id, keyplayId: 1, before: 0, after: 5 },
      ],
      users: 2,
      gains: [{ userId: winner, before: 0, after: 20 }],
      losses: [{ userId: loser, before: 24, after: 0 }],
    },
  })
  expect(dry.body.changes?.states).toEqual(
    expect.arrayContaining([
      { phase: 1, from: 'failed', to: 'success', users: 1 },
      { phase: 1, from: 'success', to: 'failed', users: 1 },
      { phase: 2, from: 'locked', to: 'open', users: 1 },
      { phase: 2, from: 'open', to: 'locked', users: 1 },
    ]),
  )
  expect(await countsOf(db, eventId)).toEqual([`1 ${b?.steam_id} 1 6`])
  expect(await uploadsOf({ db }, eventId)).toHaveLength(1)
  expect(await db.selectFrom('standing').where('event_id', '=', eventId).selectAll().execute()).toEqual([])
})

it('every upload is in the audit log', async ({ admin, db }) => {
  const eventId = await newEvent({ db })
  const { body } = await upload(admin, form(eventId, 'kill', counts(`1,${zywoo},1,7`)))
  const entries = await db.selectFrom('audit').where('event_id', '=', eventId).selectAll().execute()
  expect(entries).toMatchObject([
    { call: 'upload-score', account_id: admin.id, after: { id: body.upload?.id, type: 'kill', rows: 1 } },
  ])
})

it('the OpenAPI document describes the route and its form', async ({ visitor }) => {
  type Operation = { requestBody: { content: Record<string, { schema: { required: string[] } }> } }
  const { body } = await visitor.call<{ paths: Record<string, { post: Operation }> }>('/api/openapi.json')
  const operation = body.paths['/api/clutchdeck/upload-score']?.post
  const form = operation?.requestBody.content['multipart/form-data']
  expect(form?.schema.required).toEqual(['file', 'eventId', 'type'])
})
