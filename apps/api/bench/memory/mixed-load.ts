/**
 * The memory of one process under mixed load, as a curve: players read, move, look at rankings and pictures, and an admin uploads score
 * files and imports a catalogue after a quarter of the time. `node bench/memory/mixed-load.ts [minutes] [requests a second] [embedded]`.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { product } from '@game/domain'
import { dataFile, multipart, type UploadPart } from '../../test/calls/score-upload.ts'
import { startPostgres } from '../../test/database/postgres.ts'
import { cookieOf, type Player, signUpAt } from '../../test/servers/player.ts'
import { serverProcess } from '../../test/servers/server-process.ts'
import { medianOf } from '../shared/median.ts'

const [minutes = 10, perSecond = 16] = process.argv.slice(2, 4).map(Number)
const embedded = process.argv[4] === 'embedded'
const adminPassword = 'Password!1'
const metricsToken = 'token-of-the-memory-bench'

const folder = await mkdtemp(join(tmpdir(), 'clutchdeck-memory-'))
const postgres = embedded ? undefined : await startPostgres()
const server = await serverProcess(postgres?.urlOf('game') ?? '', {
  SEED: 'demo',
  ADMIN_PASSWORD: adminPassword,
  METRICS_TOKEN: metricsToken,
  LOG_LEVEL: 'silent',
  DATA_DIR: folder,
  BACKUP_EVERY: 'off',
  // As in the Dockerfile.
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
})
const { address } = server

const api = `/api/${product.slug}`
const users = await Promise.all(Array.from({ length: 40 }, (_, n) => signUpAt(address, `reader_${n}`)))
const [first] = users
if (!first) throw new Error('no user')
const events = (await first.call<{ events: { id: number; name: string }[] }>(`${api}/get-events`, {})).body
  .events
const open = events.find(({ name }) => name === 'Vistula Open')?.id ?? 0
type Phase = { teams: { players: { playerId: number; player: { img: string } }[] }[] }
const { body } = await first.call<{ event: { phases: Phase[] } }>(`${api}/get-event`, { id: open })
const players = body.event.phases[0]?.teams.flatMap(team => team.players) ?? []
const cards = players.map(({ playerId }) => playerId)

const random = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T
const anyEvent = () => random(events).id
const move = (user: Player, path: string, of: object) =>
  user.call(`${api}/${path}`, { userId: user.id, eventId: open, phase: 1, ...of })
const addCard = (user: Player) =>
  move(user, 'add-card', { playerId: random(cards), perks: [], keyplays: [], deckOrder: 1 })
const removeCard = (user: Player) => move(user, 'remove-card', { id: random(cards) })
/** What a request may be; most of a kind that is listed more than once. */
const requests: ((user: Player) => Promise<{ status: number }>)[] = [
  user => user.call('/'),
  user => user.call('/api/auth/get-user', {}),
  user => user.call('/api/auth/get-user', { user: random(users).username }),
  user => user.call(`${api}/get-events`, {}),
  user => user.call(`${api}/get-event`, { id: open }),
  user => user.call(`${api}/get-event`, { id: anyEvent() }),
  user => user.call(`${api}/get-cards`, { eventId: open, userId: user.id }),
  user => user.call(`${api}/get-deck-score?eventId=${open}&userId=${user.id}`),
  user => user.call(`${api}/get-event-scores?eventId=${anyEvent()}&page=${random([1, 2, 3])}`),
  user => user.call(`${api}/get-event-scores?eventId=${anyEvent()}&phrase=${random(['a', 'an', 're'])}`),
  user => user.call(`${api}/get-event-results?eventId=${anyEvent()}`),
  user => user.call(`/img/players/bench_${Math.floor(Math.random() * 1e6)}.png`),
  addCard,
  addCard,
  removeCard,
  removeCard,
]

const answers = new Map<number, number>()
/** Sends requests evenly, whether the earlier ones have been answered or not. */
async function load(until: number): Promise<void> {
  const begun = performance.now()
  for (let n = 0; performance.now() < until; n++) {
    await setTimeout(Math.max(1, begun + (n * 1000) / perSecond - performance.now()))
    random(requests)(random(users)).then(
      ({ status }) => answers.set(status, (answers.get(status) ?? 0) + 1),
      () => answers.set(0, (answers.get(0) ?? 0) + 1),
    )
  }
}

/** In MB: all, the part of the heap that is used, and the whole heap with what it refers to outside. */
async function memory(): Promise<{ rss: number; used: number; heap: number }> {
  const text = await (
    await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  ).text()
  const of = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]) / 1e6
  return {
    rss: of('process_resident_memory_bytes'),
    used: of('nodejs_heap_size_used_bytes'),
    heap: of('nodejs_heap_size_total_bytes') + of('nodejs_external_memory_bytes'),
  }
}

/** Uploads two files of a series and imports 4,000 teams, 190 kB. */
async function sendFiles(): Promise<void> {
  const login = await fetch(`${address}/api/auth/login-query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: adminPassword, remember: false }),
  })
  const cookie = cookieOf(login)
  const send = async (path: string, parts: UploadPart[]) => {
    const { payload, headers } = multipart(parts)
    const { status } = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: new Uint8Array(payload),
    })
    const { rss } = await memory()
    console.log(`${path.padEnd(40)} ${status} ${rss.toFixed(0).padStart(8)} MB`)
  }
  const of = (type: string): UploadPart[] => [
    ['eventId', `${open}`],
    ['type', type],
    ['phaseIndex', '1'],
    ['skipUnknown', 'true'],
  ]
  await send(`${api}/upload-score`, [...of('kill'), ['file', await dataFile('vitality-furia-kills.csv')]])
  await send(`${api}/upload-score`, [...of('match'), ['file', await dataFile('vitality-furia-stats.csv')]])
  const teams = Array.from({ length: 4000 }, (_, n) => `team-of-the-bench-${n},"Team of the Bench ${n}"`)
  await send('/api/csdata/import-catalogue', [
    ['kind', 'team'],
    ['file', ['key,name', ...teams].join('\n')],
  ])
}

console.log(`${embedded ? 'embedded' : 'Postgres'}, ${minutes} minutes, ${perSecond} requests a second`)
const begun = performance.now()
const end = begun + minutes * 60_000
const loading = load(end)
const files = setTimeout(minutes * 15_000).then(sendFiles)
const curve: number[] = []
for (let n = 0; n < 40; n++) {
  await setTimeout(Math.max(1, begun + ((n + 1) * minutes * 60_000) / 40 - performance.now()))
  const { rss, used, heap } = await memory()
  curve.push(rss)
  console.log(
    `${(((n + 1) * minutes) / 40).toFixed(1).padStart(6)} min ${rss.toFixed(0).padStart(8)} MB, heap ${heap.toFixed(0).padStart(5)}, used ${used.toFixed(0).padStart(5)}  ${'#'.repeat(Math.round(rss / 8))}`,
  )
}
await Promise.all([loading, files])
const third = medianOf(curve.slice(20, 30))
const last = medianOf(curve.slice(30))
console.log(`answers ${JSON.stringify(Object.fromEntries(answers))}`)
console.log(
  `most ${Math.max(...curve).toFixed(0)} MB, third quarter ${third.toFixed(0)} MB, last quarter ${last.toFixed(0)} MB, ${(last / third).toFixed(2)} of it`,
)
await server.kill('SIGTERM')
await postgres?.stop()
await rm(folder, { recursive: true })
