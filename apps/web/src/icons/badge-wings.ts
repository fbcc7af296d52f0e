/** The feathers on a badge's sides, one pair for each step of rarity, the lowest first; `right` mirrors `left`. */
export const badgeWings: readonly { left: string; right: string }[] = [
  { left: 'M15 38L4 42L9 47L18 46Z', right: 'M49 38L60 42L55 47L46 46Z' },
  { left: 'M14 29L1 31L6 38L15 38Z', right: 'M50 29L63 31L58 38L49 38Z' },
  { left: 'M14 19L0 18L4 27L14 29Z', right: 'M50 19L64 18L60 27L50 29Z' },
]
