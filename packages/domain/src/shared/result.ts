import type { RefusalCode } from './refusal.ts'

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
