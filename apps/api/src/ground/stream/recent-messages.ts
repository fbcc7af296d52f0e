import type { HubMessage } from './message.ts'

/** How long messages are remembered, in ms: longer than a page's answers count as fresh (rulebook 13.36). */
const keptMs = 330_000
const most = 20_000

export type RecentMessages = {
  add(message: HubMessage): void
  /** Whether there may have been a message that concerns a page since a time, in ms of `performance.now()`. */
  hasMissed(since: number, concerns: (message: HubMessage) => boolean): boolean
}

/** Remembers the newest messages of the process, so that a new stream can say what it came too late for (rulebook 12.29). */
export function keepRecentMessages(now: () => number = () => performance.now()): RecentMessages {
  let messages: { at: number; message: HubMessage }[] = []
  let knownSince = now()
  return {
    add: message => {
      messages.push({ at: now(), message })
      // In halves, because forgetting the oldest one by one would move all others each time.
      if (messages.length <= most) return
      const half = most / 2
      const dropped = messages[half]
      messages = messages.slice(half + 1)
      knownSince = Math.max(knownSince, dropped?.at ?? 0)
    },
    hasMissed: (since, concerns) =>
      since < Math.max(knownSince, now() - keptMs) ||
      messages.some(({ at, message }) => at >= since && concerns(message)),
  }
}
