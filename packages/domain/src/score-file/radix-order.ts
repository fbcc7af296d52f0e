const digits = 256
const shifts = [0, 8, 16, 24]

/** Gives the number at a place of an array, 0 beyond its end. */
export const numberAt = (numbers: ArrayLike<number>, place: number): number => numbers[place] ?? 0

const passOver = (order: Uint32Array, key: Uint32Array, shift: number): Uint32Array => {
  const digitOf = (row: number): number => (numberAt(key, row) >>> shift) % digits
  const places = new Uint32Array(digits + 1)
  for (const row of order) places[digitOf(row) + 1] = numberAt(places, digitOf(row) + 1) + 1
  for (let digit = 1; digit < digits; digit++)
    places[digit] = numberAt(places, digit) + numberAt(places, digit - 1)
  const sorted = new Uint32Array(order.length)
  for (const row of order) {
    const place = numberAt(places, digitOf(row))
    sorted[place] = row
    places[digitOf(row)] = place + 1
  }
  return sorted
}

/** Gives the places 0..length-1 in the order of their keys, equal ones as they stood, in linear time. */
export const radixOrder = (key: Uint32Array, length: number): Uint32Array => {
  const order = Uint32Array.from({ length }, (_, row) => row)
  return shifts.reduce<Uint32Array>((sorted, shift) => passOver(sorted, key, shift), order)
}
