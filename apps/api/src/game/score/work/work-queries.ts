import { type Expression, sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import { iso } from '../../../ground/db/sql-expressions.ts'

/** Work for an event that no request waits for, and the reading of demos. */
export const workKinds = ['freezing', 'ranking', 'notices', 'demos'] as const
export type WorkKind = (typeof workKinds)[number]
export const workSteps = ['freezing', 'scoring', 'writing', 'waiting', 'reading'] as const
/**
 * The progress of work: `done` of `total` users, or demos; `total` demos are before those that are `waiting`.
 */
export type Progress = { step: (typeof workSteps)[number]; done: number; total: number }
export type WorkKey = { eventId: number; kind: WorkKind }

/** Work without a report for this long has ended with its process. */
const silentSeconds = 10
/** The pauses between tries are 1, 2, 4 seconds and so on, at most this many. */
const longestPause = 300
/** Work not tried again for this long after its time is obsolete: each process looks for it twice a minute. */
const forgottenAfter = sql`interval '10 minutes'`

/** Saves the progress of work; the first report of a try resets it. */
export const saveProgress = (db: Queryable, { eventId, kind }: WorkKey, progress: Progress | undefined) =>
  sql`insert into event_work as w (event_id, kind, step, done, total, started_at, reported_at)
    select id, ${kind}, ${progress?.step ?? null}, ${progress?.done ?? 0}::int, ${progress?.total ?? 0}::int,
      statement_timestamp(), statement_timestamp()
    from event where id = ${eventId}
    on conflict (event_id, kind) do update set step = excluded.step, done = excluded.done, total = excluded.total,
      started_at = case when w.failed_at >= w.reported_at then excluded.started_at else w.started_at end,
      reported_at = excluded.reported_at`.execute(db)

/** A try that failed, and in how many milliseconds of the database's clock the next one is due. */
export type FailedTry = { at: string; inMs: number }

/** Saves why work has failed and returns when to try it again; undefined if the event was removed. */
export const saveFailure = async (
  db: Queryable,
  { eventId, kind }: WorkKey,
  reason: string,
): Promise<FailedTry | undefined> => {
  const { rows } = await sql<FailedTry>`
    insert into event_work as w (event_id, kind, tries, reported_at, failed_at, reason, next_try_at)
    select e.id, ${kind}, coalesce(b.tries, 0) + 1, statement_timestamp(), statement_timestamp(), ${reason},
      statement_timestamp() + make_interval(secs => least(${longestPause}, power(2, least(coalesce(b.tries, 0), 20))))
    from event e left join event_work b on b.event_id = e.id and b.kind = ${kind}
    where e.id = ${eventId}
    on conflict (event_id, kind) do update set tries = excluded.tries, failed_at = excluded.failed_at,
      reason = excluded.reason, next_try_at = excluded.next_try_at
    returning next_try_at as at, ${msUntilNextTry(sql.ref('failed_at'))} as "inMs"`.execute(db)
  return rows[0]
}

const msUntilNextTry = (from: Expression<string>) =>
  sql<number>`greatest(0, ceil(extract(epoch from next_try_at - ${from}) * 1000))::int`

/** Deletes finished work. */
export const deleteWork = (db: Queryable, { eventId, kind }: WorkKey) =>
  db.deleteFrom('event_work').where('event_id', '=', eventId).where('kind', '=', kind).execute()

/** Deletes work that is no longer done or tried, because its event was completed or its dates were moved. */
export const deleteForgottenWork = (db: Queryable) =>
  sql`delete from event_work where reported_at < statement_timestamp() - ${forgottenAfter}
    and (next_try_at is null or next_try_at < statement_timestamp() - ${forgottenAfter})`.execute(db)

/** Lists failed work whose next try is due within this many seconds. */
export const listRetries = async (db: Queryable, seconds: number): Promise<(WorkKey & FailedTry)[]> => {
  const { rows } = await sql<WorkKey & FailedTry>`
    select event_id as "eventId", kind, next_try_at as at, ${msUntilNextTry(sql`clock_timestamp()`)} as "inMs" from event_work
    where next_try_at <= clock_timestamp() + make_interval(secs => ${seconds})`.execute(db)
  return rows
}

/** Whether work of a kind for the event `e` has failed and waits for its next try. */
export const waitsForRetry = (kind: WorkKind) => sql<boolean>`exists (
  select from event_work w where w.event_id = e.id and w.kind = ${kind} and w.next_try_at > clock_timestamp())`

export type WorkRow = {
  kind: WorkKind
  state: 'running' | 'failed' | 'interrupted'
  step: Progress['step'] | null
  done: number
  total: number
  startedAt: string
  failed: { at: string; reason: string; tries: number; nextTryAt: string } | null
}

/** Lists the running and the failed work of an event. */
export const listWork = async (db: Queryable, eventId: number): Promise<WorkRow[]> => {
  const { rows } = await sql<WorkRow>`
    select kind, step, done, total, ${iso(sql.ref('started_at'))} as "startedAt",
      case when failed_at >= reported_at then 'failed'
        when reported_at > clock_timestamp() - make_interval(secs => ${silentSeconds}) then 'running'
        else 'interrupted' end as state,
      case when failed_at is not null then jsonb_build_object('at', ${iso(sql.ref('failed_at'))},
        'reason', reason, 'tries', tries, 'nextTryAt', ${iso(sql.ref('next_try_at'))}) end as failed
    from event_work where event_id = ${eventId} order by kind`.execute(db)
  return rows
}
