import { sql } from 'kysely'
import type { Queryable } from '../db/db.ts'

export const setRole = (db: Queryable, username: string, role: 'user' | 'admin') =>
  db
    .updateTable('account')
    .set({ role })
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .returning('username')
    .executeTakeFirst()
