/**
 * Returns the text by which two usernames or clan names are the same: without case, invisible signs, and differences of how
 * letters are written, such as composed or wide ones (rulebook 1.8).
 *
 * @example
 * nameKey('Anna') === nameKey('ANNA') // true
 */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
