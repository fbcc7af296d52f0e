import { inLanguage } from '@game/domain'
import { listShownUsers } from '../../../game/rivalry/rivalry-queries.ts'
import { notFound } from '../../../ground/contract/refusal.ts'
import type { Db } from '../../../ground/db/db.ts'
import type { Caller } from './caller.ts'
import type { DeckFacts, ShareCard, ShareDeck, ShareEvent } from './facts.ts'
import type { ShareLanguage } from './words.ts'

/** A phase, and the language in which it is named. */
export type PhaseKey = { eventId: number; phaseIndex: number; language: ShareLanguage }

/** Reads an event and one of its phases. */
export async function readPhase(call: Caller, { eventId, phaseIndex, language }: PhaseKey) {
  const { event } = await call.event.getEvent({ id: eventId })
  const phase = event.phases.find(({ index }) => index === phaseIndex) ?? notFound('Phase')
  const { name } = inLanguage(phase, language)
  return { event: { name: event.name, img: event.img, phase: name } satisfies ShareEvent, phase }
}

/** Reads a deck of a locked phase and its state in the phase. 404 for users who asked for deletion and for users without a deck. */
export async function readDeck(call: Caller, db: Db, { eventId, phaseIndex }: PhaseKey, userId: number) {
  const user = (await listShownUsers(db, [userId]))[0] ?? notFound('User')
  const [{ cards }, { scores, phases }] = await Promise.all([
    call.deck.getCards({ eventId, userId }),
    call.score.getDeckScore({ eventId, userId }),
  ])
  const { state, score = null } = phases.find(({ phase }) => phase === phaseIndex) ?? {}
  const own = scores.filter(({ phase }) => phase === phaseIndex)
  const shown = cards
    .filter(card => card.phaseIndex === phaseIndex)
    .toSorted((a, b) => a.deckOrder - b.deckOrder)
    .map(({ player }): ShareCard => {
      const scored = own.find(({ playerId }) => playerId === player.id)
      return {
        name: player.name,
        img: player.img || 'placeholder',
        team: player.team?.key ?? null,
        sleeved: (scored?.mult ?? 1) > 1,
        score: score === null ? null : (scored?.score ?? 0),
      }
    })
  if (shown.length === 0) notFound('Deck')
  const { username, avatar } = user
  return { deck: { user: { username, avatar }, cards: shown, score } satisfies ShareDeck, state }
}

/** Reads what the picture of a deck shows. */
export async function readDeckFacts(call: Caller, db: Db, key: PhaseKey, userId: number): Promise<DeckFacts> {
  const { event, phase } = await readPhase(call, key)
  const { deck, state } = await readDeck(call, db, key, userId)
  const { scores } = await call.score.getEventScores({
    eventId: key.eventId,
    page: 1,
    pageSize: 10,
    phrase: deck.user.username,
  })
  return {
    kind: 'deck',
    event,
    deck,
    goal: phase.points,
    reached: state === 'success' ? true : state === 'failed' ? false : null,
    rank: deck.score === null ? null : (scores.find(row => row.userId === userId)?.rank ?? null),
  }
}
