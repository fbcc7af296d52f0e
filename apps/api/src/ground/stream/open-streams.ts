import { RetryLaterError } from '../contract/refusal.ts'

/** A stream's network and session, and a function that ends it. */
type OpenStream = { network: string; sessionId: number | undefined; close(): void }

/** How many streams of a process one session, one network, all visitors, and everybody may have open: a browser needs one per watched thing. */
const most = { session: 20, network: 500, visitors: 2000, all: 12_000 }
const retrySeconds = 30

const keysOf = ({ network, sessionId }: OpenStream) => [
  { key: `network ${network}`, limit: most.network },
  { key: 'all', limit: most.all },
  sessionId === undefined
    ? { key: 'visitors', limit: most.visitors }
    : { key: sessionKey(sessionId), limit: most.session },
]
const sessionKey = (sessionId: number) => `session ${sessionId}`

export type OpenStreams = {
  /** Adds a stream; returns a function that removes it. Refuses TOO_MANY_STREAMS (rulebook 12.38). */
  add(stream: OpenStream): () => void
  endSession(sessionId: number): void
  endAll(): void
  sessionIds(): number[]
}

/** Keeps the open streams of a process by session and network. */
export function keepOpenStreams({ limited }: { limited: boolean }): OpenStreams {
  const streams = new Map<string, Set<OpenStream>>()
  const end = (found: Iterable<OpenStream>) => {
    for (const stream of [...found]) stream.close()
  }
  const all = () => streams.get('all') ?? []
  return {
    add: stream => {
      const keys = keysOf(stream)
      if (limited && keys.some(({ key, limit }) => (streams.get(key)?.size ?? 0) >= limit))
        throw new RetryLaterError('TOO_MANY_STREAMS', retrySeconds)
      for (const { key } of keys) streams.set(key, (streams.get(key) ?? new Set()).add(stream))
      return () => {
        for (const { key } of keysOf(stream)) {
          streams.get(key)?.delete(stream)
          if (streams.get(key)?.size === 0) streams.delete(key)
        }
      }
    },
    endSession: sessionId => end(streams.get(sessionKey(sessionId)) ?? []),
    endAll: () => end(all()),
    sessionIds: () => [...new Set([...all()].flatMap(({ sessionId }) => sessionId ?? []))],
  }
}
