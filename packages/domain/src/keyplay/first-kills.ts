/**
 * Writes who killed whom in the first round of a map, by which two readings of the same map are recognised: `killer>victim` by
 * SteamID64, sorted, as the files of some tools have no order. '' for no kills (rulebook 16.11).
 *
 * @example
 * firstKillsOf([{ attacker: '8', victim: '9' }, { attacker: '7', victim: '8' }]) // '7>8 8>9'
 */
export const firstKillsOf = (kills: readonly { attacker: string; victim: string }[]): string =>
  Array.from(new Set(kills.map(({ attacker, victim }) => `${attacker}>${victim}`)))
    .sort()
    .join(' ')
