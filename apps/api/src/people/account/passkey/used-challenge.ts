import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import type { Queryable } from '../../../ground/db/db.ts'
import { takeChallenge } from '../credential/challenge-queries.ts'

/** Uses up the challenge that an authenticator has signed, and returns it; undefined if it was not asked for this, has expired or was used. */
export async function usedChallenge(
  db: Queryable,
  clientDataJSON: string,
  accountId: number | null,
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJSON)
  if (challenge === undefined) return undefined
  return (await takeChallenge(db, challenge, accountId)) ? challenge : undefined
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON)
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    // A caller may send anything.
    return undefined
  }
}
