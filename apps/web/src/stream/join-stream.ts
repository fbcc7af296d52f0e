import { isMessage, type MessageType, messageTypes } from './messages.ts'

/**
 * What a stream calls: for each message, when messages begin (`connected`) or cease to arrive at once, and for changed counts, which
 * come with the message itself, as JSON.
 */
export type Listener = {
  onMessage(type: MessageType): void
  onConnected(connected: boolean): void
  onCounts(counts: string): void
}
/** What one tab passes on to the others. */
type Passed = MessageType | boolean | { counts: string }

/** A stream that breaks off is mostly back within seconds; after this many ms it counts as lost (rulebook 13.37). */
const lostAfter = 5000
const askEvery = 30_000

/**
 * Listens to the stream at `path`. A browser's tabs share one connection: the tab that holds the lock of that name reads
 * the stream and passes its messages on. Returns how to leave.
 */
export function joinStream(path: string, listener: Listener): () => void {
  const leaving = new AbortController()
  const channel = new BroadcastChannel(path)
  const receive = (passed: Passed) => {
    if (typeof passed === 'boolean') listener.onConnected(passed)
    else if (typeof passed === 'object') listener.onCounts(passed.counts)
    else if (isMessage(passed)) listener.onMessage(passed)
  }
  channel.onmessage = ({ data }) => receive(data)
  const pass = (passed: Passed) => {
    channel.postMessage(passed)
    receive(passed)
  }
  runInOneTab(path, leaving.signal, () => readStream(path, pass, leaving.signal))
  return () => {
    leaving.abort()
    channel.close()
  }
}

/** Runs `read` in one tab at a time. */
function runInOneTab(name: string, leaving: AbortSignal, read: () => Promise<void>): void {
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
 * Reads the stream until `leaving`. While it is lost its listeners read again every half minute instead, whether the
 * browser goes on trying (no connection) or has given up (an answer that is no stream); then it is opened again.
 */
function readStream(path: string, pass: (passed: Passed) => void, leaving: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let source: EventSource | undefined
  let asking: ReturnType<typeof setTimeout> | undefined
  // Changes between the page's first reading and the opening of the stream may be missed, too.
  let cut = true
  const open = () => {
    source = new EventSource(path)
    source.addEventListener('open', () => {
      clearTimeout(asking)
      asking = undefined
      pass(true)
      if (cut) pass('missed')
      cut = false
    })
    for (const type of messageTypes) source.addEventListener(type, () => pass(type))
    source.addEventListener('counts_changed', ({ data }) => pass({ counts: data }))
    source.addEventListener('error', () => {
      cut = true
      asking ??= setTimeout(ask, lostAfter)
    })
  }
  const ask = () => {
    pass(false)
    pass('missed')
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
