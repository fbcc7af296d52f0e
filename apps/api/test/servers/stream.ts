type Sent = { event: string; data: string }

export type OpenStream = {
  response: Response
  /** Waits for the next named event; `end` if the stream has ended. */
  next(): Promise<string>
  /** Waits for the data of the next event with a name. */
  nextData(name: string): Promise<unknown>
  leave(): void
}

/** Opens the stream of a running server, as a browser does. */
export async function openStream(
  address: string,
  query: string,
  cookie = '',
  headers: Record<string, string> = {},
): Promise<OpenStream> {
  const ending = new AbortController()
  const response = await fetch(`${address}/api/clutchdeck/live${query}`, {
    headers: { cookie, ...headers },
    signal: ending.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const read = async (): Promise<Sent> => {
    const whole = /event: (\w+)\n(?:data: (.*)\n)?(?:.*\n)*?\n/.exec(text)
    if (whole) {
      text = text.slice(whole.index + whole[0].length)
      return { event: whole[1] ?? '', data: whole[2] ?? '' }
    }
    const { value, done } = (await reader?.read()) ?? { done: true }
    if (done) return { event: 'end', data: '' }
    text += value
    return read()
  }
  const nextData = async (name: string): Promise<unknown> => {
    const { event, data } = await read()
    if (event === 'end') throw new Error('the stream has ended')
    return event === name ? JSON.parse(data) : nextData(name)
  }
  return { response, next: async () => (await read()).event, nextData, leave: () => ending.abort() }
}
