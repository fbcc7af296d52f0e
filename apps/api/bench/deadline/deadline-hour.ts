/**
 * The hour before a lock with 10M players, simulated with service times that are measured first: when each step
 * of docs/scaling.md saturates. `node bench/deadline/deadline-hour.ts [players] [faster]`; `faster`: how many times faster the
 * machines of the steps are than this one, which may be busy.
 */
import { measureServiceTimes, type RequestKind, requestKinds, type ServiceTime } from './service-times.ts'

const [players = 10_000_000, faster = 1] = process.argv.slice(2).map(Number)

/**
 * The model. A share of all players comes in the last hour, at a growing rate: it grows by e every `growth` seconds until the
 * lock. Each opens the game page and makes this many moves, one every `pause` seconds. At the lock all present players read
 * the event, their cards and the ranking again, within `spread` seconds.
 */
const model = { share: 0.4, growth: 720, moves: 8, pause: 12, spread: 10, hour: 3600, after: 120 }
const opening: Partial<Record<RequestKind, number>> = { user: 1, event: 1, cards: 1, ranking: 0.3 }
const atLock: Partial<Record<RequestKind, number>> = { event: 1, cards: 1, ranking: 0.5 }

/** The machines of a step of docs/scaling.md. */
type Step = {
  name: string
  gameCores: number
  primaryCores: number
  replicaCores: number
}
const steps: Step[] = [
  { name: 'one machine of 8 cores, no pooler', gameCores: 4, primaryCores: 4, replicaCores: 0 },
  { name: 'primary of 16, 7 processes, no pooler', gameCores: 7, primaryCores: 16, replicaCores: 0 },
  {
    name: 'primary of 32, PgBouncer, 64 processes',
    gameCores: 64,
    primaryCores: 32,
    replicaCores: 0,
  },
  { name: 'the same and 2 replicas of 16', gameCores: 64, primaryCores: 32, replicaCores: 32 },
  { name: 'primary of 96, 2 replicas of 32', gameCores: 128, primaryCores: 96, replicaCores: 64 },
]
/** Read from a replica if there is one (docs/decisions/replica.md). */
const onReplica = new Set<RequestKind>(['ranking'])
/** The primary's share of such a read: the session, the event, the two facts. An assumption. */
const primaryShare = 0.5

type Rates = Record<RequestKind, number>
const none = (): Rates => ({ move: 0, event: 0, cards: 0, user: 0, ranking: 0 })

/** Requests per second, by kind. */
function arrivals(): Rates[] {
  const { hour, after, growth, share, moves, pause, spread } = model
  const seconds = Array.from({ length: hour + after }, none)
  const scale = (players * share) / (growth * (1 - Math.exp(-hour / growth)))
  const visit = Math.round(moves * pause)
  let there = 0
  for (let t = 0; t < hour; t++) {
    const come = scale * Math.exp((t - hour) / growth)
    for (const kind of requestKinds) add(seconds, t, kind, come * (opening[kind] ?? 0))
    for (let n = 1; n <= moves; n++) if (t + n * pause < hour) add(seconds, t + n * pause, 'move', come)
    if (t + visit >= hour) there += come
  }
  for (let t = 0; t < spread; t++)
    for (const kind of requestKinds) add(seconds, hour + t, kind, (there * (atLock[kind] ?? 0)) / spread)
  return seconds
}
function add(seconds: Rates[], at: number, kind: RequestKind, count: number): void {
  const second = seconds[at]
  if (second) second[kind] += count
}

type Station = { name: string; cores: number; demand(rates: Rates): number }

function stationsOf(step: Step, times: Record<RequestKind, ServiceTime>): Station[] {
  const aside = (kind: RequestKind) => step.replicaCores > 0 && onReplica.has(kind)
  const sum = (rates: Rates, of: (kind: RequestKind) => number) =>
    requestKinds.reduce((all, kind) => all + (rates[kind] * of(kind)) / 1000 / faster, 0)
  const all: Station[] = [
    { name: 'game', cores: step.gameCores, demand: rates => sum(rates, kind => times[kind].game) },
    {
      name: 'primary',
      cores: step.primaryCores,
      demand: rates => sum(rates, kind => times[kind].postgres * (aside(kind) ? primaryShare : 1)),
    },
    {
      name: 'replicas',
      cores: step.replicaCores,
      demand: rates => sum(rates, kind => (aside(kind) ? times[kind].postgres : 0)),
    },
  ]
  return all.filter(({ cores }) => cores > 0)
}

/** Simulates one station second by second: its peak load, since when it is overloaded, and the longest wait. */
function follow({ cores, demand }: Station, seconds: readonly Rates[]) {
  let backlog = 0
  const found = { peak: 0, fullFrom: -1, wait: 0 }
  for (const [t, rates] of seconds.entries()) {
    const load = demand(rates)
    found.peak = Math.max(found.peak, load / cores)
    backlog = Math.max(0, backlog + load - cores)
    if (backlog > 0 && found.fullFrom < 0) found.fullFrom = t
    found.wait = Math.max(found.wait, backlog / cores)
  }
  return found
}

const times = await measureServiceTimes(2000, 1500)
console.log('processor time of a request, ms        game  Postgres')
for (const kind of requestKinds)
  console.log(
    `${kind.padEnd(36)} ${times[kind].game.toFixed(2).padStart(6)} ${times[kind].postgres.toFixed(2).padStart(9)}`,
  )
const seconds = arrivals()
const most = (kind: RequestKind) => Math.round(Math.max(...seconds.map(rates => rates[kind])))
console.log(
  `\n${players.toLocaleString('en')} players: at most ${requestKinds.map(kind => `${most(kind).toLocaleString('en')} ${kind}`).join(', ')} a second\n`,
)
for (const step of steps) {
  console.log(step.name)
  for (const station of stationsOf(step, times)) {
    const { peak, fullFrom, wait } = follow(station, seconds)
    const holds = Math.floor(players / peak)
    const full =
      fullFrom < 0
        ? 'never full'
        : `full from ${fullFrom < model.hour ? `${((model.hour - fullFrom) / 60).toFixed(1)} min before the lock` : 'the lock'}, waits to ${wait.toFixed(0)} s`
    console.log(
      `  ${station.name.padEnd(9)} ${String(station.cores).padStart(4)} cores   peak ${peak.toFixed(2).padStart(6)}   holds ${holds.toLocaleString('en').padStart(12)} players   ${full}`,
    )
  }
}
