import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

/** OWASP's argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Longer ones are refused before they are hashed. */
export const longestPassword = 128

/** A storm of sign-ins must leave the cores to the game. */
const turn = pLimit(2)

export const hashPassword = (password: string): Promise<string> => turn(() => hash(password, cost))

/** An unknown name is checked against a hash nobody knows the password of, so that both failures take the same time. */
export const checkPassword = async (stored: string | undefined, password: string): Promise<boolean> => {
  const right = await turn(async () => verify(stored ?? (await dummy), password))
  return right && stored !== undefined
}

const dummy = hash(crypto.randomUUID(), cost)
