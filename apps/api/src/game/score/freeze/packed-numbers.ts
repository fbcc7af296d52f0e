/** Packs whole numbers below 2^32 in 1, 2 or 4 bytes each, as the largest needs, highest byte first. */
export function packNumbers(numbers: Uint32Array): Uint8Array {
  let most = 0
  for (let at = 0; at < numbers.length; at++) most = Math.max(most, numbers[at] as number)
  if (most < 2 ** 8) return new Uint8Array(numbers)
  if (most < 2 ** 16) return Buffer.from(new Uint16Array(numbers).buffer).swap16()
  return Buffer.from(numbers.slice().buffer).swap32()
}

/** Unpacks this many numbers; the length shows how many bytes each takes. */
export function unpackNumbers(packed: Uint8Array, many: number): Uint8Array | Uint16Array | Uint32Array {
  if (packed.length === many) return packed
  const copy = Uint8Array.from(packed)
  const bytes = Buffer.from(copy.buffer)
  if (packed.length === 2 * many) return new Uint16Array(bytes.swap16().buffer, 0, many)
  if (packed.length === 4 * many) return new Uint32Array(bytes.swap32().buffer, 0, many)
  throw new Error(`${packed.length} bytes are not ${many} numbers`)
}
