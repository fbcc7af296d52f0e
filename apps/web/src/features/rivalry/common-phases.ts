import type { Outputs } from '../../base/api/client.ts'

type Results = readonly { eventId: number }[]
type Cards = Outputs['deck']['getCards']['cards']

/** The events in whose rankings both users are, the newest first. */
export const commonEvents = (one: Results, other: Results): number[] =>
  one
    .map(({ eventId }) => eventId)
    .filter(eventId => other.some(each => each.eventId === eventId))
    .toSorted((a, b) => b - a)

/** The phases of an event in which both users hold cards that may be shown, the newest first. */
export const commonPhases = (one: Cards, other: Cards): number[] => {
  const held = new Set(one.map(({ phaseIndex }) => phaseIndex))
  return [...new Set(other.map(({ phaseIndex }) => phaseIndex))]
    .filter(phase => held.has(phase))
    .sort((a, b) => b - a)
}
