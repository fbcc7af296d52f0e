/** The ID of a test person: `[U:1:n]`. */
const idOf = (person: string): string => `[U:1:${person.charCodeAt(0) - 64}]`

/** The SteamID64 of a test person, named by a letter: A is account 1. */
export const steamIdOf = (person: string): string =>
  String(76_561_197_960_265_728n + BigInt(person.charCodeAt(0) - 64))

/** A person as spelled in a line: A to E are on CT, F to J on T. */
export const spellingOf = (person: string, side = person < 'F' ? 'CT' : 'TERRORIST'): string =>
  `"${person}<3><${idOf(person)}><${side}>"`

const at = '[1 2 3]'

/** The log lines that tests are built from. */
export const says = {
  score: (roundsPlayed: number, score = '0:0', map = 'de_nuke') =>
    `MatchStatus: Score: ${score} on map "${map}" RoundsPlayed: ${roundsPlayed}`,
  freeze: 'Starting Freeze period',
  start: 'World triggered "Round_Start"',
  won: (side: 'CT' | 'TERRORIST') => `Team "${side}" triggered "SFUI_Notice_Round_Won"`,
  reload: 'World triggered "Match_Reloaded" on "de_nuke"',
  over: 'Game Over: competitive  de_nuke score 1:0 after 3 min',
  kill: (attacker: string, victim: string, more = 'with "ak47"') =>
    `${spellingOf(attacker)} ${at} killed ${spellingOf(victim)} ${at} ${more}`,
  attack: (attacker: string, victim: string, health: number, weapon = 'ak47') =>
    `${spellingOf(attacker)} ${at} attacked ${spellingOf(victim)} ${at} with "${weapon}" (damage "9") (damage_armor "0") (health "${health}") (armor "0") (hitgroup "chest")`,
  here: (...people: string[]) => people.map(person => `${spellingOf(person)} picked up "knife"`),
  suicide: (person: string) => `${spellingOf(person)} ${at} committed suicide with "world"`,
  left: (person: string) => `${spellingOf(person)} disconnected (reason "NETWORK_DISCONNECT_TIMEDOUT")`,
  statistics: (round: number, rows: Record<string, string>) => [
    'JSON_BEGIN{',
    '"name": "round_stats",',
    `"round_number" : "${round}",`,
    '"fields" : "accountid, kills, deaths, dmg, 3k, 4k, 5k, firstk, mvp"',
    '"players" : {',
    ...Object.entries(rows).map(([person, row]) => `"player_1" : "  ${person.charCodeAt(0) - 64},${row}"`),
    '}}JSON_END',
  ],
}

type Line = string | readonly string[]

/** Writes lines as a log file, one second apart, the first at 19:00:00. */
export const logOf = (...lines: Line[]): string =>
  lines
    .flat()
    .map((line, second) => {
      const time = new Date(Date.UTC(2026, 0, 19, 19, 0, second)).toISOString().slice(11, 19)
      return `L 01/19/2026 - ${time}: ${line}\n`
    })
    .join('')

/** The lines of a round that CT wins, with these events in it. */
export const round = (number: number, ...events: Line[]): string[] =>
  [
    says.start,
    events,
    says.won('CT'),
    says.score(number, `${number}:0`),
    says.freeze,
    says.score(number, `${number}:0`),
  ]
    .flat(2)
    .map(String)

/** The first lines of a match. */
export const begin: string[] = [says.freeze, says.score(0)]
