import { talkLimits } from '@game/domain'
import type { Db } from '../db/db.ts'
import { addCalls } from './call-count-queries.ts'

/** How many calls are allowed within how many seconds. */
export type Limit = { calls: number; seconds: number }

/** The limits per user by the class of the call (rulebook 12.16); `token` is per access token (rulebook 21.4). */
export const limits = {
  /** Writing calls. */
  write: { calls: 300, seconds: 60 },
  /** Invites to be friends. */
  invite: { calls: 30, seconds: 3600 },
  /** Clans founded, renamed or joined. */
  clan: { calls: 20, seconds: 3600 },
  /** Leagues made, edited or joined. */
  league: { calls: 60, seconds: 3600 },
  /** Posts in talks, in a minute and in a day. */
  post: { calls: talkLimits.perMinute, seconds: 60 },
  dailyPost: { calls: talkLimits.perDay, seconds: 86_400 },
  /** Webhooks made or changed, and messages that users have sent to them. */
  webhook: { calls: 60, seconds: 3600 },
  /** Disputes sent, including refused ones. */
  dispute: { calls: 10, seconds: 3600 },
  /** Mails that a user has sent to their own address. */
  mail: { calls: 5, seconds: 3600 },
  /** Pictures rendered for keys that no record has yet. */
  preview: { calls: 120, seconds: 60 },
  /** All calls of an access token. */
  token: { calls: 300, seconds: 60 },
  /** Exports of the user's own data. */
  export: { calls: 5, seconds: 3600 },
} as const satisfies Record<string, Limit>
export type LimitClass = keyof typeof limits

/** The calls of the current window, this one included, and the seconds until it ends. */
type Counted = Limit
type Entry = { limit: Limit; shared: number; added: number; endsAt: number }

export type CallLimits = {
  /** Adds calls to a key; -1 takes one back that turned out not to count. */
  count(key: string, limit: Limit, calls?: number): Counted
  /** Exchanges the counts with the other processes. */
  share(): Promise<void>
  close(): void
}

const shareEveryMs = 1000
/** A user below this share of a limit is counted in the process only; that is nearly everybody. */
const sharedFrom = 0.1

const now = () => performance.now()

/** Counts nothing: for tests and benches. */
export const noLimits: CallLimits = {
  count: () => ({ calls: 0, seconds: 0 }),
  share: async () => {},
  close: () => {},
}

/**
 * Counts calls in memory, and every second exchanges what is above a tenth of its limit with all processes through the database
 * (docs/decisions/call-limits.md). While the database does not answer, each process counts alone.
 */
export function openCallLimits(db: Db, onError: (error: unknown) => void): CallLimits {
  const entries = new Map<string, Entry>()
  const share = async () => {
    for (const [key, { endsAt }] of entries) if (endsAt <= now()) entries.delete(key)
    const sent = [...entries]
      .filter(([, { limit, shared, added }]) => added > 0 && shared + added > limit.calls * sharedFrom)
      .map(([key, { added, endsAt }]) => ({ key, calls: added, seconds: (endsAt - now()) / 1000 }))
    if (sent.length === 0) return
    const added = new Map(sent.map(({ key, calls }) => [key, calls]))
    for (const { key, calls, seconds } of await addCalls(db, sent)) {
      const entry = entries.get(key)
      if (!entry) continue
      entry.shared = calls
      entry.added -= added.get(key) ?? 0
      entry.endsAt = now() + seconds * 1000
    }
  }
  let busy = false
  const timer = setInterval(async () => {
    if (busy) return
    busy = true
    await share().catch(onError)
    busy = false
  }, shareEveryMs)
  return {
    count: (key, limit, calls = 1) => {
      const known = entries.get(key)
      const fresh = { limit, shared: 0, added: 0, endsAt: now() + limit.seconds * 1000 }
      const entry = known && known.endsAt > now() ? known : fresh
      entry.added += calls
      entries.set(key, entry)
      return { calls: entry.shared + entry.added, seconds: Math.ceil((entry.endsAt - now()) / 1000) }
    },
    share,
    close: () => clearInterval(timer),
  }
}
