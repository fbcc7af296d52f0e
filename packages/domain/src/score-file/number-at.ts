/** The number at a place of an array, 0 beyond its end. */
export const numberAt = (numbers: ArrayLike<number>, place: number): number => numbers[place] ?? 0
