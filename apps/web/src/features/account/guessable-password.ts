import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import commonPasswords from './common-passwords.bin?url&inline'
import { hashOf } from './password-hash.ts'

/** 225 kB, so it is loaded only after a user has typed a new password. */
const estimator = new ZxcvbnFactory({
  dictionary: { passwords: dictionary['passwords-common'] },
  graphs: adjacencyGraphs,
})

const mostGuesses = 1e8

/** Three bytes for each of 11,806 common passwords that the rule accepts; written by scripts/common-passwords.ts. */
const common = hashesIn(atob(commonPasswords.replace(/^.*,/, '')))

function hashesIn(bytes: string): ReadonlySet<number> {
  const byte = (at: number): number => bytes.charCodeAt(at)
  return new Set(
    Array.from(
      { length: bytes.length / 3 },
      (_, place) => (byte(3 * place) << 16) | (byte(3 * place + 1) << 8) | byte(3 * place + 2),
    ),
  )
}

/**
 * Whether a password is a common one that the rule accepts, or would be found within a hundred million guesses that start with
 * the most used passwords, their usual changes (capitals, digits and signs for letters or at the end) and the user's own names
 * (rulebook 1.24).
 */
export const isGuessable = (password: string, ownNames: readonly string[]): boolean =>
  common.has(hashOf(password)) || estimator.check(password.slice(0, 64), [...ownNames]).guesses < mostGuesses
