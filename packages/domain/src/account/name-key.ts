/**
 * Returns the key that is equal for two usernames or clan names that count as the same: it ignores case, invisible
 * characters, and the encoding of letters, such as composed or full-width ones (rulebook 1.8).
 *
 * @example
 * nameKey('Anna') === nameKey('ANNA') // true
 */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
