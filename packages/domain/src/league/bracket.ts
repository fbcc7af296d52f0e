/**
 * Returns the seeds of a bracket by slot, from 1: seeds 1 and 2 can only meet in the final (rulebook 19.25). `size` is a power
 * of two.
 *
 * @example
 * bracketSlots(8) // [1, 8, 4, 5, 2, 7, 3, 6]
 */
export const bracketSlots = (size: number): number[] => {
  let slots = [1]
  while (slots.length < size) {
    const pair = 2 * slots.length + 1
    slots = slots.flatMap(seed => [seed, pair - seed])
  }
  return slots
}

/** The smallest power of two that holds a number of members (rulebook 19.25). */
export const bracketSize = (members: number): number => {
  let size = 1
  while (size < members) size *= 2
  return size
}
