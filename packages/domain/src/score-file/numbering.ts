/** Gives each text a small number from 1, so that a big file can be kept in typed arrays; 0 stands for none. */
export type Numbering = {
  /** The text's number, or 0 where `limit` texts have theirs already. */
  of(text: string): number
  text(number: number): string
}

/** As many as fit sixteen bits. */
export const numberingLimit = 65_535

/** Cells are slices of the reader's buffers: a copy of its own lets go of them. */
const ownCopy = (text: string): string => Array.from(text).join('')

export const numbering = (limit: number = numberingLimit): Numbering => {
  const numbers = new Map<string, number>()
  const texts = ['']
  return {
    of(text) {
      const known = numbers.get(text)
      if (known !== undefined) return known
      if (numbers.size === limit) return 0
      const own = ownCopy(text)
      numbers.set(own, texts.push(own) - 1)
      return numbers.size
    },
    text: number => texts[number] ?? '',
  }
}
