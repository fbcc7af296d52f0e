import { hash, verify } from '@node-rs/argon2'
import PQueue from 'p-queue'
import { z } from 'zod'
import { RetryLaterError } from '../../../ground/contract/refusal.ts'

/** The parameters that OWASP recommends for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Longer passwords are refused before they are hashed. */
export const longestPassword = 128
export const newPassword = z
  .string()
  .max(longestPassword)
  .meta({ description: 'The password from now on.', example: 'Example-2!' })
export const password = z
  .string()
  .min(1)
  .max(longestPassword)
  .meta({ description: 'The password.', example: 'Example-1!' })

/** Runs at most two at a time, so that a burst of logins leaves processor time for the game. */
const queue = new PQueue({ concurrency: 2 })

/** Counts for the metrics. */
export const countPasswords = () => ({ running: queue.pending, waiting: queue.size })

/**
 * The lines in front of the queue: those with a higher priority go first, and each has its own places, so that
 * strangers cannot take those of known devices (rulebook 1.12).
 */
const lines = {
  known: { priority: 2, places: 200 },
  login: { priority: 1, places: 200 },
  signUp: { priority: 0, places: 50 },
}

/**
 * Waits for a turn, then does all of the work for a password, reads and writes of attempts included: so those who are refused cost no
 * statement. Refuses TOO_MANY_SIGN_INS if the line is full; rejects if the client left while the request waited.
 */
export async function inPasswordLine<T>(
  line: keyof typeof lines,
  { hasLeft }: { hasLeft(): boolean },
  work: () => Promise<T>,
): Promise<T> {
  const { priority, places } = lines[line]
  if (queue.sizeBy({ priority }) >= places) throw new RetryLaterError('TOO_MANY_SIGN_INS', 5)
  return queue.add(
    () => {
      if (hasLeft()) throw new Error('The asker has left.')
      return work()
    },
    { priority },
  )
}

/** Hashes a new password. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/**
 * Checks an unknown username against the hash of a random password, so that both failures take the same time (rulebook
 * 1.11).
 */
export async function checkPassword(stored: string | undefined, password: string): Promise<boolean> {
  const right = await verify(stored ?? (await dummyHash), password)
  return right && stored !== undefined
}

const dummyHash = hash(crypto.randomUUID(), cost)
