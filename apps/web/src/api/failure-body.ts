import type { RefusalCode } from '@game/domain'
import type { Failure } from './failure.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
/** By its form: the list of all rules with their wording is not needed on every page. One we do not know has no translation. */
const isRule = (value: unknown): value is RefusalCode =>
  typeof value === 'string' && /^[A-Z]+(_[A-Z]+)*$/.test(value)
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

function factsOf(value: unknown): Failure['facts'] {
  if (!isRecord(value)) return undefined
  const facts: Record<string, string | number> = {}
  for (const [name, fact] of Object.entries(value))
    if (typeof fact === 'string' || typeof fact === 'number') facts[name] = fact
  return facts
}

/** Reads an error's body: `message`, else `error`, else the call's default text (player.md 8). */
export function readFailure(status: number, body: unknown, fallback: string): Failure {
  const fields = isRecord(body) ? body : {}
  return {
    message: text(fields.message) ?? text(fields.error) ?? fallback,
    status,
    rule: isRule(fields.rule) ? fields.rule : undefined,
    facts: factsOf(fields.facts),
    body,
  }
}
