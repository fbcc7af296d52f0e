import { isMessage, type MessageType, messageTypes } from './messages.ts'

/**
 * What a stream calls: `onMessage` for each message, `onConnected` when messages start to arrive live (true) or stop (false),
 * `onCounts` for changed counts and `onLock` for a phase that a match has locked. These come in the message itself, as JSON.
 */
export type Listener = {
  onMessage(type: MessageType): void
  onConnected(connected: boolean): void
  onCounts(counts: string): void
  onLock(lock: string): void
}
/** What the reading tab forwards to the other tabs. */
type Forwarded = MessageType | boolean | { counts: string } | { lock: string }

/** What reads a stream: an EventSource, or something that is used like one. */
type StreamSource = {
  readonly readyState: number
  addEventListener(type: string, listener: (event: Event) => void, options?: { once: boolean }): void
  close(): void
}

/** How this page reads streams. Pages with different names do not share a connection. */
type StreamWay = { name: string; open(url: string): StreamSource }
let way: StreamWay = { name: '', open: url => new EventSource(url) }

/** Reads all streams of this page in another way, as embeds do, which have no session. */
export function readStreamBy(another: StreamWay): void {
  way = another
}

/** The server reports what was missed since the page began to read, and this many ms before, as the way to it takes time. */
const marginMs = 5000
/** A stream that breaks is usually back within seconds; after this many ms without it, it counts as lost (rulebook 13.37). */
const lostAfter = 5000
const refetchEvery = 30_000

/**
 * Listens to the stream at `path`. `age` says how many ms ago the page began to read what it shows. The tabs of a browser share one connection: the tab that holds the lock of that name reads
 * the stream and forwards its messages. Returns a function that stops listening.
 */
export function joinStream(path: string, age: () => number, listener: Listener): () => void {
  const leaving = new AbortController()
  const shared = way.name + path
  const channel = new BroadcastChannel(shared)
  const receive = (forwarded: Forwarded) => {
    if (typeof forwarded === 'boolean') listener.onConnected(forwarded)
    else if (typeof forwarded === 'object')
      'lock' in forwarded ? listener.onLock(forwarded.lock) : listener.onCounts(forwarded.counts)
    else if (isMessage(forwarded)) listener.onMessage(forwarded)
  }
  channel.onmessage = ({ data }) => receive(data)
  const forward = (forwarded: Forwarded) => {
    channel.postMessage(forwarded)
    receive(forwarded)
  }
  runInOneTab(shared, leaving.signal, () => readStream(path, age, forward, leaving.signal))
  return () => {
    leaving.abort()
    channel.close()
  }
}

/** The last of each name that reads or waits in this page. */
const lastInPage = new Map<string, Promise<void>>()

/** Runs `read` in one tab at a time. */
function runInOneTab(name: string, leaving: AbortSignal, read: () => Promise<void>): void {
  // Pages without TLS cannot use locks; there each tab opens its own stream, once: a browser has six connections to a host.
  if (!('locks' in navigator)) {
    lastInPage.set(name, (lastInPage.get(name) ?? Promise.resolve()).then(read))
    return
  }
  const wait = () =>
    navigator.locks.request(name, { signal: leaving }, read).catch(error => {
      if (!leaving.aborted) throw error
    })
  navigator.locks.request(name, { ifAvailable: true }, lock => (lock ? read() : void wait()))
}

/**
 * Reads the stream until `leaving`. While it is lost, listeners refetch every half minute instead, whether the browser still
 * retries (no connection) or has given up (the answer was not a stream). If it has given up, the stream is opened again.
 */
function readStream(
  path: string,
  age: () => number,
  forward: (forwarded: Forwarded) => void,
  leaving: AbortSignal,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let source: StreamSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let mayHaveMissed = false
  const open = () => {
    const askedAt = performance.now()
    source = way.open(`${path}${path.includes('?') ? '&' : '?'}age=${age() + marginMs}`)
    source.addEventListener('open', () => {
      clearTimeout(timer)
      timer = undefined
      forward(true)
      if (mayHaveMissed) forward('missed')
      mayHaveMissed = false
    })
    // What happened before it opened, the server reports, unless the way to it took longer than the margin.
    const noteDelay = () => {
      if (performance.now() - askedAt > marginMs) forward('missed')
    }
    source.addEventListener('open', noteDelay, { once: true })
    for (const type of messageTypes) source.addEventListener(type, () => forward(type))
    source.addEventListener('counts_changed', message => {
      if (message instanceof MessageEvent) forward({ counts: message.data })
    })
    source.addEventListener('phase_locked', message => {
      if (message instanceof MessageEvent) forward({ lock: message.data })
    })
    source.addEventListener('error', () => {
      mayHaveMissed = true
      timer ??= setTimeout(reportMissed, lostAfter)
    })
  }
  const reportMissed = () => {
    forward(false)
    forward('missed')
    timer = setTimeout(reportMissed, refetchEvery)
    if (source?.readyState === EventSource.CLOSED) open()
  }
  leaving.addEventListener('abort', () => {
    source?.close()
    clearTimeout(timer)
    resolve()
  })
  if (leaving.aborted) resolve()
  else open()
  return promise
}
