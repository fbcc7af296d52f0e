import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LineSource } from './line-source.ts'

/** What the server answers, one after another; after the last it stays silent. */
let answers: Response[]
const send = globalThis.fetch

beforeEach(() => {
  answers = []
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', { CONNECTING: 0, OPEN: 1, CLOSED: 2 })
  vi.stubGlobal('fetch', () => {
    const answer = answers.shift()
    return answer ? Promise.resolve(answer) : new Promise(() => undefined)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  expect(globalThis.fetch).toBe(send)
})

/** Opens a source, and lists the messages that it announces, with their text. */
function listen() {
  const source = new LineSource('/live')
  const heard: unknown[] = []
  for (const type of ['open', 'scores_changed', 'error'])
    source.addEventListener(type, message =>
      heard.push([type, message instanceof MessageEvent ? message.data : null]),
    )
  return { source, heard }
}

const stream = (...parts: string[]) =>
  new Response(new Blob(parts).stream().pipeThrough(new TransformStream()), { status: 200 })

test('each line is a message under its type, whatever the pieces in which it arrives; when it ends, it is opened again (rulebook 21.5)', async () => {
  const line = '{"type":"scores_changed","eventId":1}'
  answers = [stream('{"type":"op', `en"}\n\n${line}\n`), stream('{"type":"open"}\n')]
  const { source, heard } = listen()
  const first = [
    ['open', '{"type":"open"}'],
    ['scores_changed', line],
    ['error', null],
  ]
  await vi.waitFor(() => expect(heard).toEqual(first))
  expect(source.readyState).toBe(0)
  await vi.advanceTimersByTimeAsync(2000)
  await vi.waitFor(() => expect(heard.slice(3)[0]).toEqual(['open', '{"type":"open"}']))
  source.close()
  expect(source.readyState).toBe(2)
})

test('an answer that is no stream ends the source, and says so once', async () => {
  answers = [new Response('{}', { status: 401 })]
  const { source, heard } = listen()
  await vi.waitFor(() => expect(heard).toEqual([['error', null]]))
  expect(source.readyState).toBe(2)
})
