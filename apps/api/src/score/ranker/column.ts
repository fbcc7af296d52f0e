/** A list of numbers that grows, in one typed array; memory for `expected` of them is taken at once, if it is used. */
class Column<Numbers extends Float64Array | Int32Array> {
  #numbers: Numbers
  readonly #make: (size: number) => Numbers
  length = 0

  constructor(make: (size: number) => Numbers, expected: number) {
    this.#make = make
    this.#numbers = make(expected)
  }

  push(value: number): void {
    if (this.length === this.#numbers.length) {
      const grown = this.#make(2 * this.length)
      grown.set(this.#numbers)
      this.#numbers = grown
    }
    this.#numbers[this.length++] = value
  }

  truncate(length: number): void {
    this.length = length
  }

  /** The numbers so far; they are not copied. */
  values(): Numbers {
    return this.#numbers.subarray(0, this.length) as Numbers
  }
}

export const floats = (expected = 1024) => new Column(size => new Float64Array(size), expected)
export const integers = (expected = 1024) => new Column(size => new Int32Array(size), expected)
