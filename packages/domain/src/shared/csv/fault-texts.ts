import { frozen } from '../value/frozen.ts'

/** The English reasons of faults of CSV files; `{name}` is a placeholder for a fact (rulebook 8.23). */
export const csvFaultTexts = frozen({
  // any file
  EMPTY_FILE: 'The file is empty.',
  NO_ROWS: 'The file has no rows.',
  ROW_WIDTH: 'The row has {cells} cells, but the header has {columns}.',
  COLUMN_TWICE: 'This column appears twice.',
  COLUMN_MISSING: 'This column is missing.',
  TOO_MANY_COLUMNS: 'A row has more than {limit} columns.',
  CARRIAGE_RETURN: 'A line ends with a carriage return alone.',
  NOT_UTF8: 'The file is neither UTF-8 nor UTF-16. Spreadsheets can save it as CSV UTF-8.',
  SPREADSHEET:
    'This is a spreadsheet (such as .xlsx), which cannot be read. Open it and save each of its sheets as CSV UTF-8, or export CSV files from your program.',
  GZIP_BROKEN: 'The file cannot be unpacked.',
  UNPACKED_SIZE: 'Unpacked, the file is larger than {limit} MB.',
  QUOTE_OPEN: 'A quote is not closed.',
  QUOTE_INSIDE: 'A value that contains quotes must be quoted, with each inner quote doubled.',
  ROW_TOO_LONG: 'A row is longer than {limit} kB.',

  // score files
  NO_LAYOUT:
    'The header matches no known layout: counts (phase, steamId, keyplayId, count), kill feed (attacker_steamid, …) or player stats (steamid, …).',
  OTHER_UPLOAD: 'This is a {layout} file: it belongs to the {upload} upload.',
  COUNTS_COLUMN: 'A counts file has no such column.',
  KEYPLAY_UNKNOWN: 'No keyplay has the id {keyplay}.',
  KEYPLAY_UPLOAD: 'Keyplay {keyplay} belongs to the {upload} upload.',
  COUNT_TWICE: 'This phase, steamId and keyplayId appear twice.',
  DIES_TWICE:
    'Nobody dies twice in a round, but {steamId} does in round {round}: lines {first} and {second}. The file has kills of a warm-up or of another round or map there; maps need a column such as match_id or map_name.',
  KILLS_DEAD:
    'Nobody kills more than 10 seconds after dying, but {steamId} does in round {round}: lines {first} and {second}.',
  NO_PAUSE:
    'No round begins within 5 seconds of the last kill of the round before, but round {round} does: lines {first} and {second}.',
  STATS_TWICE: '{steamId} already has a row for this map.',
  PLAYER_UNKNOWN_OF_TEAM: 'No player has the SteamID {steamId}, of "{name}" in "{team}".',
  PLAYER_UNKNOWN_NAMED: 'No player has the SteamID {steamId}, of "{name}".',
  PLAYER_UNKNOWN: 'No player has the SteamID {steamId}.',
  NOBODY_KNOWN:
    'None of the players of this file is in the catalogue ({players} SteamIDs), so that nothing would count. It may belong to another event.',
  TOO_MANY_PLAYERS: 'A file names at most {limit} players.',
  TOO_MANY_MAPS: 'A file has at most {limit} maps.',
  PHASE_UNKNOWN: 'The event has no phase {phase}.',
  PHASE_CHOICE: 'The file has no phase column; choose a phase.',
  NO_LOG: 'This is not a server log: no line starts like "L 01/19/2026 - 19:03:48: ".',
  NO_ROUNDS: 'The log has no round that counts: only warm-up, or a match that was not played.',
  LOG_SERVICES: 'This file has logs of several servers ({services}). Upload each as a separate file.',
  COUNTS_ALONE: 'A counts file has no maps: it can only replace all counts of its phases, uploaded alone.',
  MAP_TWICE: 'This map is already in "{file}", line {line}.',
  FLAG: 'Must be true or false.',
  WHOLE_NUMBER: 'Must be a whole number from 0 to {most}.',
  NUMBER: 'Must be a number from 0 to {most}.',
  STEAM_ID:
    'Must be a SteamID: digits only, or like STEAM_1:0:12345 or [U:1:24690]. Spreadsheets spoil them; keep the column as text.',

  // notes about a score file that was read
  KNIFE_ROUND:
    'Round {round} is a knife round and is left out: all its kills are by knife (lines {first} to {last}).',
  LATER_KNIFE_ROUND:
    'All kills of round {round} are by knife (lines {first} to {last}). They count; check that it is no knife round.',
  LOG_NO_BEGINNING:
    'The log has {map} only from round {round} on. If another file has the rounds before, put both into one: counted apart, what is counted once a map is wrong.',
  LOG_NO_END:
    'The log does not have the end of {map}; the rounds that it has count. If another file has the rest, put both into one.',
  LOG_LEFT_OUT: '{map} is left out: the log does not have its end.',
  NO_KILLER:
    'Kills with a weapon but without an attacker: {kills} (lines {lines}). What they would have earned is missing, and nobody else opens a round after one of them.',
  NO_TEAMS: 'Kills without names of teams and without sides: {kills}. None of them is taken for a team kill.',
  ROUNDS_APART:
    'The kills of {map} are of {kills} rounds, its player stats of {stats}: one of the two files is not of the whole map.',
  FILE_MEMORY: 'Reading the file takes more than {limit} MB of memory.',
  FILE_TIME: 'Reading the file takes more than {limit} seconds.',

  NO_RESULT: 'The rows of {map} do not tell how it ended: its result is not entered.',

  // demos
  DEMO_NO_READER: 'Demos cannot be read here: there is no reader of demos for this platform ({platform}).',
  DEMO_OTHER_FILE: 'This is no demo of Counter-Strike 2.',
  DEMO_OF_CSGO: 'This is a demo of CS:GO; only those of Counter-Strike 2 can be read.',
  DEMO_CUT: 'The demo is cut: at least {bytes} bytes of it are missing. Copy it again.',
  DEMO_OF_PLAYER: 'A player recorded this demo; only those that a server records (GOTV) show everybody.',
  DEMO_DAMAGED:
    'Reading the demo failed. If it plays in the game, use the log of the server or tables; if not, it is damaged.',
  DEMO_VERSION:
    'Reading failed: the reader does not understand this demo (build {patch}). If it plays in the game, use the log of the server or tables; if not, it is damaged.',
  DEMO_MEMORY: 'Reading the demo takes more than {limit} MB of memory: it is damaged, or far too long.',
  DEMO_TIME: 'Reading the demo takes more than {limit} seconds: it is damaged, or far too long.',
  DEMO_FACTS: 'The demo has more events than a match on a map can have.',
  DEMO_NO_ROUNDS: 'The demo has no round that counts: only warm-up, or a match that was not played.',
  DEMO_OTHER_KILLS:
    'Round {round} of {map} has other kills than in "{file}". If these are two matches, upload each on its own.',
  TOO_MANY_DEMOS: 'At most {limit} demos can be uploaded at once.',
  DEMO_SIZE: 'Unpacked, the demo is larger than {limit} MB.',

  // notes about demos that were read
  DEMO_NOT_CLOSED:
    'The recording "{file}" was not closed, as when a server stops: its last rounds may be missing.',
  DEMO_REPEATED: '"{file}" adds nothing: another demo has all its rounds.',
  DEMO_REPLACED:
    'Rounds {first} to {last} of "{file}" do not count: the match went back, and a later demo has them.',

  // catalogue files
  KIND_COLUMN: 'A file of {kind}s has no such column.',
  NEW_NEEDS: 'This is a new {kind}, which also needs the columns {columns}.',
  EARLIER_LINE: 'This already appears in line {line}.',
  TOO_MANY_ROWS: 'A file has at most {limit} rows.',
  CELL_EMPTY: 'This cell is empty.',
  STEAM_ID_DIGITS: 'Must be a SteamID of 17 digits. Spreadsheets spoil them; keep the column as text.',
  NAME_LENGTH: 'Must have at most {limit} characters, and no NUL.',
  NAME_INVISIBLE: 'A name can’t contain invisible characters.',
  COUNTRY: 'Must be a country code of two letters, such as pl; "{value}" isn’t one.',
  DAY: 'Must be a date such as 1999-12-31; "{value}" isn’t one.',
  DAY_PAST: 'Must be a day in the past; {value} isn’t.',
  ROLE_UNKNOWN: 'No single role has the name or id "{value}".',
  STYLE_UNKNOWN: 'No single style has the name or id "{value}".',
  TEAM_UNKNOWN: 'No single team has the key or name "{value}".',
  PICTURE_KEY: 'Must have at most 64 of a-z, 0-9, _ and -.',

  // fixtures
  FIXTURE_COLUMN: 'This column is not read: fixtures have date, home, away, best of and maps.',
  FIXTURE_OPEN: 'This match is left out: its teams are not known yet.',
  DATE_TIME: 'Must be a time such as 2026-02-09 18:00 or 09.02.2026 18:00; "{value}" isn’t one.',
  PHASE_TEAM_UNKNOWN: 'No single team of this phase has the key or name "{value}".',
  TEAM_AGAINST_ITSELF: 'A team cannot play against itself.',
  BEST_OF: 'Must be a whole number from 1 to {most}, or such as Bo3.',
  MAP_UNKNOWN: 'There is no map "{value}".',
  MAPS_MANY: 'More maps than can be played: {limit}.',
  MAP_REPEATED: 'A map can be played only once in a match.',
} as const)

/** The name of a reason, such as `ROW_WIDTH`. */
export type CsvFaultCode = keyof typeof csvFaultTexts
type Facts = Readonly<Record<string, string | number>>

/** Words the reason of a fault in English, with its facts. */
export const csvFaultReason = (code: CsvFaultCode, facts: Facts = {}): string =>
  csvFaultTexts[code].replace(/\{(\w+)\}/g, (placeholder, name: string) => String(facts[name] ?? placeholder))

const escaped = (text: string): string => text.replace(/[.*+?^$()[\]\\|]/g, '\\$&')

/** The pattern of each reason, with a group for each fact. */
const forms = Object.entries(csvFaultTexts).map(([code, text]) => ({
  code: code as CsvFaultCode,
  form: new RegExp(`^${escaped(text).replace(/\{(\w+)\}/g, '(?<$1>[^]*)')}$`),
}))

/**
 * Recognises an English reason, so that a screen can show it in the user's language; null for an unknown one (rulebook
 * 8.23).
 *
 * @example
 * readCsvFault('A file has at most 5000 rows.') // { code: 'TOO_MANY_ROWS', facts: { limit: '5000' } }
 */
export const readCsvFault = (
  reason: string,
): { code: CsvFaultCode; facts: Readonly<Record<string, string>> } | null => {
  for (const { code, form } of forms) {
    const found = form.exec(reason)
    if (found) return { code, facts: { ...found.groups } }
  }
  return null
}
