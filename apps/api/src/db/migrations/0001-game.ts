import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { catalogue } from './0001-game/catalogue.ts'
import { decks } from './0001-game/decks.ts'
import { events } from './0001-game/events.ts'
import { scores } from './0001-game/scores.ts'
import { users } from './0001-game/users.ts'

export const game: Migration = {
  async up(db) {
    for (const part of [users, catalogue, events, decks, scores]) {
      for (const statement of statements(part)) await sql.raw(statement).execute(db)
    }
  },
}

/** One statement a query: neither driver takes several at once. Every statement here starts a line with `create`. */
function statements(script: string): string[] {
  return script
    .trim()
    .replace(/;$/, '')
    .split(/;\s*\n(?=create )/)
}
