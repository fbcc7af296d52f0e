import { perDatabase, type Queryable } from '../db/db.ts'
import { hasCitus } from './citus-queries.ts'

const answers = perDatabase<{ installed?: Promise<boolean> }>(() => ({}))

/** Whether a database is on a Citus coordinator; checked once. */
export function isDistributed(db: Queryable): Promise<boolean> {
  const answer = answers(db)
  answer.installed ??= hasCitus(db).catch(error => {
    delete answer.installed
    throw error
  })
  return answer.installed
}
