import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adds the multiplier that a phase was frozen with, next to its goal. */
export const frozenMult: Migration = {
  async up(db) {
    await sql`alter table phase add column frozen_mult numeric(6, 2)`.execute(db)
    await sql`update phase p set frozen_mult = (l.facts ->> 'phaseMult')::numeric from locked_phase l
      where l.event_id = p.event_id and l.phase_index = p.index`.execute(db)
  },
}
