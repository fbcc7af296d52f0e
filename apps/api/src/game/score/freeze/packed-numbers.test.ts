import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packNumbers, unpackNumbers } from './packed-numbers.ts'

const unpacked = (packed: Uint8Array, many: number) => [...unpackNumbers(packed, many)]

test('packed numbers are read back unchanged, and take as few bytes as the largest needs', () => {
  for (const [width, most] of [
    [1, 2 ** 8 - 1],
    [2, 2 ** 16 - 1],
    [4, 2 ** 32 - 1],
  ] as const)
    fc.assert(
      fc.property(fc.array(fc.nat(most)), list => {
        const numbers = [...list, most]
        const packed = packNumbers(Uint32Array.from(numbers))
        expect(packed.length).toBe(numbers.length * width)
        expect(unpacked(packed, numbers.length)).toEqual(numbers)
      }),
    )
})

test('numbers in more bytes than they need are read too, at any address in memory', () => {
  const bytes = Uint8Array.of(9, 0, 0, 1, 2, 0, 0, 0, 3)
  expect(unpacked(bytes.subarray(1), 2)).toEqual([258, 3])
  expect(unpacked(bytes.subarray(1), 4)).toEqual([0, 258, 0, 3])
})

test('bytes that cannot be that many numbers are refused', () => {
  expect(() => unpackNumbers(Uint8Array.of(1, 2, 3), 2)).toThrow('3 bytes are not 2 numbers')
})
