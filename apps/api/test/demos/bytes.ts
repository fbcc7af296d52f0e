/** Writes the numbers and fields of a demo: protocol buffers, and bits, the least significant first. */

export function varint(value: number | bigint): Buffer {
  const bytes: number[] = []
  let rest = BigInt.asUintN(64, BigInt(value))
  do {
    const low = Number(rest & 127n)
    rest >>= 7n
    bytes.push(rest > 0n ? low | 128 : low)
  } while (rest > 0n)
  return Buffer.from(bytes)
}

export const int = (field: number, value: number | bigint): Buffer =>
  Buffer.concat([varint(field << 3), varint(value)])

export const bytes = (field: number, value: Buffer | string): Buffer => {
  const content = Buffer.from(value)
  return Buffer.concat([varint((field << 3) | 2), varint(content.length), content])
}

export const float = (field: number, value: number): Buffer => {
  const content = Buffer.alloc(4)
  content.writeFloatLE(value)
  return Buffer.concat([varint((field << 3) | 5), content])
}

export const fixed64 = (field: number, value: string): Buffer =>
  Buffer.concat([varint((field << 3) | 1), eightBytes(value)])

export const eightBytes = (value: string): Buffer => {
  const content = Buffer.alloc(8)
  content.writeBigUInt64LE(BigInt(value))
  return content
}

export class Bits {
  readonly #bytes: number[] = []
  #open = 0
  #count = 0

  bit(value: number): this {
    this.#open |= (value & 1) << this.#count
    this.#count += 1
    if (this.#count === 8) {
      this.#bytes.push(this.#open)
      this.#open = 0
      this.#count = 0
    }
    return this
  }

  bits(value: number, count: number): this {
    for (let at = 0; at < count; at++) this.bit(Number((BigInt(value) >> BigInt(at)) & 1n))
    return this
  }

  code(code: string): this {
    for (const digit of code) this.bit(Number(digit))
    return this
  }

  bytes(content: Buffer): this {
    for (const byte of content) this.bits(byte, 8)
    return this
  }

  varint(value: number | bigint): this {
    return this.bytes(varint(value))
  }

  /** A number whose first six bits say how many follow. */
  ubitvar(value: number): this {
    if (value < 16) return this.bits(value, 6)
    if (value < 256) return this.bits((value & 15) | 16, 6).bits(value >> 4, 4)
    if (value < 4096) return this.bits((value & 15) | 32, 6).bits(value >> 4, 8)
    return this.bits((value & 15) | 48, 6).bits(Math.floor(value / 16), 28)
  }

  /** A number in the path of a field. */
  pathNumber(value: number): this {
    if (value < 4) return this.bit(1).bits(value, 2)
    if (value < 16) return this.code('01').bits(value, 4)
    return this.code('001').bits(value, 10)
  }

  end(padding = 0): Buffer {
    while (this.#count > 0) this.bit(0)
    return Buffer.from([...this.#bytes, ...Array(padding).fill(0)])
  }
}
