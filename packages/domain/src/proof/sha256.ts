/** The first bits of the fractional parts of the roots of the first primes, as FIPS 180-4 defines them. */
// #__NO_SIDE_EFFECTS__
const fractions = (many: number, root: (prime: number) => number): Int32Array => {
  const primes: number[] = []
  for (let number = 2; primes.length < many; number++)
    if (primes.every(prime => number % prime !== 0)) primes.push(number)
  return Int32Array.from(primes, prime => Math.floor((root(prime) % 1) * 2 ** 32))
}
const roundConstants = /* #__PURE__ */ fractions(64, Math.cbrt)
const start = /* #__PURE__ */ fractions(8, Math.sqrt)

/** Appends a 1 bit, zeros and the length in bits, which makes whole blocks of 64 bytes. */
const padded = (bytes: Uint8Array): DataView => {
  const all = new Uint8Array(64 * Math.ceil((bytes.length + 9) / 64))
  all.set(bytes)
  all[bytes.length] = 0x80
  const view = new DataView(all.buffer)
  const bits = 8 * bytes.length
  view.setUint32(all.length - 8, bits / 2 ** 32)
  view.setUint32(all.length - 4, bits)
  return view
}

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** The numbers stay 32-bit integers, which engines add fastest. */
const wordAt = (words: Int32Array, at: number): number => words[at] as number

const expand = (words: Int32Array, view: DataView, offset: number): void => {
  for (let at = 0; at < 16; at++) words[at] = view.getInt32(offset + 4 * at)
  for (let at = 16; at < 64; at++) {
    const early = wordAt(words, at - 15)
    const late = wordAt(words, at - 2)
    const first = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3)
    const second = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10)
    words[at] = (wordAt(words, at - 16) + first + wordAt(words, at - 7) + second) | 0
  }
}

const compress = (state: Int32Array, words: Int32Array): void => {
  let a = wordAt(state, 0)
  let b = wordAt(state, 1)
  let c = wordAt(state, 2)
  let d = wordAt(state, 3)
  let e = wordAt(state, 4)
  let f = wordAt(state, 5)
  let g = wordAt(state, 6)
  let h = wordAt(state, 7)
  for (let at = 0; at < 64; at++) {
    const mixed = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
    const first = (h + mixed + ((e & f) ^ (~e & g)) + wordAt(roundConstants, at) + wordAt(words, at)) | 0
    const other = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
    const second = (other + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  const after = [a, b, c, d, e, f, g, h]
  for (let at = 0; at < 8; at++) state[at] = wordAt(state, at) + (after[at] as number)
}

/** Returns the SHA-256 hash of bytes. */
export const sha256OfBytes = (bytes: Uint8Array): Uint8Array => {
  const [view, state, words] = [padded(bytes), start.slice(), new Int32Array(64)]
  for (let offset = 0; offset < view.byteLength; offset += 64) {
    expand(words, view, offset)
    compress(state, words)
  }
  const hash = new DataView(new ArrayBuffer(32))
  for (let at = 0; at < 8; at++) hash.setInt32(4 * at, wordAt(state, at))
  return new Uint8Array(hash.buffer)
}
