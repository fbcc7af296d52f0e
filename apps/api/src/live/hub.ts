import type { OpenDatabase } from '../db/db.ts'
import { type News, news, newsChannel } from './news.ts'

type Hear = (news: News) => void

/** One listener of the database for all streams of this process. */
export type Hub = { subscribe(hear: Hear): () => void; close(): Promise<void> }

export async function openHub(database: OpenDatabase): Promise<Hub> {
  const hearers = new Set<Hear>()
  const stop = await database.listen(newsChannel, payload => {
    const heard = readNews(payload)
    for (const hear of hearers) hear(heard)
  })
  return {
    subscribe: hear => {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },
    close: stop,
  }
}

/** What is no news that this process knows may come from a newer one beside it: anything may have changed. */
function readNews(payload: string): News {
  if (payload === '') return { type: 'missed' }
  return news.safeParse(JSON.parse(payload)).data ?? { type: 'missed' }
}
