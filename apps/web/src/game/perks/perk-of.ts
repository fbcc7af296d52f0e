import type { GameEvent } from '../phases/use-game.ts'

export type Perk = GameEvent['phases'][number]['perks'][number]['perk']

/** A perk of an event by its id: one that was carried belongs to an earlier phase. */
export const perkOf = (event: Pick<GameEvent, 'phases'>, perkId: number): Perk | undefined =>
  event.phases.flatMap(phase => phase.perks).find(each => each.perkId === perkId)?.perk
