import type { LockFacts } from '@game/domain'
import { type ExpressionBuilder, expressionBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Queryable } from '../../../ground/db/db.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { iso } from '../../../ground/db/sql-expressions.ts'
import type { PhaseKey } from './freeze-queries.ts'

/**
 * Selects the catalogue, players and terms of a phase as they are now; players that the phase was frozen with stay included.
 */
const lockFacts = (eb: ExpressionBuilder<Schema, 'phase'>) =>
  [
    iso(eb.ref('phase.lock')).as('lock'),
    eb.ref('phase.mult').as('phaseMult'),
    jsonArrayFrom(
      eb
        .selectFrom('player')
        .where(
          sql<boolean>`player.id in (
          select player_id from phase_player where event_id = phase.event_id and phase_index = phase.index
          union all
          select (player -> 'playerId')::int from locked_phase l, jsonb_array_elements(l.facts -> 'players') player
          where l.event_id = phase.event_id and l.phase_index = phase.index)`,
        )
        .select([
          'player.id as playerId',
          'player.country',
          'player.birth',
          'player.role_id as roleId',
          'player.style_id as styleId',
        ])
        .orderBy('player.id'),
    ).as('players'),
    jsonArrayFrom(
      eb.selectFrom('sleeve as s').select(['s.id', 's.name', 's.description', 's.mult']).orderBy('s.id'),
    ).as('sleeves'),
    jsonArrayFrom(eb.selectFrom('keyplay as k').select(['k.id', 'k.type', 'k.points']).orderBy('k.id')).as(
      'keyplays',
    ),
    jsonArrayFrom(
      eb.selectFrom('perk as k').select(['k.id', 'k.mult', 'k.keyplay_type as keyplayType']).orderBy('k.id'),
    ).as('perks'),
  ] as const

export const getLockFacts = async (db: Queryable, { eventId, phaseIndex }: PhaseKey): Promise<LockFacts> =>
  db
    .selectFrom('phase')
    .where('event_id', '=', eventId)
    .where('index', '=', phaseIndex)
    .select(lockFacts)
    .executeTakeFirstOrThrow()

/** The same for the phase `p` of a surrounding statement. */
const factsNow = sql`${jsonObjectFrom(
  expressionBuilder<Schema, never>()
    .selectFrom('phase')
    .where('phase.event_id', '=', sql.ref<number>('p.event_id'))
    .where('phase.index', '=', sql.ref<number>('p.index'))
    .select(lockFacts),
)}::jsonb`

/** Selects what the phase `p` was frozen with, or would be frozen with now. */
export const factsOfPhase = sql<LockFacts>`coalesce(
  (select f.facts from locked_phase f where f.event_id = p.event_id and f.phase_index = p.index), ${factsNow})`
