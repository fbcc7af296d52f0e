import { talkLimits } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../ground/db/db.ts'

/** Deletes the talks of leagues that ended a year ago (rulebook 28.2). Run by a job. */
export const deleteOldTalks = async (db: Queryable): Promise<void> => {
  await sql`delete from talk where league_id in (select id from league
    where ended_at < now() - make_interval(secs => ${talkLimits.keptMs / 1000}))`.execute(db)
}

/** Takes an erased user out of all talks: a stone without text stays in the place of a post, reactions, reports and marks go (rulebook 28.10). */
export const eraseTalk = async (db: Queryable, userId: number): Promise<void> => {
  await sql`update talk_post p set counts = (select array_agg(c.count - coalesce(r.own, 0) order by c.place)
      from unnest(p.counts) with ordinality c(count, place)
      left join (select sign, 1 as own from talk_reaction where post_id = p.id and user_id = ${userId}) r on r.sign = c.place)
    where p.id in (select post_id from talk_reaction where user_id = ${userId})`.execute(db)
  await db.deleteFrom('talk_reaction').where('user_id', '=', userId).execute()
  await db.deleteFrom('talk_report').where('user_id', '=', userId).execute()
  await db.deleteFrom('talk_mark').where('user_id', '=', userId).execute()
  await sql`update talk set pinned_id = null where pinned_id in (select id from talk_post where user_id = ${userId})`.execute(
    db,
  )
  await db.updateTable('talk_post').set({ text: '' }).where('user_id', '=', userId).execute()
}
