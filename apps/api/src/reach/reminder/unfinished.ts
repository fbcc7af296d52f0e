import { type Deck, deckSize, namedLocksMs } from '@game/domain'
import { readMutes } from '../../game/notification/bell/mute-queries.ts'
import type { Queryable } from '../../ground/db/db.ts'
import type { Occasion } from '../../ground/mail/letter.ts'
import { listDecksOf, listNamedPhases, type NamedPhase } from './letter-queries.ts'

/** A deck that is not finished: of a phase that locks soon, with its cards, and those without keyplays. */
export type Unfinished = NamedPhase & { cards: number; idle: number }

/** Lists a user's decks that lock soon and are not finished; `counts`: of a phase in which the user has no deck, whether it counts as one. */
export async function listUnfinished(
  db: Queryable,
  { recipient, now }: Pick<Occasion, 'recipient' | 'now'>,
  counts: (phase: NamedPhase) => boolean,
): Promise<Unfinished[]> {
  const phases = await listNamedPhases(db, now, namedLocksMs)
  const isMuted = await readMutes(db, recipient.id)
  const decks = await listDecksOf(
    db,
    recipient.id,
    phases.map(({ eventId }) => eventId),
  )
  return phases.flatMap(phase => {
    if (isMuted('lock_near', phase.eventId)) return []
    const deck = decks.find(
      ({ eventId, phaseIndex }) => eventId === phase.eventId && phaseIndex === phase.phaseIndex,
    )
    if (!deck && !counts(phase)) return []
    const cards: Deck = deck?.cards ?? []
    const idle = cards.filter(({ keyplays }) => keyplays.length === 0).length
    return cards.length === deckSize && idle === 0 ? [] : [{ ...phase, cards: cards.length, idle }]
  })
}
