import type { Database } from '../db/db.ts'
import { type LiveMessage, messageChannel, parseMessage } from './message.ts'

type Listener = (message: LiveMessage) => void

/** One listener of the database for all streams of this process. */
export type Hub = { subscribe(onMessage: Listener): () => void; close(): Promise<void> }

export async function openHub(database: Database): Promise<Hub> {
  const listeners = new Set<Listener>()
  const stop = await database.listen(messageChannel, payload => {
    const message = parseMessage(payload)
    for (const onMessage of listeners) onMessage(message)
  })
  return {
    subscribe: onMessage => {
      listeners.add(onMessage)
      return () => listeners.delete(onMessage)
    },
    close: stop,
  }
}
