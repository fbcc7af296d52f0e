import { steamIdOf } from '../shared/steam-id.ts'

/** The letters of the codes that players write in the chat of a game server: none sounds or looks like another (rulebook 30.14). */
export const steamCodeLetters = 'ACEFHKMPRTWXY'
/** How many letters such a code has. */
export const steamCodeLength = 6
/** For how many minutes such a code is valid. */
export const steamCodeMinutes = 10

/** A code that a player has written in the chat: the code in capitals, the SteamID64 and the name of the player. */
export type WrittenSteamCode = { code: string; steamId: string; name: string }

const chatLine =
  /^(?:L )?\d\d\/\d\d\/\d{4} - \d\d:\d\d:\d\d(?:\.\d{3})?(?:: | - )"(.+)<\d+><([^<>]+)><[^<>]*>" say(?:_team)? "!deck +([a-z]+) *"\s*$/i
const endOfName = /<\d+><[^<>]+><[^<>]*>" /g

/**
 * Returns the codes that players have written in the chat, in order, from whole lines of a server's log. A line that more than one name can be read
 * from names nobody for sure, so that it has none (rulebook 30.14).
 *
 * @example
 * readSteamCodes('L 01/19/2026 - 19:03:17: "anna<2><[U:1:5]><CT>" say "!deck acefhk"') // [{ code: 'ACEFHK', steamId: '76561197960265733', name: 'anna' }]
 */
export const readSteamCodes = (text: string): WrittenSteamCode[] =>
  (/!deck /i.test(text) ? text.split('\n') : []).flatMap(line => {
    const [, name = '', id = '', letters = ''] = chatLine.exec(line) ?? []
    const code = letters.toUpperCase()
    const steamId = steamIdOf(id)
    const isCode =
      code.length === steamCodeLength && [...code].every(letter => steamCodeLetters.includes(letter))
    return isCode && steamId !== '' && line.match(endOfName)?.length === 1 ? [{ code, steamId, name }] : []
  })
