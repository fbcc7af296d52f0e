/**
 * Freezes a table and everything in it, so that no importer can change it for all others. The annotation lets bundlers leave
 * out unused tables.
 */
// #__NO_SIDE_EFFECTS__
export function frozen<T>(table: T): T {
  if (Object(table) === table) Object.values(Object.freeze(table)).forEach(frozen)
  return table
}
