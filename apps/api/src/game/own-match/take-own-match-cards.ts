import { withoutPlayers } from '@game/domain'
import type { Transaction } from 'kysely'
import type { Schema } from '../../ground/db/schema.ts'
import { getNames } from '../catalogue/record/name-queries.ts'
import { notify } from '../notification/notify.ts'
import { phaseFacts } from '../notification/phase-facts.ts'
import { updateDecks } from '../score/freeze/prepared-deck-queries.ts'
import { listBarred } from '../user-deck/own-match-queries.ts'
import { listDecksOf, listEventsOfRule, lockOpenPhases, renewOpenPhases } from './open-deck-queries.ts'

type Trx = Transaction<Schema>

/**
 * Takes the cards that their owners may not hold any more out of the decks of an event's phases that have not locked, and notifies these users (rulebook
 * 30.15).
 */
export async function takeOwnMatchCards(trx: Trx, eventId: number): Promise<void> {
  for (const { event, revision, ...phase } of await lockOpenPhases(trx, eventId)) {
    const at = { eventId, phaseIndex: phase.index }
    const barred = await listBarred(trx, at)
    const barredOf = (userId: number) => barred.get(userId) ?? []
    const decks = (await listDecksOf(trx, at, [...barred.keys()])).filter(({ userId, cards }) =>
      cards.some(({ playerId }) => barredOf(userId).includes(playerId)),
    )
    if (decks.length === 0) continue
    await updateDecks(
      trx,
      at,
      decks.map(({ userId, cards }) => ({ userId, cards: withoutPlayers(cards, barredOf(userId)) })),
    )
    const names = await getNames(trx, 'player', [...barred.values()].flat())
    const notifications = decks.map(({ userId, cards }) => {
      const taken = cards.filter(({ playerId }) => barredOf(userId).includes(playerId))
      const facts = {
        ...{ eventId, event, ...phaseFacts(phase), reason: 'ownMatch' },
        names: taken.map(({ playerId }) => names.get(playerId)).join(', '),
      }
      const naturalKey = `card_removed:${eventId}:${phase.index}:own:${revision}`
      return { userId, kind: 'card_removed' as const, facts, naturalKey }
    })
    await notify(trx, notifications)
  }
}

/** Does the same in each event in which a user has just been linked to a player. */
export async function takeCardsOfLinked(trx: Trx, userId: number): Promise<void> {
  for (const eventId of await listEventsOfRule(trx, userId)) {
    await renewOpenPhases(trx, eventId)
    await takeOwnMatchCards(trx, eventId)
  }
}
