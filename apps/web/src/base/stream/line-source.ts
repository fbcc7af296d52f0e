/** How long a source waits before it connects again, in ms: as long as the server asks browsers to. */
const retryMs = 2000

/**
 * Reads the stream as lines of JSON by `fetch`, which can leave out the cookie and send an access token; EventSource can do neither. It is
 * used like an EventSource, and like one it gives up if the answer is no stream.
 */
export class LineSource extends EventTarget {
  readyState: number = EventSource.CONNECTING
  readonly #ending = new AbortController()

  constructor(url: string) {
    super()
    this.#run(url)
  }

  close(): void {
    this.readyState = EventSource.CLOSED
    this.#ending.abort()
  }

  async #run(url: string): Promise<void> {
    while (this.readyState !== EventSource.CLOSED) {
      const wasStream = await this.#read(url).catch(() => true)
      if (this.#ending.signal.aborted) return
      this.readyState = wasStream ? EventSource.CONNECTING : EventSource.CLOSED
      this.dispatchEvent(new Event('error'))
      if (wasStream) await new Promise(resolve => setTimeout(resolve, retryMs))
    }
  }

  /** Reads until the connection ends; returns whether it was a stream. Throws if there is no connection. */
  async #read(url: string): Promise<boolean> {
    const headers = { accept: 'application/x-ndjson' }
    const { ok, body } = await fetch(url, { headers, signal: this.#ending.signal })
    if (!ok || !body) return false
    this.readyState = EventSource.OPEN
    const reader = body.pipeThrough(new TextDecoderStream()).getReader()
    let rest = ''
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const lines = (rest + read.value).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) this.#announce(line)
    }
    return true
  }

  /** Dispatches a message under the name of its type; an empty line only shows that the stream lives. */
  #announce(line: string): void {
    if (line === '') return
    const { type }: { type: string } = JSON.parse(line)
    this.dispatchEvent(new MessageEvent(type, { data: line }))
  }
}
