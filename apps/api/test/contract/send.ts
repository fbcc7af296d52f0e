import { fileNameOf, multipart, type UploadPart } from '../calls/score-upload.ts'
import type { TestApp, TestUser } from '../fixtures/test-app.ts'
import type { Operation } from './operations.ts'

export type Sent = { status: number; body: unknown; type: string }

/** Sends a sample, or a changed one, in the form that its operation takes; without `by` as a visitor. */
export async function send(
  testApp: TestApp,
  { path, method, verb, multipart: form, lines }: Operation,
  by: Pick<TestUser, 'cookie'> | { token: string } | null,
  input: unknown,
): Promise<Sent> {
  const body = form ? formOf(input, verb) : { payload: JSON.stringify(input), headers: json }
  const request = lines
    ? linesOf(path, input)
    : method === 'get'
      ? { url: `${path}?${queryOf(input)}`, headers: {} }
      : { url: path, ...body }
  const response = await testApp.app.inject({
    ...request,
    method,
    headers: {
      ...request.headers,
      ...(by && ('token' in by ? { authorization: `Bearer ${by.token}` } : { cookie: by.cookie })),
      ...(verb === 'live' && { accept: 'text/event-stream' }),
    },
    payloadAsStream: true,
  })
  const type = String(response.headers['content-type'] ?? '')
  const stream = response.stream()
  if (type.startsWith('text/event-stream')) {
    stream.destroy()
    return { status: response.statusCode, body: undefined, type }
  }
  const text = Buffer.concat(await stream.toArray()).toString('utf8')
  return { status: response.statusCode, body: type.includes('json') ? JSON.parse(text) : text, type }
}

const json = { 'content-type': 'application/json' }

const entriesOf = (input: unknown): [string, unknown][] =>
  typeof input === 'object' && input !== null ? Object.entries(input) : []

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** A list is sent as a repeated key. */
function queryOf(input: unknown): string {
  const pairs = entriesOf(input).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).map(each => [key, textOf(each) ?? ''] as [string, string]),
  )
  return new URLSearchParams(pairs).toString()
}

function linesOf(path: string, input: unknown) {
  const { token, body } = Object.fromEntries(entriesOf(input))
  return {
    url: path.replace('{token}', encodeURIComponent(textOf(token)?.toWellFormed() || '-')),
    payload: textOf(body) ?? '',
    headers: { 'content-type': 'text/plain' },
  }
}

/** A list is sent as a repeated field. */
function formOf(input: unknown, verb: string) {
  const fields = entriesOf(input).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).map(
      (each): UploadPart => [key, Buffer.isBuffer(each) ? each : (textOf(each) ?? '')],
    ),
  )
  return multipart(fields, fileNameOf(verb))
}
