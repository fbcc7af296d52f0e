import { rewardType } from '@game/domain'

/** Writes a bound of a reward: `10%` of the participants, or position `3.` (rulebook 13.28). */
export const bound = (value: number, type: number): string =>
  `${value}${type === rewardType.percent ? '%' : '.'}`
