import { InvalidInputError } from '../shared/value/invalid-input-error.ts'

/** A JSON value. An undefined field counts as missing. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json | undefined }

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

/**
 * Writes a value as the canonical JSON of RFC 8785, in which equal values are equal texts: no spaces, fields sorted by name
 * (rulebook 9.25). Throws InvalidInputError for a number that JSON does not have.
 *
 * @example
 * canonicalJson({ b: 1, a: [1.0, 'x'] }) // '{"a":[1,"x"],"b":1}'
 */
export const canonicalJson = (value: Json): string => {
  if (typeof value === 'number') return numberText(value)
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (isList(value)) return `[${value.map(canonicalJson).join()}]`
  let fields = ''
  for (const name of Object.keys(value).sort()) {
    const field = value[name]
    if (field === undefined) continue
    fields += `${fields && ','}${JSON.stringify(name)}:${canonicalJson(field)}`
  }
  return `{${fields}}`
}

const numberText = (value: number): string => {
  if (!Number.isFinite(value)) throw new InvalidInputError(`${value} is no JSON`)
  return String(value)
}
