import { readSteamCodes } from '@game/domain'
import type { Transaction } from 'kysely'
import { recordAudit } from '../../../ground/audit/record-audit.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { notify } from '../../notification/notify.ts'
import { takeCardsOfLinked } from '../../own-match/take-own-match-cards.ts'
import { closeSteamCode, findByOpenSteamCode, findSteamLink, insertSteamLink } from './steam-link-queries.ts'

/** What a server has sent at once, as it is stored. */
type Chunk = { dropped: boolean; body: Uint8Array; receivedAt: string }

/** The longest name of a player that is stored. */
const longestName = 64

/**
 * Links the SteamIDs of those who have written an open code of the event in the chat to the users whose codes these are, and notifies these users, also of
 * a SteamID that belongs to somebody else, once for a code (rulebook 30.14). Dropped files do not count: a code is valid by the time at which the server sent it.
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
    const { userId } = found
    const link = { steamId, name: name.slice(0, longestName) }
    const isLinked = await insertSteamLink(trx, { accountId: userId, ...link })
    // The SteamID belongs to somebody else; who has one themselves needs no word.
    if (!isLinked && (await findSteamLink(trx, userId))) continue
    const kind = isLinked ? 'steam_linked' : 'steam_taken'
    const facts = { eventId, event: found.event, name: link.name }
    await notify(trx, [{ userId, kind, facts, naturalKey: `${kind}:${code}` }])
    if (!isLinked) continue
    await closeSteamCode(trx, userId)
    await takeCardsOfLinked(trx, userId)
    const audited = { accountId: userId, call: 'start-steam-link', eventId }
    await recordAudit(trx, { ...audited, before: null, after: link })
  }
}
