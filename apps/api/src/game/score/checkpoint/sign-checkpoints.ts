import { checkpointText } from '@game/domain'
import type { Queryable } from '../../../ground/db/db.ts'
import { createSigningKey, signNote } from '../../../ground/signing/signed-note.ts'
import { findKey, insertCheckpoint, keepKey, listDueCheckpoints } from './checkpoint-queries.ts'

/** The key in use, if it is not kept in the database, and the game's address, if it has one. */
export type SigningSettings = { proofKey?: string | undefined; publicUrl?: string | undefined }

/** Returns PROOF_KEY, or else the key in the database, which the first call creates. */
export const getSigningKey = async (db: Queryable, { proofKey }: SigningSettings): Promise<string> =>
  proofKey ?? (await findKey(db)) ?? (await keepKey(db, createSigningKey()))

/** Names the chain of an event, by the game's address if it has one. */
const originOf = ({ publicUrl }: SigningSettings, eventId: number): string =>
  `${publicUrl === undefined ? 'clutchdeck' : new URL(publicUrl).host}/event/${eventId}`

/**
 * Signs the roots of public events whose chain has changed, one a day and event (rulebook 9.35). A chain that no longer includes its
 * last checkpoint is reported and not signed.
 */
export async function signCheckpoints(
  db: Queryable,
  settings: SigningSettings,
  onError: (error: Error) => void,
): Promise<void> {
  const key = await getSigningKey(db, settings)
  for (const { eventId, follows, signed, ...root } of await listDueCheckpoints(db)) {
    if (follows) {
      const checkpoint = { ...root, origin: originOf(settings, eventId) }
      const note = signNote(checkpointText(checkpoint), checkpoint.origin, key)
      await insertCheckpoint(db, { ...checkpoint, eventId, note })
    } else
      onError(new Error(`The chain of event ${eventId} does not include its checkpoint of ${signed} links`))
  }
}
