import type { Context } from '../../../ground/call/context.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import { hashToken, newToken } from '../../../ground/session/token.ts'
import { isKnownDevice, upsertDevice } from './device-queries.ts'

type OnDevice = Pick<Context, 'db' | 'device'>

/** Returns the hash of the device's token if this user has logged in on it before (rulebook 1.12). */
export async function knownDeviceOf({ db, device }: OnDevice, username: string): Promise<string | undefined> {
  if (!device.token) return undefined
  const hash = hashToken(device.token)
  return (await isKnownDevice(db, username, hash)) ? hash : undefined
}

/** Stores the device as known for this user; returns its token. Several users of one device share the token. */
export async function keepDevice(db: Queryable, userId: number, token = newToken()): Promise<string> {
  await upsertDevice(db, userId, hashToken(token))
  return token
}
