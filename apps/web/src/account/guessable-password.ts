import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import commonPasswords from './common-passwords.bin?url&inline'
import { hashOf } from './password-hash.ts'

/** Weighs 225 kB: loaded only once somebody has typed a new password. */
const estimator = new ZxcvbnFactory({
  dictionary: { passwords: dictionary['passwords-common'] },
  graphs: adjacencyGraphs,
})

const mostGuesses = 1e8

/** Three bytes for each of 11,806 common passwords that the rule lets in; written by scripts/common-passwords.ts. */
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
 * Tells whether a password is a common one that the rule lets in, or is found within a hundred million guesses, begun with the
 * most used passwords and their usual changes (capitals, digits and signs for letters or at the end) and the user's own names
 * (rulebook 1.24).
 */
export const isGuessable = (password: string, ownNames: readonly string[]): boolean =>
  common.has(hashOf(password)) || estimator.check(password.slice(0, 64), [...ownNames]).guesses < mostGuesses
