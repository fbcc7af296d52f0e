import { randomInt } from 'node:crypto'
import { steamCodeLength, steamCodeLetters } from '@game/domain'
import { z } from 'zod'
import { recordAudit } from '../../../ground/audit/record-audit.ts'
import { requireRight } from '../../../ground/call/require-right.ts'
import { namingProcedure, userProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { eventId, steamId } from '../../../ground/contract/fields.ts'
import { notFound, refuse } from '../../../ground/contract/refusal.ts'
import { done, id, instant } from '../../../ground/contract/shapes.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { getVisibleEvent } from '../../../ground/event-visibility/visible-event.ts'
import { withNewCode } from '../../../ground/invitation/new-code.ts'
import { readClock } from '../../../ground/system/clock-queries.ts'
import { notify } from '../../notification/notify.ts'
import {
  deleteSteamLink,
  findOpenSteamCode,
  findSteamLink,
  openSteamCode,
} from '../../score-source/steam-link/steam-link-queries.ts'
import { findParticipantState } from '../circle/participant-queries.ts'
import { requireHosted } from '../circle/require-hosted.ts'

const steamCode = z.string().meta({
  description: 'The code that the user writes in the chat of the game server, after `!deck`.',
  example: 'ACEFHK',
})
const until = instant.describe('Until when the code is valid.')

/**
 * Opens a code by which a user of the circle links a SteamID, in place of an earlier one of theirs (rulebook 30.14). Refuses EVENT_NOT_FOUND,
 * PARTICIPANT_NOT_FOUND, EVENT_OVER, and PROVIDER_LINKED if the user has a SteamID already.
 */
export const startSteamLink = userProcedure
  .input(z.strictObject({ eventId }))
  .output(answer(z.object({ code: steamCode, until })))
  .mutation(async ({ ctx: { db, actor }, input: { eventId } }) => {
    await getVisibleEvent(db, eventId, actor)
    const { completed } = await requireHosted(db, eventId)
    const place = { eventId, userId: actor.id }
    if ((await findParticipantState(db, place)) !== 'in') return notFound('Participant')
    if (completed) refuse('EVENT_OVER')
    if (await findSteamLink(db, actor.id)) refuse('PROVIDER_LINKED', { provider: 'Steam' })
    return withNewCode(async code => {
      const until = await openSteamCode(db, { ...place, code })
      return until === undefined ? undefined : { code, until }
    }, newSteamCode)
  })

const newSteamCode = (): string =>
  Array.from({ length: steamCodeLength }, () => steamCodeLetters[randomInt(steamCodeLetters.length)]).join('')

const link = z.object({
  steamId,
  name: z.string().meta({
    description: 'The name of the player when it was linked; of one of Steam the SteamID.',
    example: 'donk',
  }),
  signsIn: z.boolean().describe('Whether it was linked by Steam, and signs in; false for the chat.'),
})

/** Answers the SteamID that the caller has, and the open code for it (rulebook 30.14). Refuses EVENT_NOT_FOUND, for public events too. */
export const getSteamLink = userProcedure
  .input(z.strictObject({ eventId }))
  .output(
    answer(
      z.object({
        link: link.nullable().describe('The SteamID that the caller has; null for none.'),
        code: steamCode.nullable(),
        until: until.nullable(),
      }),
    ),
  )
  .query(async ({ ctx: { db, actor }, input: { eventId } }) => {
    await getVisibleEvent(db, eventId, actor)
    await requireHosted(db, eventId)
    const [link, open] = await Promise.all([
      findSteamLink(db, actor.id),
      findOpenSteamCode(db, { eventId, userId: actor.id }),
    ])
    return { link: link ?? null, code: open?.code ?? null, until: open?.until ?? null }
  })

const linked = id.meta({ description: 'The id of the user whose SteamID is unlinked.', example: 8 })

/**
 * Unlinks the SteamID that the caller has by the chat, or the event's owner that of somebody who takes part, who is notified; once more changes nothing (rulebook
 * 30.14). One that was linked by Steam stays. Refuses EVENT_NOT_FOUND, OWNER_NEEDED, PARTICIPANT_NOT_FOUND.
 */
export const removeSteamLink = namingProcedure
  .input(z.strictObject({ eventId, userId: linked.optional() }))
  .output(answer(done))
  .mutation(async ({ ctx: { db, actor }, input: { eventId, userId = actor.id } }) => {
    if (userId !== actor.id) requireRight(actor, eventId, 'own')
    await getVisibleEvent(db, eventId, actor)
    const { name: event } = await requireHosted(db, eventId)
    return inTransaction(db, async trx => {
      const state = await findParticipantState(trx, { eventId, userId })
      if (userId !== actor.id && state !== 'in') return notFound('Participant')
      const before = await deleteSteamLink(trx, userId)
      const entry = { accountId: actor.id, call: 'remove-steam-link', eventId }
      if (before) await recordAudit(trx, { ...entry, before: { userId, ...before }, after: null })
      if (before && userId !== actor.id) {
        const naturalKey = `steam_unlinked:${eventId}:${await readClock(trx)}`
        const facts = { eventId, event, name: before.name }
        await notify(trx, [{ userId, kind: 'steam_unlinked', facts, naturalKey }])
      }
      return { success: true as const }
    })
  })
