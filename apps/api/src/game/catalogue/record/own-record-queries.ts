import type { CatalogueKind } from '@game/domain'
import { type RawBuilder, sql } from 'kysely'

const kindsOfEvents: readonly CatalogueKind[] = ['team', 'player']

/**
 * Whether a row of this kind is a record of the catalogue, and no private event's own (rulebook 30.10). With an event, its own records are included.
 */
export const isInCatalogue = (kind: CatalogueKind, eventId?: number): RawBuilder<boolean> => {
  if (!kindsOfEvents.includes(kind)) return sql`true`
  const column = sql.ref(`${kind}.event_id`)
  return eventId === undefined ? sql`${column} is null` : sql`(${column} is null or ${column} = ${eventId})`
}
