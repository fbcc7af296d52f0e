import type { RawBuilder } from 'kysely'
import type { Db, Queryable } from '../../src/ground/db/db.ts'
import { type Given, prepareStatement } from '../../src/ground/db/prepare-statement.ts'
import { noJoinedRead, selectSession } from '../../src/ground/session/session-queries.ts'
import { hashToken } from '../../src/ground/session/token.ts'

/** Makes what looks up a session, and what is read with it, for floors: by one statement a request, where the game asks for many at once. */
export function findAlone<Values extends object, Read>(
  joinedRead: (db: Queryable, given: Given<Values>) => RawBuilder<Read>,
) {
  const find = prepareStatement(selectSession(joinedRead))
  return async (db: Db, token: string, values: Values) => {
    const [found] = await find(db, { ...values, tokenHash: hashToken(token) })
    return found
  }
}

const findSession = findAlone(noJoinedRead)

/** Looks up a session, and nothing else with it. */
export const findSessionAlone = (db: Db, token: string) => findSession(db, token, {})
