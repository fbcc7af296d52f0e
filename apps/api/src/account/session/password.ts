import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

/** The parameters that OWASP recommends for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Longer passwords are refused before they are hashed. */
export const longestPassword = 128

/** Hashes at most two passwords at a time, so that a burst of logins leaves processor time for the game. */
const hashingQueue = pLimit(2)

export const hashPassword = (password: string): Promise<string> => hashingQueue(() => hash(password, cost))

/**
 * Checks an unknown username against the hash of a random password, so that both failures take the same time (rulebook
 * 1.11).
 */
export const checkPassword = async (stored: string | undefined, password: string): Promise<boolean> => {
  const right = await hashingQueue(async () => verify(stored ?? (await dummyHash), password))
  return right && stored !== undefined
}

const dummyHash = hash(crypto.randomUUID(), cost)
