import fc from 'fast-check'
import { resolved, type Schema } from './operations.ts'
import type { Sample } from './rights.ts'

type Arbitrary = fc.Arbitrary<unknown>

/** Values that have broken other software; any of them may take the place of a value. */
const nasty: unknown[] = [
  ...[
    null,
    true,
    'false',
    [],
    {},
    [null],
    '',
    '0',
    '-1',
    '1e999',
    'NaN',
    '\0',
    'a\0b',
    '\ud800',
    '\u202e',
    'İ',
  ],
  ...["'; drop table account; --", '%', '_', '\\', '../../etc/passwd', '%2e%2e%2f', '<img onerror=x>'],
  ...[0, -1, 1.005, 0.001, 2 ** 31, -(2 ** 31), 2 ** 53, -(2 ** 53), 1e21, 1e308, -1e308, 5e-324],
  ...['x'.repeat(65), 'ß'.repeat(300), { __proto__: null, constructor: 1 }, Array(300).fill(1)],
]
const junk: Arbitrary = fc.oneof(fc.constantFrom(...nasty), fc.jsonValue({ maxDepth: 2 }))

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 70 }),
  fc.string({ unit: 'binary', maxLength: 70 }),
  fc.constantFrom(...nasty.filter(each => typeof each === 'string')),
)

const csvLine = fc.oneof(
  fc.constantFrom(
    'phase,steamId,keyplayId,count',
    'phase;steamId;keyplayId;count',
    '1,76561198000000001,1,4',
    '"',
  ),
  fc.array(text, { maxLength: 5 }).map(cells => cells.join(',')),
)

/** Values that the schema allows; the server is stricter, so it refuses some of them. */
function valuesOf(named: Schema): Arbitrary {
  const schema = resolved(named)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valuesOf))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map(type => valuesOf({ ...schema, type })))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.type === 'integer') return integers(schema)
  if (schema.type === 'number') return numbers(schema)
  if (schema.type === 'string') return texts(schema)
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'array') return listsOf(schema)
  if (schema.type === 'object') return objectsOf(schema)
  return junk
}

/** Small numbers are existing ids. */
const integers = ({ minimum = -(2 ** 53) + 1, maximum = 2 ** 53 - 1 }: Schema): Arbitrary => {
  const least = Math.max(minimum, -5)
  const small = fc.integer({ min: least, max: Math.min(maximum, least + 55) })
  const edges = fc.constantFrom(minimum, maximum)
  return fc.oneof({ weight: 6, arbitrary: small }, edges, fc.integer({ min: minimum, max: maximum }))
}

const numbers = ({ minimum = -1e308, maximum = 1e308 }: Schema): Arbitrary => {
  const least = Math.max(minimum * 100, -500)
  const hundredths = fc.integer({ min: least, max: Math.min(maximum * 100, least + 100_000) })
  const any = fc.double({ min: minimum, max: maximum, noNaN: true })
  return fc.oneof(
    hundredths.map(n => n / 100),
    fc.constantFrom(minimum, maximum),
    any,
  )
}

const texts = ({ format, pattern, maxLength = 2000 }: Schema): Arbitrary => {
  if (format === 'binary')
    return fc.oneof(
      text,
      fc.array(csvLine).map(lines => lines.join('\n')),
    )
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map(at => at.toISOString())
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u'))
  return fc.oneof(
    text.map(each => each.slice(0, maxLength)),
    fc.constant('x'.repeat(maxLength)),
  )
}

const listsOf = ({ items = {}, maxItems = 5 }: Schema): Arbitrary =>
  maxItems === 0 ? fc.constant([]) : fc.array(valuesOf(items), { maxLength: Math.min(maxItems, 5) })

const objectsOf = ({ properties = {}, required = [] }: Schema): Arbitrary =>
  fc.record(
    Object.fromEntries(Object.entries(properties).map(([key, property]) => [key, valuesOf(property)])),
    { requiredKeys: required },
  )

const isObject = (value: unknown): value is Sample =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value)

/** A good input with one or two of its values, at any depth, replaced: by others of their schema, by junk, or by nothing. */
function mutationsOf(schema: Schema, good: Sample): Arbitrary {
  const properties = Object.entries(schema.properties ?? {})
  if (properties.length === 0) return fc.record({ extra: junk })
  const replaced = ([key, property]: [string, Schema]) => {
    const inner = good[key]
    const deeper = isObject(inner) ? [mutationsOf(resolved(property), inner)] : []
    const values = fc.oneof(
      ...deeper,
      fc.constantFrom(...Object.values(good)),
      { weight: 3, arbitrary: valuesOf(property) },
      junk,
      fc.constant(undefined),
    )
    return fc.tuple(fc.constant(key), values)
  }
  return fc
    .subarray(properties, { minLength: 1, maxLength: Math.min(2, properties.length) })
    .chain(chosen => fc.tuple(...chosen.map(replaced)))
    .map(changes => ({ ...good, ...Object.fromEntries(changes) }))
}

/** Keeps the sender's own name: another one would be refused before anything else is checked. */
function asOneself(input: unknown, good: Sample): unknown {
  const own = Object.entries(good).filter(([key]) => key === 'userId' || key === 'senderName')
  return isObject(input) ? { ...input, ...Object.fromEntries(own) } : input
}

/** Inputs of an operation, most of them nearly valid. */
export function inputsOf(schema: Schema, good: Sample): Arbitrary {
  const any = fc.oneof(
    { weight: 6, arbitrary: mutationsOf(schema, good) },
    { weight: 3, arbitrary: valuesOf(schema) },
    { weight: 1, arbitrary: junk },
  )
  return fc.oneof(any, { weight: 3, arbitrary: any.map(input => asOneself(input, good)) })
}
