/** The polynomial of CRC-32 (RFC 1952), its highest power lowest, as all values here. */
const polynomial = 0xedb88320
const highest = 0x80000000

/** Multiplies two polynomials modulo that of CRC-32. */
function multiply(left: number, right: number): number {
  let product = 0
  let shifted = right
  for (let bit = highest; bit !== 0; bit >>>= 1) {
    if (left & bit) product ^= shifted
    shifted = shifted & 1 ? (shifted >>> 1) ^ polynomial : shifted >>> 1
  }
  return product >>> 0
}

/** x to the power of 2 to the power of each place. */
const powers = [0x40000000]
for (let place = 1; place < 32; place++) {
  const before = powers[place - 1] ?? 0
  powers.push(multiply(before, before))
}

/** By what a checksum is multiplied when so many bytes follow: x to the power of their bits. */
export function shiftOf(bytes: number): number {
  let shift = highest
  for (let rest = bytes, place = 3; rest > 0; rest >>>= 1, place++)
    if (rest & 1) shift = multiply(powers[place % 32] ?? 0, shift)
  return shift
}

/** The checksum of what has the checksum `first`, followed by what has the other, and the shift of its length. */
export const joinChecksums = (first: number, next: { checksum: number; shift: number }): number =>
  (multiply(next.shift, first) ^ next.checksum) >>> 0
