/**
 * Makes the key of a name, as of a team; '' if the name has no letters or digits that a key can have (rulebook 11.24).
 *
 * @example
 * slugOf('Kraków Kings') // 'krakow-kings'
 */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 64)
    .replace(/^-+|-+$/g, '')
