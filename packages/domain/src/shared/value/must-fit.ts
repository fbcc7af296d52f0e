import { InvalidInputError } from './invalid-input-error.ts'
import type { Shape } from './shape.ts'

/** The refusal of a value's first fault, with the field, such as `deck[0].keyplays`; undefined if the value has the shape. */
export const shapeRefusal = (name: string, value: unknown, shape: Shape) => {
  const fault = shape(value)
  if (!fault) return undefined
  const rule = fault.isMissing ? ('VALUE_MISSING' as const) : ('VALUE_INVALID' as const)
  return { rule, facts: { field: `${name}${fault.path}` } }
}

/**
 * Throws InvalidInputError, in the words of the refusal, unless a value has a shape. The functions that other teams begin with
 * check what they are given by it, since a program without types would otherwise get a wrong result.
 */
export const mustFit = (name: string, value: unknown, shape: Shape): void => {
  const refusal = shapeRefusal(name, value, shape)
  if (!refusal) return
  const text = refusal.rule === 'VALUE_MISSING' ? 'is missing.' : 'has an invalid value.'
  throw new InvalidInputError(`"${refusal.facts.field}" ${text}`)
}
