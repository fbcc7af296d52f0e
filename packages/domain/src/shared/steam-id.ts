/** The SteamID64 of account 0 is 76561197960265728: these are its first seven digits and its last ten. */
const first = 7_656_119
const others = 7_960_265_728
const ten = 10 ** 10

/** Returns the SteamID64 of an account, '' for none: 0 stands for a bot. It is a text, as it does not fit into a number. */
export const steamIdOfAccount = (account: string): string => {
  const number = Number(account)
  if (!Number.isInteger(number) || number <= 0 || number >= 2 ** 32) return ''
  const sum = others + number
  return sum < ten ? `${first}${sum}` : `${first + 1}${String(sum - ten).padStart(10, '0')}`
}

/**
 * Returns the SteamID64 of an ID such as `[U:1:900000001]` or `STEAM_1:1:450000000`, '' for an ID that is not a person's
 * (rulebook 14.4).
 */
export const steamIdOf = (id: string): string => {
  const account = /^\[U:1:(\d{1,10})\]$/.exec(id)?.[1]
  if (account !== undefined) return steamIdOfAccount(account)
  const [, low, high] = /^STEAM_\d:([01]):(\d{1,10})$/.exec(id) ?? []
  return low === undefined || high === undefined
    ? ''
    : steamIdOfAccount(String(2 * Number(high) + Number(low)))
}

/**
 * Returns the SteamID64 of a person in any form that files write, as text; '' for what is none (rulebook 8.29). A SteamID64 has 17 digits.
 *
 * @example
 * steamId64Of('steam_1:0:5') // '76561197960265738'
 */
export const steamId64Of = (text: string): string =>
  /^\d{17}$/.test(text) ? text : steamIdOf(text.toUpperCase())
