/**
 * Freezes a table with everything in it, so that nobody who imports it can change it for all others. The mark lets bundlers
 * leave out tables that nobody reads.
 */
// #__NO_SIDE_EFFECTS__
export function frozen<T>(table: T): T {
  if (Object(table) === table) Object.values(Object.freeze(table)).forEach(frozen)
  return table
}
