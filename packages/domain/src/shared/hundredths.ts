/** Points, multipliers and scores have two decimals; inside they are whole toHundredths, so that no sum drifts (rules.md 1). */
export const toHundredths = (value: number): number => Math.round(value * 100)

export const fromHundredths = (value: number): number => value / 100

/** The exact product of whole numbers over a divisor, rounded half up to a whole number. */
export const productOver = (factors: readonly number[], divisor: number): number => {
  const [product, whole] = [factors.reduce((all, factor) => all * BigInt(factor), 1n), BigInt(divisor)]
  const [twice, step] = [2n * product + whole, 2n * whole]
  return Number((twice - (((twice % step) + step) % step)) / step)
}

/** The exact sum of values with two decimals. */
export const exactSum = (values: readonly number[]): number =>
  fromHundredths(values.reduce((sum, value) => sum + toHundredths(value), 0))
