import { refusals } from './refusal.ts'
import type { Refusal } from './result.ts'

/**
 * Words a refusal in English with its facts put in; a placeholder without a fact stays as it is (rulebook 12.8).
 *
 * @example
 * refusalMessage({ rule: 'DECK_FULL', facts: { limit: 5 } }) // 'The deck already holds 5 cards.'
 */
export const refusalMessage = ({ rule, facts }: Pick<Refusal, 'rule' | 'facts'>): string =>
  refusals[rule].text
    .replace(plural, (placeholder, name: string, one: string, other: string) => {
      const number = facts?.[name]
      return number === undefined ? placeholder : (number === 1 ? one : other).replace('#', String(number))
    })
    .replace(/\{(\w+)\}/g, (placeholder, name: string) => String(facts?.[name] ?? placeholder))

/** A placeholder that chooses between two English forms: `{decks, plural, one {# deck} other {# decks}}`. */
const plural = /\{(\w+), plural, one \{(.*?)\} other \{(.*?)\}\}/g
