import { type CatalogueData, type CatalogueKind, invalidFields, missingFields } from '@game/domain'
import type { Transaction } from 'kysely'
import { notFound, refuse } from '../../contract/refusal.ts'
import { violatedConstraint } from '../../db/postgres-error.ts'
import type { Schema } from '../../db/schema.ts'
import { countUses } from './record-queries.ts'
import type { UseQuery } from './use-queries.ts'

/**
 * Refuses TEAM_INCOMPLETE or CATALOGUE_INCOMPLETE if a field is missing or holds an invalid value (rulebook 11.16,
 * 11.17).
 */
export function checkFields(kind: CatalogueKind, data: CatalogueData): void {
  if (missingFields(kind, data).length > 0 || invalidFields(kind, data).length > 0) refuseIncomplete(kind)
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
