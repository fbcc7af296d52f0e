import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { uploadOf } from '@game/domain'
import { expect } from 'vitest'
import {
  countsOf,
  goldenCounts,
  insertPlayers,
  multipart,
  type UploadPart,
  upload,
} from '../../../../test/calls/score-upload.ts'
import { counter, terrorist } from '../../../../test/demos/match-entities.ts'
import {
  bestOfThree,
  bestOfThreeCounts,
  newMatch,
  seriesDemos,
  syntheticCounts,
  syntheticDemo,
  syntheticPeople,
} from '../../../../test/demos/scenarios.ts'
import { type Fixtures, itWith } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'

const it = itWith({ demoFileBytes: 1024 * 1024 }).extend('players', { scope: 'file', auto: true }, ({ db }) =>
  insertPlayers(
    db,
    syntheticPeople.map(({ steamId, name }) => [steamId, name]),
  ),
)

const newEvent = async ({ db }: Pick<Fixtures, 'db'>) =>
  (await insertTestEvent(db, [{ open: -90, lock: -60 }])).eventId

type Demo = [name: string, content: Buffer]
const form = (eventId: number, demos: readonly Demo[], more: UploadPart[] = []): UploadPart[] => [
  ...([
    ['eventId', `${eventId}`],
    ['type', 'kill'],
    ['phaseIndex', '1'],
    ['mode', 'add'],
  ] as UploadPart[]),
  ...more,
  ...demos.map(([name, content]): UploadPart => ['file', content, name]),
]
const peopleOf = (team: string) =>
  syntheticPeople.filter(person => person.team === team).map(({ steamId }) => steamId)
const dryRun: UploadPart = ['dryRun', 'true']
const keyplayOf = (count: string) => Number(count.split(' ').at(-2))
const ofKills = (count: string) => uploadOf(keyplayOf(count), 'match') === 'kill'
/** The other reader, which made the counts of the synthetic demos, knows keyplays 1 to 20; the two series have those of a newer one. */
const isSynthetic = (count: string) => keyplayOf(count) <= 20
const inPhase = (counts: readonly string[]) => counts.map(count => `1 ${count}`).toSorted()

it('a demo counts for both uploads at once, and its dry run says what was read (rulebook 8.31, 8.35)', async ({
  admin,
  db,
}) => {
  const eventId = await newEvent({ db })
  const demo: Demo = ['synthetic.dem', await syntheticDemo()]
  const dry = await upload(admin, form(eventId, [demo], [dryRun]))
  expect(dry.body).toMatchObject({
    ...{ success: true, layout: 'demo', upload: null, notes: [], uncounted: [], incomplete: [] },
    demos: [
      {
        ...{ map: 'de_testbed', files: ['synthetic.dem'], finished: true, roundsPlayed: 5, roundsRead: 5 },
        sides: [
          { side: 'CT', team: 'Reds', score: 3, players: peopleOf('Reds') },
          { side: 'TERRORIST', team: 'Blues', score: 2, players: peopleOf('Blues') },
        ],
        restored: 1,
        agreement: {
          compared: 10,
          agreeing: 10,
          differences: [{ name: 'eli', column: 'dmg', expected: true }],
        },
      },
    ],
  })
  expect(await countsOf(db, eventId)).toEqual([])

  const { status, body } = await upload(admin, form(eventId, [demo]))
  expect([status, body.uploads.map(({ type }) => type)]).toEqual([200, ['kill', 'match']])
  expect((await countsOf(db, eventId)).filter(isSynthetic)).toEqual(inPhase(await syntheticCounts()))
})

it.for([
  ['gzip', 'synthetic.dem.gz', gzipSync],
  ['zstd', 'synthetic.dem.zst', zstdCompressSync],
] as const)('a demo may be packed with %s, and read in parallel', async ([, name, pack], { admin, db }) => {
  const eventId = await newEvent({ db })
  const { status } = await upload(admin, form(eventId, [[name, pack(await syntheticDemo('synthetic-full'))]]))
  expect(status).toBe(200)
  expect((await countsOf(db, eventId)).filter(isSynthetic)).toEqual(inPhase(await syntheticCounts()))
})

it('a best of three in parts gives its three maps, each with all its rounds (rulebook 8.33)', async ({
  admin,
  db,
}) => {
  const eventId = await newEvent({ db })
  const { body } = await upload(admin, form(eventId, bestOfThree()))
  expect(body.demos).toMatchObject([
    { map: 'de_inferno', files: ['m2-p1.dem', 'm2-p2.dem'], roundsRead: 2, roundsPlayed: 2 },
    { map: 'de_mirage', files: ['m3.dem'] },
    { map: 'de_nuke', files: ['m1.dem'] },
  ])
  expect(body.notes).toEqual([
    'The recording "m2-p1.dem" was not closed, as when a server stops: its last rounds may be missing.',
  ])
  const kinds = [4, 6, 8, 13]
  const counts = (await countsOf(db, eventId)).filter(count => kinds.includes(Number(count.split(' ')[2])))
  expect(counts).toEqual(inPhase(bestOfThreeCounts()))
})

it.for(['vitality-furia', 'spirit-falcons'] as const)(
  'the maps of the series %s as demos have its counts',
  async (series, { admin, db }) => {
    const golden = await goldenCounts(series)
    await insertPlayers(
      db,
      golden.map(([steamId = '', name = '']) => [steamId, name]),
    )
    const eventId = await newEvent({ db })
    const { status } = await upload(admin, form(eventId, await seriesDemos(series)))
    expect(status).toBe(200)
    const expected = golden.map(([steamId, , keyplay, count]) => `${steamId} ${keyplay} ${count}`)
    expect((await countsOf(db, eventId)).filter(ofKills)).toEqual(inPhase(expected.filter(ofKills)))
  },
)

it('a recording that begins in the middle of a round makes no clutch of it: alive are those alive then (rulebook 8.34)', async ({
  admin,
  db,
}) => {
  const eventId = await newEvent({ db })
  const match = newMatch({ played: 5 }).after(90).kill('ada', 'fay', 'ak47').endRound('terrorist')
  await upload(admin, form(eventId, [['late.dem', match.endMatch().write()]]))
  const ada = syntheticPeople[0]?.steamId
  expect(await countsOf(db, eventId)).toEqual([`1 ${ada} 20 1`, `1 ${ada} 6 1`])
})

it('the demo is not kept, but what was read of it is: as a file of the history, and for RECHECK (rulebook 8.36)', async ({
  admin,
  db,
}) => {
  const eventId = await newEvent({ db })
  const stranger = { name: 'zoe', team: 'Reds', side: terrorist, steamId: '76561198000000999' }
  const match = newMatch({ people: [...syntheticPeople.slice(1), stranger], map: 'de_anubis' }).startMatch()
  match.startRound().after(90).kill('zoe', 'fay', 'ak47', { headshot: true }).endRound('terrorist').endMatch()
  const demo: Demo = ['anubis.dem', match.write()]
  expect((await upload(admin, form(eventId, [demo]))).body.faults).toMatchObject([
    { reason: 'No player has the SteamID 76561198000000999, of "zoe" in "Reds".' },
  ])
  const { body } = await upload(admin, form(eventId, [demo], [['skipUnknown', 'true']]))
  expect(body.skipped).toEqual([stranger.steamId])
  const { body: part } = await admin.call<{ fileName: string; gzip: string }>(
    `/api/clutchdeck/get-score-file?id=${body.uploads[0]?.id}&part=0`,
  )
  const kept = gunzipSync(Buffer.from(part.gzip, 'base64')).toString('utf8')
  expect(part.fileName).toBe('anubis.dem.json')
  expect(JSON.parse(kept)).toMatchObject({ map: 'de_anubis', patch: '14160', closed: true })

  await insertPlayers(db, [[stranger.steamId, stranger.name]])
  const recheck = await admin.call('/api/clutchdeck/recheck-event', { eventId })
  expect(recheck.status).toBe(200)
  expect(await countsOf(db, eventId)).toEqual(
    expect.arrayContaining([`1 ${stranger.steamId} 1 1`, `1 ${stranger.steamId} 6 1`]),
  )
  const history = await admin.call<{ uploads: { step: string; type: string }[] }>(
    `/api/clutchdeck/get-score-uploads?eventId=${eventId}`,
  )
  expect(history.body.uploads.slice(0, 2).map(({ step, type }) => `${step} ${type}`)).toEqual(
    expect.arrayContaining(['recheck kill']),
  )
  await admin.call('/api/clutchdeck/recheck-event', { eventId })
  const again = await admin.call<{ uploads: object[] }>(
    `/api/clutchdeck/get-score-uploads?eventId=${eventId}`,
  )
  expect(again.body.uploads).toHaveLength(history.body.uploads.length)
})

it('the same demo again replaces its map; another match of the same teams on it is another map (rulebook 8.33, 16.3)', async ({
  admin,
  db,
}) => {
  const eventId = await newEvent({ db })
  const played = (killer: string) =>
    newMatch()
      .startMatch()
      .startRound()
      .after(90)
      .kill(killer, 'fay', 'ak47')
      .endRound('terrorist')
      .endMatch()
      .write()
  const [ada, bea] = syntheticPeople.map(({ steamId }) => steamId)
  await upload(admin, form(eventId, [['a.dem', played('ada')]]))
  await upload(admin, form(eventId, [['again.dem', played('ada')]]))
  await upload(admin, form(eventId, [['b.dem', played('bea')]]))
  const opened = (await countsOf(db, eventId)).filter(count => count.includes(' 6 '))
  expect(opened).toEqual([`1 ${ada} 6 1`, `1 ${bea} 6 1`])
})

it('a person who plays on in the body of a bot earns what they do in it; the bot itself earns nothing and gives nothing (rulebook 8.34)', async ({
  admin,
  db,
}) => {
  const eventId = await newEvent({ db })
  const bot = { name: 'Bot Jim', team: 'Blues', side: counter, steamId: '0' }
  const match = newMatch({ people: [...syntheticPeople.slice(0, 9), bot], map: 'de_train' }).startMatch()
  match.startRound().after(90).kill('ada', 'fay', 'ak47').after(64).takeOver('fay', 'Bot Jim').after(64)
  match
    .kill('fay', 'ada', 'ak47', { headshot: true })
    .after(64)
    .kill('bea', 'fay', 'ak47')
    .endRound('terrorist')
  match
    .startRound()
    .after(90)
    .kill('Bot Jim', 'bea', 'ak47')
    .after(64)
    .kill('cem', 'Bot Jim', 'ak47', { headshot: true })
  match.endRound('terrorist').endMatch()
  const { status, body } = await upload(admin, form(eventId, [['train.dem', match.write()]]))
  expect([status, body.uncounted]).toEqual([200, expect.arrayContaining([16])])
  const of = (name: string) => syntheticPeople.find(person => person.name === name)?.steamId
  const kills = (await countsOf(db, eventId)).filter(count => keyplayOf(count) <= 14)
  // The one who killed fay within five seconds before: a trade (rulebook 7.8).
  expect(kills).toEqual(
    [`1 ${of('ada')} 6 1`, `1 ${of('bea')} 7 1`, `1 ${of('fay')} 1 1`, `1 ${of('fay')} 7 1`].toSorted(),
  )
})

const damaged = async (change: (demo: Buffer) => Buffer) => change(Buffer.from(await syntheticDemo()))

it.for<[string, string, () => Promise<Buffer>, string]>([
  [
    'another file',
    'a.dem',
    async () => Buffer.from('attacker_steamid,user_steamid'),
    'This is no demo of Counter-Strike 2.',
  ],
  [
    'a demo of CS:GO',
    'a.dem',
    async () => Buffer.from('HL2DEMO\0'.padEnd(2000, '\0')),
    'This is a demo of CS:GO; only those of Counter-Strike 2 can be read.',
  ],
  [
    'a file that was not copied whole',
    'a.dem',
    () => damaged(demo => demo.subarray(0, 9000)),
    'The demo is cut: at least 9108 bytes of it are missing. Copy it again.',
  ],
  [
    'what a player recorded',
    'a.dem',
    async () => newMatch({ client: 'ada' }).startMatch().startRound().endRound('time').write(),
    'A player recorded this demo; only those that a server records (GOTV) show everybody.',
  ],
  [
    'a demo of another game',
    'a.dem',
    async () => newMatch({ game: 'C:\\Deadlock\\game\\citadel' }).startMatch().write(),
    'This is no demo of Counter-Strike 2.',
  ],
  ...(['deathmatch', 'newer'] as const).map((described): [string, string, () => Promise<Buffer>, string] => [
    `a demo that the reader does not understand (${described})`,
    'a.dem',
    async () => newMatch({ described }).startMatch().startRound().endRound('time').write(),
    'Reading failed: the reader does not understand this demo (build 14160). If it plays in the game, use the log of the server or tables; if not, it is damaged.',
  ]),
  [
    'only a warm-up',
    'a.dem',
    async () => newMatch().startRound().after(90).kill('ada', 'fay', 'ak47').write(),
    'The demo has no round that counts: only warm-up, or a match that was not played.',
  ],
  [
    'a broken archive',
    'a.dem.gz',
    async () => gzipSync(await syntheticDemo()).subarray(0, 900),
    'The file cannot be unpacked.',
  ],
  [
    'a demo that is larger unpacked',
    'a.dem.zst',
    async () => zstdCompressSync(Buffer.alloc(3 * 1024 * 1024)),
    'Unpacked, the demo is larger than 1 MB.',
  ],
])('%s is refused with one sentence (rulebook 8.37)', async ([, name, content, reason], { admin, db }) => {
  const eventId = await newEvent({ db })
  const { status, body } = await upload(admin, form(eventId, [[name, await content()]]))
  expect([status, body.faults]).toEqual([400, [{ line: 1, column: '', reason }]])
})

it('a demo that is larger than the limit as it comes is refused, and more than ten at once are (rulebook 8.31)', async ({
  admin,
  db,
}) => {
  const eventId = await newEvent({ db })
  const large = await upload(admin, form(eventId, [['a.dem', Buffer.alloc(1024 * 1024 + 1)]]))
  expect(large).toMatchObject({ status: 413, body: { rule: 'FILE_TOO_LARGE', facts: { limit: 1 } } })
  // They could not be unpacked, which nobody tries.
  const eleven = Array.from({ length: 11 }, (_, at): Demo => [`${at + 1}.dem.zst`, gzipSync('x').fill(7, 10)])
  const { status, body } = await upload(admin, form(eventId, eleven))
  expect([status, body.faults]).toEqual([
    400,
    [{ file: '11.dem.zst', line: 1, column: '', reason: 'At most 10 demos can be uploaded at once.' }],
  ])
})

/** The processes that read demos for this one. */
async function listChildren(): Promise<string[]> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'ppid=,pid=,args='])
  return stdout
    .split('\n')
    .filter(line => Number.parseInt(line, 10) === process.pid && /demo-child/.test(line))
}

it('a dry run ends, with the process that reads, when the admin discards it or leaves (rulebook 8.37)', async ({
  app,
  admin,
  db,
}) => {
  const eventId = await newEvent({ db })
  const { payload, headers } = multipart(form(eventId, await seriesDemos('vitality-furia'), [dryRun]))
  const leaving = new AbortController()
  const answer = fetch(`${await app.listen({ port: 0, host: '127.0.0.1' })}/api/clutchdeck/upload-score`, {
    ...{ method: 'POST', body: payload, signal: leaving.signal },
    headers: { ...headers, cookie: admin.cookie },
  })
  const work = async () =>
    (await admin.call<{ work: object[] }>(`/api/clutchdeck/get-event-work?eventId=${eventId}`)).body.work
  await expect.poll(listChildren, { interval: 10 }).toHaveLength(1)
  leaving.abort()
  await expect(answer).rejects.toThrow('aborted')
  const seen = new Set<string>()
  const watch = async () => {
    for (const child of await listChildren()) seen.add(child)
    return work()
  }
  await expect.poll(watch).toEqual([])
  expect(seen.size, 'no other demo of it was read').toBeLessThan(2)
  expect(await listChildren()).toEqual([])
})
