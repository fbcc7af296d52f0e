import type { LogEvent } from 'kysely'
import { reasonOf, sqlState } from './postgres-error.ts'

/** SQLSTATEs of a page or an index with contents that Postgres did not write there. */
const damaged = /^XX00[12]$/

/** Whether a database has been found to be damaged; once it is, it stays so until the process restarts. */
export type Damage = {
  found: AbortSignal
  /** Looks whether an error tells of damage. */
  check(error: unknown): void
  /** Passes on the errors of all statements of a Kysely instance. */
  log(event: LogEvent): void
}

/** Watches a database for damage, and reports the first that a statement meets (rulebook 12.36). */
export function watchDamage(onError: (error: Error) => void): Damage {
  const found = new AbortController()
  const check = (error: unknown) => {
    if (found.signal.aborted || !damaged.test(sqlState(error) ?? '')) return
    found.abort()
    onError(
      new Error(
        `its data are damaged (${reasonOf(error)}). Nothing is written any more; see docs/operations.md`,
      ),
    )
  }
  return {
    found: found.signal,
    check,
    log: event => {
      if (event.level === 'error') check(event.error)
    },
  }
}
