import type { Deck, Result } from '@game/domain'
import type { RawBuilder } from 'kysely'
import { unwrap } from '../../../ground/contract/refusal.ts'
import { notify } from '../../notification/notify.ts'
import { phaseFacts } from '../../notification/phase-facts.ts'
import { type HeldDeck, updateDecks } from '../../score/freeze/prepared-deck-queries.ts'
import { listDecks } from './deck-queries.ts'
import type { Edit } from './edit-event.ts'
import type { LockedPhase } from './phase-queries.ts'

export type DeckChange = {
  kind: 'card_removed' | 'perk_removed'
  /** Selects the decks that may be affected. */
  candidates: RawBuilder<boolean>
  /** Returns the rest of a deck; the same array if nothing is taken. */
  remaining: (cards: Deck) => Deck
  check: (decks: number) => Result<null>
  /** Returns the names of the taken cards or perks, for the owner's notification. */
  names: (before: Deck, after: Deck) => string[]
}

/**
 * Takes cards or perks from the decks of a phase and notifies each owner once (rulebook 4.15, 10.23); returns from how
 * many decks. `check` gets that number before any deck is changed. The phase is locked, so that no move happens in between.
 */
export async function takeFromDecks(edit: Edit, phase: LockedPhase, change: DeckChange): Promise<number> {
  let decks = 0
  for await (const changed of changedDecks(edit, phase, change)) decks += changed.length
  unwrap(change.check(decks))
  if (decks === 0 || edit.dryRun) return decks
  for await (const changed of changedDecks(edit, phase, change)) {
    const at = { eventId: edit.event.id, phaseIndex: phase.index }
    await updateDecks(
      edit.trx,
      at,
      changed.map(({ userId, left }) => ({ userId, cards: left })),
    )
    await notifyOwners(edit, phase, change, changed)
  }
  return decks
}

const batchSize = 5000

type Changed = HeldDeck & { left: Deck }

/** Works in batches: a phase may have a million decks. */
async function* changedDecks(
  { trx, event }: Edit,
  phase: LockedPhase,
  { candidates, remaining }: DeckChange,
): AsyncGenerator<Changed[]> {
  const at = { eventId: event.id, phaseIndex: phase.index }
  let after = 0
  for (;;) {
    const decks = await listDecks(trx, at, candidates, { after, size: batchSize })
    const last = decks.at(-1)
    if (!last) return
    after = last.userId
    yield decks
      .map(deck => ({ ...deck, left: remaining(deck.cards) }))
      .filter(({ cards, left }) => left !== cards)
  }
}

function notifyOwners(
  { trx, event, revision }: Edit,
  phase: LockedPhase,
  { kind, names }: DeckChange,
  changed: readonly Changed[],
): Promise<void> {
  const facts = { eventId: event.id, event: event.name, ...phaseFacts(phase) }
  const naturalKey = `${kind}:${event.id}:${phase.index}:${revision}`
  const notifications = changed.map(({ userId, cards, left }) => ({
    userId,
    kind,
    facts: { ...facts, names: names(cards, left).join(', ') },
    naturalKey,
  }))
  return notify(trx, notifications)
}
