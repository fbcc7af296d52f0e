import { ageOn } from '@game/domain'

/** Returns a player's age in whole years on a day, an ISO instant; null if the birth is not known, or the day. */
export const ageOf = ({ birth }: { birth: string | null }, on: string | null): number | null =>
  birth === null || !on ? null : ageOn(birth, on)
