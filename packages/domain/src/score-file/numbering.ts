import { ownCopy } from '../shared/own-copy.ts'

/** Assigns each text a small number from 1, so that a big file needs little memory; 0 stands for none. */
export type Numbering = {
  /** Returns the text's number, or 0 if `limit` other texts already have numbers. */
  numberOf(text: string): number
  /** Returns the text of a number, '' for 0. */
  text(number: number): string
}

/** The highest number, which fits into sixteen bits. */
export const numberingLimit = 65_535

/** Creates an empty numbering. */
export const numbering = (limit: number = numberingLimit): Numbering => {
  const numbers = new Map<string, number>()
  const texts = ['']
  return {
    numberOf(text) {
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
