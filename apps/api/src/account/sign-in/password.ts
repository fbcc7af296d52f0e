import { hash, verify } from '@node-rs/argon2'
import PQueue from 'p-queue'
import { RetryLaterError } from '../../contract/refusal.ts'

/** The parameters that OWASP recommends for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Longer passwords are refused before they are hashed. */
export const longestPassword = 128

/** Hashes at most two passwords at a time, so that a burst of logins leaves processor time for the game. */
const queue = new PQueue({ concurrency: 2 })

/** Counts for the metrics. */
export const countPasswords = () => ({ running: queue.pending, waiting: queue.size })

/** Users who have an account go first. At most `waiting` of each kind wait; further requests are refused. */
const kinds = { check: { priority: 1, waiting: 200 }, hash: { priority: 0, waiting: 50 } }

/** Hashes the password of a new account. Refuses while too many wait (rulebook 1.12). */
export const hashPassword = (password: string, hasLeft?: () => boolean): Promise<string> =>
  inQueue('hash', hasLeft, () => hash(password, cost))

/**
 * Checks an unknown username against the hash of a random password, so that both failures take the same time (rulebook
 * 1.11). Refuses while too many wait (rulebook 1.12).
 */
export async function checkPassword(
  stored: string | undefined,
  password: string,
  hasLeft?: () => boolean,
): Promise<boolean> {
  const right = await inQueue('check', hasLeft, async () => verify(stored ?? (await dummyHash), password))
  return right && stored !== undefined
}

const dummyHash = hash(crypto.randomUUID(), cost)

/** Rejects without hashing if the client left while the request waited. */
function inQueue<T>(kind: keyof typeof kinds, hasLeft = () => false, work: () => Promise<T>): Promise<T> {
  const { priority, waiting } = kinds[kind]
  if (queue.sizeBy({ priority }) >= waiting) throw new RetryLaterError('TOO_MANY_SIGN_INS', 5)
  return queue.add(
    () => {
      if (hasLeft()) throw new Error('The asker has left.')
      return work()
    },
    { priority },
  )
}
