import { type CatalogueData, type CatalogueKind, invalidFields, missingFields, utcDay } from '@game/domain'
import type { Transaction } from 'kysely'
import { notFound, refuse } from '../../../ground/contract/refusal.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import { violatedConstraint } from '../../../ground/db/postgres-error.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { readClock } from '../../../ground/system/clock-queries.ts'
import { countUses } from './record-queries.ts'
import type { UseQuery } from './use-queries.ts'

/**
 * Refuses TEAM_INCOMPLETE or CATALOGUE_INCOMPLETE if a field is missing (rulebook 11.16), and VALUE_INVALID with the field
 * if one holds a value that is not allowed (rulebook 11.17).
 */
export async function checkFields(db: Queryable, kind: CatalogueKind, data: CatalogueData): Promise<void> {
  if (missingFields(kind, data).length > 0) refuseIncomplete(kind)
  const [field] = invalidFields(kind, data, utcDay(await readClock(db)))
  if (field) refuse('VALUE_INVALID', { field })
}

export function refuseIncomplete(kind: CatalogueKind): never {
  return kind === 'team' ? refuse('TEAM_INCOMPLETE') : refuse('CATALOGUE_INCOMPLETE', { thing: kind })
}

/** Translates a violated constraint of the database into a refusal. */
export function refuseViolation(error: unknown, fields: CatalogueData): never {
  const constraint = violatedConstraint(error) ?? ''
  if (constraint.endsWith('_pkey')) refuse('ID_TAKEN', { id: String(fields.id) })
  if (constraint === 'team_key_key') refuse('TEAM_KEY_TAKEN')
  if (constraint === 'player_steam_id_key') refuse('STEAM_ID_TAKEN')
  if (constraint === 'map_name_key') refuse('MAP_NAME_TAKEN')
  if (constraint === 'player_team_id_fkey') notFound('Team')
  if (constraint === 'player_role_id_fkey') notFound('Role')
  if (constraint === 'player_style_id_fkey') notFound('Style')
  throw error
}

/**
 * Refuses IN_USE, naming what uses the record: `players: apEX, ZywOo, flameZ, ... (5); phases: ...` (rulebook 11.21).
 */
export async function refuseUsed(
  trx: Transaction<Schema>,
  uses: Record<string, UseQuery>,
  id: number,
): Promise<void> {
  const found: string[] = []
  for (const [what, useQueryOf] of Object.entries(uses)) {
    const { count, names } = await countUses(trx, await useQueryOf(id, trx))
    if (count > 0) found.push(`${what}: ${names.join(', ')}${count > names.length ? ', ...' : ''} (${count})`)
  }
  if (found.length > 0) refuse('IN_USE', { where: found.join('; ') })
}
