import { inLanguage } from '@game/domain'
import type { Outputs } from '../../../base/api/client.ts'

/** The whole event as get-event returns it. */
export type GameEvent = Outputs['event']['getEvent']['event']
/** A phase of the event with its perks, teams and matches. */
export type Phase = GameEvent['phases'][number]
/** A perk as it is part of an event. */
export type Perk = Phase['perks'][number]['perk']

/** Finds a perk of an event by its id; a carried perk belongs to an earlier phase. */
export const perkOf = (event: Pick<GameEvent, 'phases'>, perkId: number): Perk | undefined =>
  event.phases.flatMap(phase => phase.perks).find(each => each.perkId === perkId)?.perk

/** Returns an event with its phases, perks and rewards in the reader's language. */
export const eventInLanguage = (event: GameEvent, language: string): GameEvent => ({
  ...event,
  phases: event.phases.map(phase => ({
    ...inLanguage(phase, language),
    perks: phase.perks.map(({ perkId, perk }) => ({ perkId, perk: inLanguage(perk, language) })),
  })),
  rewards: event.rewards.map(each => ({ ...each, reward: inLanguage(each.reward, language) })),
})
