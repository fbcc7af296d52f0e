import { readSteamCodes } from '@game/domain'
import type { Transaction } from 'kysely'
import { recordAudit } from '../../../ground/audit/record-audit.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { notify } from '../../notification/notify.ts'
import { takeCardsOfLinked } from '../../own-match/take-own-match-cards.ts'
import { closeSteamCode, findByOpenSteamCode, insertSteamLink } from './steam-link-queries.ts'

/** What a server has sent at once, as it is stored. */
type Chunk = { dropped: boolean; body: Uint8Array; receivedAt: string }

/** The longest name of a player that is stored. */
const longestName = 64

/**
 * Links the SteamIDs of those who have written an open code of the event in the chat to the users whose codes these are, and notifies these users
 * (rulebook 30.14). Dropped files do not count: a code is valid by the time at which the server sent it.
 */
export async function linkSteamIds(
  trx: Transaction<Schema>,
  eventId: number,
  chunks: readonly Chunk[],
): Promise<void> {
  const written = chunks
    .filter(({ dropped }) => !dropped)
    .flatMap(({ body, receivedAt }) =>
      readSteamCodes(new TextDecoder().decode(body)).map(line => ({ ...line, at: receivedAt })),
    )
  for (const { code, steamId, name, at } of written) {
    const found = await findByOpenSteamCode(trx, { eventId, code, at })
    if (!found) continue
    const link = { steamId, name: name.slice(0, longestName) }
    if (!(await insertSteamLink(trx, { accountId: found.userId, ...link }))) continue
    await closeSteamCode(trx, found.userId)
    const facts = { eventId, event: found.event, name: link.name }
    const naturalKey = `steam_linked:${code}`
    await notify(trx, [{ userId: found.userId, kind: 'steam_linked', facts, naturalKey }])
    await takeCardsOfLinked(trx, found.userId)
    const audited = { accountId: found.userId, call: 'start-steam-link', eventId }
    await recordAudit(trx, { ...audited, before: null, after: link })
  }
}
