import { readFile } from 'node:fs/promises'
import { refusalCodes, refusals } from '@game/domain'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { mountedProcedures } from '../../src/server/http/mount/procedures.ts'
import { openApiText } from '../../src/server/http/openapi/document.ts'
import { document, operations, resolved, type Schema } from './operations.ts'
import { samples } from './samples.ts'

const file = new URL('../../../../docs/openapi.json', import.meta.url)

test('docs/openapi.json describes the API as it is; else run `pnpm --filter @game/api run docs` and look at what changed', async () => {
  expect(await readFile(file, 'utf8')).toBe(openApiText())
})

test("Redocly's linter complains of nothing but the examples of the stream, as OpenAPI 3.1 has no words for one line of many", async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: openApiText(), config, absoluteRef: 'openapi.json' })
  const said = problems.map(
    ({ ruleId, message, location: [place] }) => `${ruleId} ${place?.pointer} ${message}`,
  )
  expect(said.filter(each => !/^no-invalid-media-type-examples \S+~1live\/get\//.test(each))).toEqual([])
})

test('no two operations spell out the same body or answer: it has a name among the components', () => {
  const { paths }: typeof document = JSON.parse(openApiText())
  const spelled = Object.values(paths)
    .flatMap(methods => Object.values(methods))
    .flatMap(({ requestBody, responses }) => [requestBody, responses[200]])
    .filter(part => part && !('$ref' in part))
    .map(part => JSON.stringify(part))
  expect(spelled.length).toBe(new Set(spelled).size)
})

test('every operation has a sample, and every sample an operation', () => {
  expect(Object.keys(samples).toSorted()).toEqual(operations.map(each => each.verb).toSorted())
})

test('an error has its rule with the facts, what is malformed, and the faults of a score file (rulebook 12.6, 8.14)', () => {
  const { properties = {}, required } = document.components.schemas.Failure ?? {}
  expect(Object.keys(properties).toSorted()).toEqual(
    ['message', 'code', 'rule', 'facts', 'issues', 'faults', 'faultCount'].toSorted(),
  )
  expect(required).toEqual(['message', 'code'])
})

test('the code, the rule and the facts of an error are closed lists (rulebook 12.6, 12.7, 12.8)', () => {
  const { properties = {} } = document.components.schemas.Failure ?? {}
  expect(properties.rule?.enum).toEqual(refusalCodes)
  expect(properties.code?.enum).toContain('CONFLICT')
  const { properties: facts = {}, additionalProperties } = properties.facts ?? {}
  const spoken = refusalCodes.flatMap(rule => refusals[rule].text.match(/(?<=\{)\w+(?=\})/g) ?? [])
  expect(spoken.filter(name => !(name in facts))).toEqual([])
  expect(additionalProperties).toBe(false)
  expect(Object.values(facts).filter(({ type }) => typeof type !== 'string')).toEqual([])
})

test('every error answer has that body', () => {
  for (const { verb, path, method } of operations)
    for (const [status, { $ref }] of Object.entries(document.paths[path]?.[method]?.responses ?? {}))
      if (Number(status) >= 400) expect($ref, verb).toBe(`#/components/responses/Failure${status}`)
  const bodies = Object.entries(document.components.responses).flatMap(([name, { content }]) =>
    name.startsWith('Failure') ? Object.values(content ?? {}).map(({ schema }) => schema.$ref) : [],
  )
  expect(new Set(bodies)).toEqual(new Set(['#/components/schemas/Failure']))
})

/** Every property of a schema, at any depth, with its location. */
const propertiesIn = (named: Schema, where: string): [string, Schema][] => {
  const { properties = {}, items, anyOf = [], oneOf = [] } = resolved(named)
  return [
    ...Object.entries(properties).flatMap(([name, inner]): [string, Schema][] => [
      [`${where}.${name}`, { ...resolved(inner), ...inner }],
      ...propertiesIn(inner, `${where}.${name}`),
    ]),
    ...(items ? propertiesIn(items, where) : []),
    ...[...anyOf, ...oneOf].flatMap(choice => propertiesIn(choice, where)),
  ]
}

test('every field has a sentence that describes it', () => {
  const ofOperations = Object.entries(document.paths).flatMap(([path, { get, post }]) =>
    [get, post].flatMap(operation => [
      ...(operation?.parameters ?? []).map(each => [`${path}?${each.name}`, each] as const),
      ...[operation?.requestBody?.content, operation?.responses['200']?.content].flatMap(content =>
        Object.values(content ?? {}).flatMap(({ schema }) => propertiesIn(schema, path)),
      ),
    ]),
  )
  const ofSchemas = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    propertiesIn(schema, name),
  )
  // `id` says what a field of this name is, and nothing about another one.
  const silent = [...ofOperations, ...ofSchemas].filter(
    ([name, { description = '' }]) =>
      (!/^[A-Z0-9].+\.$/.test(description) && description !== 'ISO 8601, UTC') ||
      (description === 'The id.' && !/\bid$/.test(name)),
  )
  expect(silent.map(([name]) => name)).toEqual([])
})

/** The input and the answer of a call. */
const schemaOf = (verb: string): Schema => {
  const { path = '', method = 'get' } = operations.find(each => each.verb === verb) ?? {}
  const { requestBody, responses } = document.paths[path]?.[method] ?? {}
  const taken = Object.values(requestBody?.content ?? {})
  const answered = Object.values(responses?.['200']?.content ?? {})
  return { anyOf: [...taken, ...answered].map(({ schema }) => schema) }
}

/** Every sentence of a schema about fields with this name, as `field.name` and the sentence. */
const sentencesOf = (schema: Schema, name: string, where: string): string[] =>
  propertiesIn(schema, where)
    .filter(([where]) => where.endsWith(`.${name}`))
    .map(([where, { description = '' }]) => `${where.split('.').slice(-2).join('.')}: ${description}`)

test.each<[schema: string, field: string, says: string[]]>([
  ['add-card', 'perks', ['.perks: Always empty: perks come by add-card-perk.']],
  ['Failure', 'reason', ['faults.reason: What is wrong.']],
  ['Failure', 'code', [expect.any(String), 'issues.code: What kind of fault it is, such as too_small.']],
  ['LiveMap', 'state', ['LiveMap.state: Whether the map runs or is final.']],
  ['LiveMap', 'score', ['sides.score: The rounds that the team has won.']],
  ['hand-out-reward', 'changed', ['.changed: How many were marked, or whose mark was taken away.']],
  ['recheck-event', 'from', ['states.from: The state before.']],
  ['get-score-sources', 'reason', ['uncounted.reason: Why it is not counted.']],
  ['get-projected-rank', 'projected', [expect.stringMatching(/^\.projected: The projected rank /)]],
  ['get-sessions', 'own', ['sessions.own: Whether it is the session of this call.']],
  [
    'get-receipt',
    'path',
    Array(2).fill(expect.stringMatching(/^in(Block|Phase)\.path: The hashes next to /)),
  ],
])(
  'in %s the sentence about %s describes this field, not another one with the same name',
  (name, field, says) => {
    const component = document.components.schemas[name]
    expect(sentencesOf(component ?? schemaOf(name), field, component ? name : '')).toEqual(says)
  },
)

test('every body and answer has an example, those of forms and streams too', () => {
  for (const [path, { get, post }] of Object.entries(document.paths))
    for (const operation of [get, post])
      for (const content of [operation?.requestBody?.content, operation?.responses['200']?.content])
        for (const media of Object.values(content ?? {})) expect(media.example, path).toBeDefined()
})

test('every example of JSON fits its own schema', () => {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    inlineRefs: false,
    code: { optimize: false },
  })
  addFormats.default(ajv)
  ajv.addSchema(document, 'api')
  const misfits = (at: string, node: unknown): string[] => {
    if (typeof node !== 'object' || node === null) return []
    const inner = Object.entries(node)
      .filter(([key]) => key !== 'example' && !textTypes.includes(key))
      .flatMap(([key, each]) => misfits(`${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, each))
    if (!('schema' in node && 'example' in node)) return inner
    const fits = ajv.getSchema(`api#${at}/schema`)
    return fits?.(node.example) ? inner : [...inner, `${at} ${ajv.errorsText(fits?.errors)}`]
  }
  expect(misfits('/paths', document.paths)).toEqual([])
})

/** The types of bodies that are text, of which a schema describes a part: a message of the stream, a line. */
const textTypes = ['text/event-stream', 'application/x-ndjson', 'text/plain']

test('every operation has an example that the server accepts', () => {
  for (const { call, procedure } of mountedProcedures) {
    const {
      requestBody,
      parameters = [],
      responses,
    } = document.paths[call.path]?.[call.method === 'GET' ? 'get' : 'post'] ?? {}
    const shown = call.method === 'GET' ? parameters : Object.values(requestBody?.content ?? {})
    const answered = Object.values(responses?.['200']?.content ?? {})
    for (const each of [...shown, ...answered]) expect(each.example, call.path).toBeDefined()
    const [input] = Object.values(requestBody?.content ?? {})
    if (input)
      for (const type of procedure._def.inputs)
        expect(type.safeParse(input.example).error, call.path).toBeUndefined()
  }
})

test('the upload is described as a form, the stream as server-sent events and as lines of JSON', () => {
  const of = (verb: string) => operations.find(each => each.verb === verb)
  const upload = of('upload-score')
  expect(upload?.multipart).toBe(true)
  expect(Object.keys(upload?.input.properties ?? {})).toEqual(
    expect.arrayContaining(['file', 'eventId', 'type', 'phaseIndex', 'dryRun', 'skipUnknown']),
  )
  const stream = document.paths[of('live')?.path ?? '']?.get?.responses['200']?.content
  expect(Object.keys(stream ?? {})).toEqual(['text/event-stream', 'application/x-ndjson'])
})

test('every operation with an input refuses unknown fields', () => {
  const open = operations.filter(
    ({ method, input }) => method === 'post' && input.additionalProperties !== false,
  )
  expect(open.map(each => each.verb)).toEqual([])
})

test('every operation has a summary of one sentence, a heading, and its possible refusals', () => {
  const headings = document.tags.map(({ name }) => name)
  for (const { verb, path, method } of operations) {
    const { summary = '', tags = [], responses } = document.paths[path]?.[method] ?? { responses: {} }
    expect(summary, verb).toMatch(/^[A-Z].{5,}[^.]$/)
    expect(headings, verb).toEqual(expect.arrayContaining(tags))
    expect(tags, verb).toHaveLength(1)
    expect(Object.keys(responses), verb).toEqual(expect.arrayContaining(['200', '429', '500']))
  }
})
