import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Queryable } from '../../db/db.ts'
import { goalOf, iso } from '../../db/sql-expressions.ts'

/**
 * Lists each user's rank, score and won phases of every ranked event, and whether they held a card at the lock of phase
 * 1.
 */
export const listParticipations = (db: Queryable, userIds: readonly number[]) =>
  db
    .selectFrom('standing as s')
    .innerJoin('event as e', join =>
      join.onRef('e.id', '=', 's.event_id').onRef('e.generation', '=', 's.generation'),
    )
    .where('s.user_id', '=', sql<number>`any(${userIds}::int[])`)
    .select(eb => [
      's.user_id',
      's.event_id',
      's.rank',
      's.score',
      'e.public',
      's.won',
      sql<string>`clock_timestamp()`.as('now'),
      eb
        .exists(
          eb
            .selectFrom('locked_deck as l')
            .whereRef('l.event_id', '=', 's.event_id')
            .whereRef('l.user_id', '=', 's.user_id')
            .where('l.phase_index', '=', 1)
            .select('l.user_id'),
        )
        .as('started'),
      jsonArrayFrom(
        eb
          .selectFrom('phase as p')
          .whereRef('p.event_id', '=', 's.event_id')
          .select(p => [
            'p.index',
            'p.badge_id as badgeId',
            goalOf('p').as('points'),
            iso(p.ref('p.open')).as('open'),
            iso(p.ref('p.lock')).as('lock'),
          ])
          .orderBy('p.index'),
      ).as('phases'),
    ])
    .orderBy('s.event_id')
    .execute()

export type Participation = Awaited<ReturnType<typeof listParticipations>>[number]
