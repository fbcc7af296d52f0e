import { z } from 'zod'

type Query = Record<string, unknown>

/**
 * Turns the text of a query into the input of a schema: values that its JSON schema calls a number or boolean are converted,
 * others stay as they are. Such a value that is empty (`clanId=`) counts as missing (rulebook 12.10).
 */
export function queryConverter(input: z.ZodType | undefined): (query: Query) => Query {
  const { properties = {}, $defs = {} } = input ? z.toJSONSchema(input, { io: 'input' }) : {}
  const types = new Map(
    Object.entries(properties).map(([key, property]) => {
      const { $ref, type } = Object(property)
      return [key, type ?? $defs[$ref?.split('/').at(-1)]?.type]
    }),
  )
  return query =>
    Object.fromEntries(
      Object.entries(query)
        .map(([key, value]) => [key, convert(value, types.get(key))] as const)
        .filter(([, value]) => value !== undefined),
    )
}

function convert(value: unknown, type: unknown): unknown {
  if (typeof value !== 'string') return value
  const isNumber = type === 'number' || type === 'integer'
  if (value === '' && (isNumber || type === 'boolean')) return undefined
  if (isNumber && /^-?\d+(\.\d+)?$/.test(value)) return Number(value)
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true'
  return value
}
