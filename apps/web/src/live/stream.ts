import { isNews, type NewsType, newsTypes } from './messages.ts'

/** What a stream's listeners hear: news, and whether they come at once (`live`) or by asking now and then. */
export type Hearer = { news(type: NewsType): void; live(live: boolean): void }
type Message = NewsType | boolean

/** A stream that breaks off is mostly back within seconds; after this long it counts as lost. */
const grace = 5000
const askEvery = 30_000

/**
 * Listens to the stream at `path`. A browser's tabs share one connection: whoever holds the lock of that name reads the
 * stream and passes on what it tells. Returns how to leave.
 */
export function joinStream(path: string, hearer: Hearer): () => void {
  const leaving = new AbortController()
  const channel = new BroadcastChannel(path)
  const hear = (message: Message) =>
    typeof message === 'boolean' ? hearer.live(message) : hearer.news(message)
  channel.onmessage = ({ data }) => {
    if (typeof data === 'boolean' || isNews(data)) hear(data)
  }
  const tell = (message: Message) => {
    channel.postMessage(message)
    hear(message)
  }
  takeTurns(path, leaving.signal, () => readStream(path, tell, leaving.signal))
  return () => {
    leaving.abort()
    channel.close()
  }
}

/** Runs `read` in one tab at a time. */
function takeTurns(name: string, leaving: AbortSignal, read: () => Promise<void>): void {
  // Browsers keep locks from pages without TLS; there each tab has a stream of its own.
  if (!('locks' in navigator)) {
    read()
    return
  }
  const wait = () =>
    navigator.locks.request(name, { signal: leaving }, read).catch(error => {
      if (!leaving.aborted) throw error
    })
  navigator.locks.request(name, { ifAvailable: true }, lock => (lock ? read() : void wait()))
}

/**
 * Reads until `leaving`. While the stream is lost its listeners read anew every half minute instead, whether the
 * browser goes on trying (no connection) or has given up (an answer that is no stream), where it is opened again.
 */
function readStream(path: string, tell: (message: Message) => void, leaving: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let source: EventSource | undefined
  let asking: ReturnType<typeof setTimeout> | undefined
  // What happened between the page's first reading and the stream's opening may be missed, too.
  let cut = true
  const open = () => {
    source = new EventSource(path)
    source.addEventListener('open', () => {
      clearTimeout(asking)
      asking = undefined
      tell(true)
      if (cut) tell('missed')
      cut = false
    })
    for (const type of newsTypes) source.addEventListener(type, () => tell(type))
    source.addEventListener('error', () => {
      cut = true
      asking ??= setTimeout(ask, grace)
    })
  }
  const ask = () => {
    tell(false)
    tell('missed')
    asking = setTimeout(ask, askEvery)
    if (source?.readyState === EventSource.CLOSED) open()
  }
  leaving.addEventListener('abort', () => {
    source?.close()
    clearTimeout(asking)
    resolve()
  })
  if (leaving.aborted) resolve()
  else open()
  return promise
}
