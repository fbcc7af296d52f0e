import { rewardType } from '@game/domain'

/** Where a reward begins or ends: `10%` of the participants, or position `3.` (admin-social.md 2). */
export const bound = (value: number, type: number): string =>
  `${value}${type === rewardType.percent ? '%' : '.'}`
