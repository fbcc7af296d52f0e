import { isNews, type NewsType, newsTypes } from './news.ts'

type Hear = (news: NewsType) => void

const retryEvery = 30_000

/**
 * Listens to the stream at `path`. A browser's tabs share one connection: whoever holds the lock of that name reads the
 * stream and passes its news on. Returns how to leave.
 */
export function joinStream(path: string, hear: Hear): () => void {
  const leaving = new AbortController()
  const channel = new BroadcastChannel(path)
  channel.onmessage = ({ data }) => {
    if (isNews(data)) hear(data)
  }
  const tell: Hear = news => {
    channel.postMessage(news)
    hear(news)
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

/** Reads until `leaving`. Where the stream fails for good, its listeners read anew every half minute instead. */
function readStream(path: string, tell: Hear, leaving: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  // What happened between the page's first reading and the stream's opening may be missed, too.
  let cut = true
  const open = () => {
    source = new EventSource(path)
    source.addEventListener('open', () => {
      if (cut) tell('missed')
      cut = false
    })
    for (const type of newsTypes) source.addEventListener(type, () => tell(type))
    source.addEventListener('error', () => {
      cut = true
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(again, retryEvery)
    })
  }
  const again = () => {
    tell('missed')
    cut = false
    open()
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
