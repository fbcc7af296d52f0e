// Why a replica is read: rankings and profiles may be a second old, and a second server takes that load off the primary.

import { sql } from 'kysely'
import type { Db, Replica } from '../db.ts'
import { reasonOf } from '../postgres-error.ts'
import { inTime } from '../time-limit.ts'
import { openPool, type Spare, type Timeouts } from './postgres-pool.ts'
import { watchStatements } from './statement-watch.ts'

/** How often the replica is checked, how long an answer may take, and how far behind it may be. */
const checkEveryMs = 200
const patienceMs = 1000
const mostLagMs = 1000
/** The most marks to keep, for a replica that stays behind for long. */
const mostMarks = 600

type Options = { max: number; timeouts: Timeouts; onError(error: Error): void }
type Mark = { at: number; position: bigint }

/** Opens a replica of `primary` and watches how far it is behind, by comparing their positions in the primary's log. */
export function openReplica(
  connectionString: string,
  primary: Db,
  { max, timeouts, onError }: Options,
): Replica & Spare {
  const statements = watchStatements(connectionString, onError)
  const pool = openPool({ connectionString, max, timeouts, watch: statements, onError })
  /** Positions of the primary's log with their times; the first is the newest one that the replica has reached. */
  let marks: Mark[] = []
  let answeredAt = Number.NEGATIVE_INFINITY
  let closed = false
  /** Whether the replica was current when both last answered. */
  let wasCurrent = false
  let standsIn = false
  const check = async () => {
    const at = performance.now()
    const [written, repeated] = await Promise.allSettled([
      inTime(readWritten(primary), patienceMs),
      inTime(readRepeated(pool.db), patienceMs),
    ])
    standsIn = wasCurrent && written.status === 'rejected' && repeated.status === 'fulfilled'
    if (written.status === 'rejected')
      throw new Error(`the primary can't be read: ${reasonOf(written.reason)}`)
    wasCurrent = false
    if (repeated.status === 'rejected')
      throw new Error(`the replica can't be read: ${reasonOf(repeated.reason)}`)
    marks.push({ at, position: written.value })
    if (marks.length > mostMarks) marks.splice(1, 1)
    const reached = marks.findLastIndex(mark => mark.position <= repeated.value)
    if (reached > 0) marks = marks.slice(reached)
    answeredAt = reached >= 0 ? performance.now() : Number.NEGATIVE_INFINITY
    wasCurrent = isCurrent()
  }
  const lagMs = () => {
    const [reached] = marks
    if (!reached || performance.now() - answeredAt > patienceMs) return undefined
    // The lag at the last check, plus the time since then.
    return performance.now() - reached.at
  }
  const isCurrent = () => (lagMs() ?? Number.POSITIVE_INFINITY) < mostLagMs
  let failing = false
  let timer: NodeJS.Timeout
  let looking: Promise<void> | undefined
  const look = () => {
    looking ??= check()
      .then(
        () => {
          failing = false
        },
        (error: Error) => {
          if (!failing && !closed) onError(error)
          failing = true
          marks = []
        },
      )
      .finally(() => {
        looking = undefined
      })
    return looking
  }
  const watch = async () => {
    await look()
    if (!closed) timer = setTimeout(watch, checkEveryMs).unref()
  }
  timer = setTimeout(watch, 0).unref()
  return {
    db: pool.db,
    isCurrent,
    standsIn: () => standsIn,
    takesOver: async () => {
      await look()
      return standsIn
    },
    connect: pool.connect,
    lagSeconds: () => {
      const lag = lagMs()
      return lag === undefined ? undefined : lag / 1000
    },
    reads: { replica: 0, primary: 0 },
    distrust: () => {
      answeredAt = Number.NEGATIVE_INFINITY
    },
    close: async () => {
      closed = true
      clearTimeout(timer)
      statements.stop()
      await pool.close()
    },
  }
}

async function readWritten(primary: Db): Promise<bigint> {
  const { rows } = await sql<{ lsn: string }>`select pg_current_wal_lsn()::text as lsn`.execute(primary)
  return positionOf(rows[0]?.lsn ?? null)
}

/** Reads how far the server has replicated. Throws if it is not a replica. */
async function readRepeated(replica: Db): Promise<bigint> {
  const { rows } = await sql<{ lsn: string | null; follows: boolean }>`
    select pg_last_wal_replay_lsn()::text as lsn, pg_is_in_recovery() as follows`.execute(replica)
  if (!rows[0]?.follows) throw new Error('it is no replica')
  return positionOf(rows[0].lsn)
}

/** `16/B374D848` as a number. */
function positionOf(lsn: string | null): bigint {
  const [high = '0', low = '0'] = (lsn ?? '0/0').split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}
