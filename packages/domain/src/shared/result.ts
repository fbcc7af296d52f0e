import { type RefusalCode, refusals } from './refusal.ts'

/** The refusal of a rule: its code and the facts that its text mentions. It is returned, never thrown (rulebook 12.8). */
export type Refusal = { ok: false; rule: RefusalCode; facts?: Readonly<Record<string, number | string>> }

/** A value, or the refusal if there is none. */
export type Result<T> = { ok: true; value: T } | Refusal

/**
 * Wraps a value as a result.
 *
 * @example
 * accept(7) // { ok: true, value: 7 }
 */
export const accept = <T>(value: T): Result<T> => ({ ok: true, value })

/**
 * Creates a refusal from a code and the facts for the placeholders in its text.
 *
 * @example
 * refuse('DECK_FULL', { limit: 5 }) // { ok: false, rule: 'DECK_FULL', facts: { limit: 5 } }
 */
export const refuse = (rule: RefusalCode, facts?: Readonly<Record<string, number | string>>): Refusal =>
  facts === undefined ? { ok: false, rule } : { ok: false, rule, facts }

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
