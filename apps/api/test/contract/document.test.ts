import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openApiText } from '../../src/http/openapi/document.ts'
import { document, operations } from './operations.ts'

const file = new URL('../../../../docs/openapi.json', import.meta.url)

test('docs/openapi.json describes the API as it is; else run `pnpm --filter @game/api docs` and look at what changed', async () => {
  expect(await readFile(file, 'utf8')).toBe(openApiText())
})

test('an error has its rule with the facts, what is malformed, and the faults of a score file (rulebook 12.6, 8.14)', () => {
  const { properties = {}, required } = document.components.schemas.Failure ?? {}
  expect(Object.keys(properties).toSorted()).toEqual(
    ['message', 'code', 'rule', 'facts', 'issues', 'faults', 'faultCount'].toSorted(),
  )
  expect(required).toEqual(['message', 'code'])
})

test('the upload is described as a form, the stream as server-sent events', () => {
  const of = (verb: string) => operations.find(each => each.verb === verb)
  const upload = of('upload-score')
  expect(upload?.multipart).toBe(true)
  expect(Object.keys(upload?.input.properties ?? {})).toEqual(
    expect.arrayContaining(['file', 'eventId', 'type', 'phaseIndex', 'dryRun', 'skipUnknown']),
  )
  const stream = document.paths[of('live')?.path ?? '']?.get?.responses['200']?.content
  expect(Object.keys(stream ?? {})).toEqual(['text/event-stream'])
})

test('every operation that takes something refuses what it does not know', () => {
  const open = operations.filter(
    ({ method, input }) => method === 'post' && input.additionalProperties !== false,
  )
  expect(open.map(each => each.verb)).toEqual([])
})

test('every operation says in one sentence what it does, under a heading, and how it may be refused', () => {
  const headings = document.tags.map(({ name }) => name)
  for (const { verb, path, method } of operations) {
    const { summary = '', tags = [], responses } = document.paths[path]?.[method] ?? { responses: {} }
    expect(summary, verb).toMatch(/^[A-Z].{5,}[^.]$/)
    expect(headings, verb).toEqual(expect.arrayContaining(tags))
    expect(tags, verb).toHaveLength(1)
    expect(Object.keys(responses), verb).toEqual(expect.arrayContaining(['200', '429', '500']))
  }
})
