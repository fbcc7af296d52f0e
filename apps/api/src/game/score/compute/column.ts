/** A growing list of numbers in one typed array, with room for `expected` numbers at first. */
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

  /** The numbers so far, not copied. */
  values(): Numbers {
    return this.#numbers.subarray(0, this.length) as Numbers
  }
}

export const floats = (expected = 1024) => new Column(size => new Float64Array(size), expected)
export const integers = (expected = 1024) => new Column(size => new Int32Array(size), expected)
