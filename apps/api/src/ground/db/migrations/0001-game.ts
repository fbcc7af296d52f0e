import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { catalogue } from './0001-game/catalogue.ts'
import { decks } from './0001-game/decks.ts'
import { events } from './0001-game/events.ts'
import { scores } from './0001-game/scores.ts'
import { users } from './0001-game/users.ts'
import { statementsOf } from './statements.ts'

export const game: Migration = {
  async up(db) {
    for (const part of [users, catalogue, events, decks, scores]) {
      for (const statement of statementsOf(part)) await sql.raw(statement).execute(db)
    }
  },
}
