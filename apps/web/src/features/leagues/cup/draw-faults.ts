import { closeLeague, drawnOrder, type LeagueClosing } from '@game/domain'

/** What does not fit when a draw is drawn again. */
export type DrawFault = 'seed' | 'order' | 'root'

/**
 * Draws again from a closing (rulebook 19.15, 19.16). `order` is the order that was drawn, as user ids, and `hash` that of the link of
 * the closing's lock in the chain of the event, undefined if the chain has no such link. Returns what differs.
 */
export function drawFaults(
  closing: LeagueClosing,
  order: readonly number[],
  hash: string | undefined,
): DrawFault[] {
  const { members, root, seed } = closing
  const userIds = members.split(',').map(Number)
  const isSame = drawnOrder({ members, root }).join() === order.join()
  return [
    ...(closeLeague(userIds, root).seed === seed ? [] : (['seed'] as const)),
    ...(isSame ? [] : (['order'] as const)),
    ...(hash === root ? [] : (['root'] as const)),
  ]
}
