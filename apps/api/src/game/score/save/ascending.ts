/** Leaves out what stands there twice. */
export const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

/** Sorts numbers, each once. */
export const ascending = (numbers: readonly number[]): number[] => unique(numbers).toSorted((a, b) => a - b)
