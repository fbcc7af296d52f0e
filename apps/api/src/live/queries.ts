import { sql } from 'kysely'
import type { Sql } from '../db/db.ts'
import { type News, newsChannel } from './news.ts'

/** Heard by every process; inside a transaction only once that commits. */
export const publishNews = async (db: Sql, news: News): Promise<void> => {
  await db.selectNoFrom(sql`pg_notify(${newsChannel}, ${JSON.stringify(news)})`.as('sent')).execute()
}
