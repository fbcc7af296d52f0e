import { InvalidInputError } from './value/invalid-input-error.ts'

/**
 * Turns a value of two decimals (points, a multiplier, a score) into whole hundredths, so that sums are exact. Throws
 * InvalidInputError for a value that is not a finite number (rulebook 6.1).
 */
export const toHundredths = (value: number): number => {
  if (!Number.isFinite(value)) throw new InvalidInputError(`${value} cannot be counted`)
  return Math.round(value * 100)
}

/** Turns whole hundredths back into a value of two decimals (rulebook 6.1). */
export const fromHundredths = (value: number): number => value / 100

/** Multiplies whole numbers exactly, divides by `divisor` and rounds half up to a whole number (rulebook 6.2). */
export const productOver = (factors: readonly number[], divisor: number): number => {
  const [product, whole] = [factors.reduce((all, factor) => all * BigInt(factor), 1n), BigInt(divisor)]
  const [twice, step] = [2n * product + whole, 2n * whole]
  return Number((twice - (((twice % step) + step) % step)) / step)
}

/**
 * Adds values of two decimals without drift (rulebook 6.3).
 *
 * @example
 * exactSum([0.1, 0.2]) // 0.3
 */
export const exactSum = (values: readonly number[]): number =>
  fromHundredths(values.reduce((sum, value) => sum + toHundredths(value), 0))
