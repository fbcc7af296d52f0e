import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Queryable } from '../../../ground/db/db.ts'
import { type Given, prepareStatement } from '../../../ground/db/prepare-statement.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { goalOf, iso, multOf } from '../../../ground/db/sql-expressions.ts'
import { type Asker, visibleTo } from '../../../ground/event-visibility/visibility-queries.ts'
import { eventColumns, rewardsJson } from '../../event-memory/shared-event-queries.ts'

type WithEvent = ExpressionBuilder<Schema & { e: Schema['event'] }, 'e'>

const phasesOf = (eb: WithEvent) =>
  jsonArrayFrom(
    eb
      .selectFrom('phase as p')
      .whereRef('p.event_id', '=', 'e.id')
      .select(p => [
        'p.event_id as eventId',
        'p.index',
        'p.name',
        'p.name_pl as namePl',
        goalOf('p').as('points'),
        multOf('p').as('mult'),
        iso(p.ref('p.open')).as('open'),
        iso(p.ref('p.lock')).as('lock'),
      ])
      .orderBy('p.index'),
  ).as('phases')

type Only = { ids?: number[]; featured?: true }

/** Lists events, newest first, and whether the asker has joined each; `only` narrows the list. */
export async function listEvents(db: Queryable, asker: Asker, only: Only) {
  const events = await selectEvents(db, asker, only).execute()
  const joined = new Set(asker && events.length > 0 ? await listJoined(db, asker.id) : [])
  return events.map(event => ({ ...event, joined: joined.has(event.id) }))
}

/** Lists the events in which a user holds a card. */
export async function listJoined(db: Queryable, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('deck')
    .where('user_id', '=', userId)
    .where(sql<boolean>`cards <> '[]'`)
    .select('event_id as id')
    .distinct()
    .execute()
  return rows.map(({ id }) => id)
}

const selectEvents = (db: Queryable, asker: Asker, only: Only) =>
  db
    .selectFrom('event as e')
    .where(visibleTo(asker))
    .$if(only.ids !== undefined, query => query.where('e.id', 'in', only.ids?.length ? only.ids : [0]))
    .$if(only.featured === true, query => query.where('e.featured', '=', true))
    .select(eb => [...eventColumns, phasesOf(eb), rewardsJson.as('rewards')])
    .orderBy('e.id', 'desc')

const loadSummaries = prepareStatement(
  (db, { eventId, userId }: Given<{ eventId: number; userId: number }>) =>
    db
      .selectFrom('phase_summary')
      .where('user_id', '=', userId)
      .where('event_id', '=', eventId)
      .select(['user_id as userId', 'phase_index as phaseIndex', 'score', 'points', 'success']),
)

/** Lists the outcomes that a user has acknowledged. */
export const listSummaries = (db: Queryable, key: { eventId: number; userId: number }) =>
  loadSummaries(db, key)
