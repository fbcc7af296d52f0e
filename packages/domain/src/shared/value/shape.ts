/**
 * The first fault of a value: the path to it, such as `[0].playerId`, '' for the value itself, and whether nothing is there.
 */
type ShapeFault = { path: string; isMissing: boolean }

/** Finds the first fault of a value; undefined if the value has the shape. */
export type Shape = (value: unknown) => ShapeFault | undefined

const faultAt = (path: string, { path: rest, isMissing }: ShapeFault): ShapeFault => ({
  path: `${path}${rest}`,
  isMissing,
})

/** Creates a shape from a test of single values. */
// #__NO_SIDE_EFFECTS__
export const shapeOf =
  (fits: (value: unknown) => boolean): Shape =>
  value =>
    fits(value) ? undefined : { path: '', isMissing: value === undefined }

/** A finite number. */
export const number: Shape = shapeOf(value => Number.isFinite(value))
/** A whole number: an id, an index, a number of things. */
export const whole: Shape = shapeOf(value => Number.isSafeInteger(value))
export const text: Shape = shapeOf(value => typeof value === 'string')
export const flag: Shape = shapeOf(value => typeof value === 'boolean')
/** An ISO instant that `Date.parse` reads. */
export const time: Shape = shapeOf(value => typeof value === 'string' && !Number.isNaN(Date.parse(value)))

/** One of the given values. */
// #__NO_SIDE_EFFECTS__
export const oneOf = (values: readonly unknown[]): Shape => shapeOf(value => values.includes(value))

// #__NO_SIDE_EFFECTS__
export const orNull =
  (shape: Shape): Shape =>
  value =>
    value === null ? undefined : shape(value)

// #__NO_SIDE_EFFECTS__
export const optional =
  (shape: Shape): Shape =>
  value =>
    value === undefined ? undefined : shape(value)

// #__NO_SIDE_EFFECTS__
export const listOf =
  (shape: Shape): Shape =>
  value => {
    if (!Array.isArray(value)) return { path: '', isMissing: value === undefined }
    for (let at = 0; at < value.length; at += 1) {
      const fault = shape(value[at])
      if (fault) return faultAt(`[${at}]`, fault)
    }
    return undefined
  }

/** Neither a list nor a Map or Set, whose entries are no fields. */
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !(Symbol.iterator in value)

/** An object with these fields; others may be there too. */
// #__NO_SIDE_EFFECTS__
export const fields = (shapes: Readonly<Record<string, Shape>>): Shape => {
  const entries = Object.entries(shapes)
  return value => {
    if (!isObject(value)) return { path: '', isMissing: value === undefined }
    for (const [name, shape] of entries) {
      const fault = shape(value[name])
      if (fault) return faultAt(`.${name}`, fault)
    }
    return undefined
  }
}

/** An object with any fields, whose values have one shape. */
// #__NO_SIDE_EFFECTS__
export const recordOf =
  (shape: Shape): Shape =>
  value => {
    if (!isObject(value)) return { path: '', isMissing: value === undefined }
    for (const [name, each] of Object.entries(value)) {
      const fault = shape(each)
      if (fault) return faultAt(`.${name}`, fault)
    }
    return undefined
  }

/** Ids, or other whole numbers. */
export const ids: Shape = listOf(whole)
