import { checkLineUpRemoval, withoutPlayers } from '@game/domain'
import type { Edit } from '../edit/edit-event.ts'
import { holdingAny } from '../edit/deck-queries.ts'
import { getNames } from './queries.ts'
import type { LockedPhase } from '../phase/queries.ts'
import { takeFromDecks } from '../edit/take-from-decks.ts'

export type Removal = { what: 'player' | 'team'; players: readonly number[]; force: boolean }

/**
 * The cards of players who leave a phase leave its decks; answers from how many. Refuses LOCK_PASSED, PLAYER_IN_DECKS,
 * TEAM_IN_DECKS.
 */
export async function takeOut(
  edit: Edit,
  phase: LockedPhase,
  { what, players, force }: Removal,
): Promise<number> {
  const names = await getNames(edit.trx, 'player', players)
  return takeFromDecks(edit, phase, {
    kind: 'card_removed',
    which: holdingAny(players),
    leaves: cards => withoutPlayers(cards, players),
    judge: decks => checkLineUpRemoval(what, phase, decks, { now: edit.now, force }),
    names: before => before.flatMap(card => names.get(card.playerId) ?? []),
  })
}
