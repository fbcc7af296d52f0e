import type { RefusalCode } from './refusal.ts'

/** What a rule says instead of a value: the rule's name and the numbers or names its text speaks of. Never thrown. */
export type Refusal = { ok: false; rule: RefusalCode; facts?: Readonly<Record<string, number | string>> }

/** A value, or the refusal that stands in its place. */
export type Result<T> = { ok: true; value: T } | Refusal

export const accept = <T>(value: T): Result<T> => ({ ok: true, value })

export const refuse = (rule: RefusalCode, facts?: Readonly<Record<string, number | string>>): Refusal =>
  facts === undefined ? { ok: false, rule } : { ok: false, rule, facts }
