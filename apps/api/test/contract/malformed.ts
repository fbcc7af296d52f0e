import { type Operation, resolved, type Schema } from './operations.ts'
import type { Sample } from './rights.ts'

type Malformed = [what: string, input: unknown]

/** A valid input with an unknown key at each depth, and with each of its values replaced by one of each wrong type. */
export function malformedOf({ input, method, multipart }: Operation, good: Sample): Malformed[] {
  const asText = method === 'get' || multipart
  const none: Malformed[] = asText ? [] : [null, [], 'text', 7].map(body => ['no object', body])
  return [...none, ...within(input, good, asText ? wrongTexts : wrongValues, '')]
}

type Wrong = (schema: Schema) => unknown[]

function within(schema: Schema, good: Sample, wrong: Wrong, path: string): Malformed[] {
  const unknown: Malformed = [`${path}: an unknown key`, { ...good, extra: 1 }]
  const inner = Object.entries(schema.properties ?? {}).flatMap(([key, named]): Malformed[] => {
    const property = resolved(named)
    const put = (value: unknown) => ({ ...good, [key]: value })
    const here = wrong(property).map(
      (value): Malformed => [`${path}.${key}: ${JSON.stringify(value)}`, put(value)],
    )
    const value = good[key]
    const below = isObject(value) ? within(property, value, wrong, `${path}.${key}`) : []
    return [...here, ...below.map(([what, inside]): Malformed => [what, put(inside)])]
  })
  return [unknown, ...inner]
}

const isObject = (value: unknown): value is Sample =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value)

const oneOfEach: [type: string, value: unknown][] = [
  ['null', null],
  ['boolean', true],
  ['string', '1'],
  ['string', 'false'],
  ['number', 1.5],
  ['integer', 1],
  ['array', [null]],
  ['object', {}],
]

const typesOf = (schema: Schema): string[] => [
  ...[schema.type ?? []].flat().flatMap(type => (type === 'number' ? [type, 'integer'] : [type])),
  ...(schema.anyOf ?? []).flatMap(each => typesOf(resolved(each))),
]

/** Values of all other types, including lists with wrong items. */
function wrongValues(schema: Schema): unknown[] {
  const types = typesOf(schema)
  return oneOfEach.filter(([type]) => type === 'array' || !types.includes(type)).map(([, value]) => value)
}

/** In a query or a form everything is text: wrong are texts that are not of the type, and repeated keys. */
function wrongTexts({ type, enum: allowed, format }: Schema): unknown[] {
  if (format === 'binary') return []
  const unreadable = { integer: ['x', '1.5', '1e3', ' 1', '99999999999'], boolean: ['yes', '1'] }
  const wrong = type === 'integer' || type === 'boolean' ? unreadable[type] : []
  return [...wrong, ...(allowed ? ['other', '7'] : []), ['1', '1']]
}
