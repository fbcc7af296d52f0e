import type { Queryable } from '../../../ground/db/db.ts'

/** Notes that members are to be reminded. */
export const noteReminder = (db: Queryable, leagueId: number, at: string) =>
  db.updateTable('league').set({ reminded_at: at, reminded: false }).where('id', '=', leagueId).execute()

export const listUnsentReminders = async (db: Queryable): Promise<number[]> => {
  const rows = await db
    .selectFrom('league')
    .where('reminded', '=', false)
    .select('id')
    .orderBy('id')
    .limit(100)
    .execute()
  return rows.map(({ id }) => id)
}

export const noteReminded = (db: Queryable, leagueId: number) =>
  db.updateTable('league').set({ reminded: true }).where('id', '=', leagueId).execute()
