import { perDatabase, type Queryable } from './db.ts'
import { findCitus } from './queries.ts'

const answers = perDatabase<{ installed?: Promise<boolean> }>(() => ({}))

/** Tells whether a database is that of a Citus coordinator; looks once. */
export function isDistributed(db: Queryable): Promise<boolean> {
  const answer = answers(db)
  answer.installed ??= findCitus(db).then(
    ({ installed }) => installed,
    error => {
      delete answer.installed
      throw error
    },
  )
  return answer.installed
}
