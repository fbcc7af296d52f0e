import type { Context } from '../../../ground/call/context.ts'
import { RetryLaterError } from '../../../ground/contract/refusal.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import { deleteOldCounts } from '../../../ground/limit/call-count-queries.ts'
import { noteSecurity, securityEventDays } from '../../../ground/security/note-security.ts'
import { deleteOldSecurityEvents } from '../../../ground/security/security-event-queries.ts'
import { deleteExpiredSessions } from '../../../ground/session/session-queries.ts'
import { hashToken } from '../../../ground/session/token.ts'
import { countAttempt, deleteAttempts, deleteOldAttempts, uncountAttempt } from './attempt-queries.ts'
import { deleteExpiredChallenges } from './challenge-queries.ts'
import { deleteUnusedDevices } from './device-queries.ts'
import { deleteExpiredVisits } from './visit-queries.ts'

const windowMinutes = 15
const limits = {
  device: 20,
  account: 20,
  address: 100,
  signUp: 20,
  passkey: 100,
  passkeyAnswer: 100,
  provider: 100,
  resets: 20,
  resetsOf: 3,
}
const keyOf = {
  device: (hash: string) => `device:${hash}`,
  account: (username: string) => `account:${username.toLowerCase()}`,
  address: (network: string) => `address:${network}`,
  signUp: (network: string) => `sign-up:${network}`,
  passkey: (network: string) => `passkey:${network}`,
  passkeyAnswer: (network: string) => `passkey-answer:${network}`,
  provider: (network: string) => `provider:${network}`,
  resets: (network: string) => `resets:${network}`,
  resetsOf: (email: string) => `resets-of:${hashToken(email.toLowerCase())}`,
}
const deviceDays = 365

type Limited = Pick<Context, 'db' | 'env' | 'network' | 'device' | 'log'>

/**
 * Counts the attempt in the database before the password is checked, so that all processes share one limit. On a device
 * known for the user only its own attempts count: attempts from elsewhere cannot lock them out (rulebook 1.12).
 */
export async function limitAttempts(
  context: Limited,
  username: string,
  device: string | undefined,
): Promise<void> {
  const { db, env, network } = context
  if (!env.rateLimits) return
  const counted = device
    ? [await excessOf(db, keyOf.device(device), limits.device)]
    : [
        await excessOf(db, keyOf.account(username), limits.account),
        await excessOf(db, keyOf.address(network), limits.address),
      ]
  if (counted.includes(1)) await noteSecurity(context, 'locked_out', { username })
  if (counted.some(excess => excess > 0)) refuseForNow()
}

/** Counts a sign-up before its password is hashed (rulebook 1.12). */
export async function limitSignUps(context: Limited): Promise<void> {
  if (!context.env.rateLimits) return
  const excess = await excessOf(context.db, keyOf.signUp(context.network), limits.signUp)
  if (excess === 1) await noteSecurity(context, 'sign_ups_limited', { id: null })
  if (excess > 0) refuseForNow()
}

type WithoutPassword = 'passkey' | 'passkeyAnswer' | 'provider'

/** Counts the start of a sign-in without a password, or the answer of an authenticator (rulebook 24.9). */
export async function limitSignIns({ db, env, network }: Limited, way: WithoutPassword): Promise<void> {
  if (!env.rateLimits) return
  if ((await excessOf(db, keyOf[way](network), limits[way])) > 0) refuseForNow()
}

/** Takes back such an attempt that succeeded, so that many users behind one address can sign in. */
export async function forgiveSignIn({ db, env, network }: Limited, way: WithoutPassword): Promise<void> {
  if (env.rateLimits) await uncountAttempt(db, keyOf[way](network))
}

/**
 * Counts a request for a new password. Refused for a network with too many; false if this address has got enough mails, which the answer
 * does not show (rulebook 20.3).
 */
export async function limitResets({ db, env, network }: Limited, email: string): Promise<boolean> {
  if (!env.rateLimits) return true
  if ((await excessOf(db, keyOf.resets(network), limits.resets)) > 0) refuseForNow()
  return (await excessOf(db, keyOf.resetsOf(email), limits.resetsOf)) === 0
}

/** Counts an attempt; returns by how many the limit is exceeded. */
const excessOf = async (db: Queryable, key: string, limit: number): Promise<number> =>
  Math.max(0, (await countAttempt(db, key, windowMinutes)) - limit)

function refuseForNow(): never {
  throw new RetryLaterError('TOO_MANY_ATTEMPTS', windowMinutes * 60)
}

/**
 * After the right password, clears the failures of the device or the account, but only this attempt of the address. So
 * many users behind one address can log in, and nobody can reset an address by logging in to their own account.
 */
export async function clearAttempts(
  { db, env, network }: Limited,
  username: string,
  device: string | undefined,
): Promise<void> {
  if (!env.rateLimits) return
  if (device) return void (await deleteAttempts(db, keyOf.device(device)))
  await deleteAttempts(db, keyOf.account(username))
  await uncountAttempt(db, keyOf.address(network))
}

/** Clears the failures of a username (rulebook 1.22). */
export const unlockAccount = (db: Queryable, username: string) => deleteAttempts(db, keyOf.account(username))

/** Deletes sign-in data that is no longer needed, as the privacy policy promises. Run by a job. */
export async function deleteExpiredSignIns(db: Queryable): Promise<void> {
  await deleteExpiredSessions(db)
  await deleteExpiredChallenges(db)
  await deleteExpiredVisits(db)
  await deleteOldAttempts(db, windowMinutes)
  await deleteOldCounts(db)
  await deleteOldSecurityEvents(db, securityEventDays)
  await deleteUnusedDevices(db, deviceDays)
}
