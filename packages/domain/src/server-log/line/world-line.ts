import type { LogSide } from './server-log.ts'

/** How the bomb ended a round; `none` if it did not. */
export type BombEnd = 'defused' | 'exploded' | 'none'

/** What a line of the server itself says about the match. */
export type WorldLine =
  | { event: 'map' | 'match start'; map: string }
  | { event: 'warm-up' | 'freeze' | 'round start' | 'round end' | 'reload' | 'game over' | 'statistics' }
  | { event: 'won'; side: LogSide; bomb: BombEnd; score: Record<LogSide, number> | undefined }
  | { event: 'team'; side: LogSide; name: string }
  | { event: 'score'; score: Record<LogSide, number>; map: string; roundsPlayed: number }

const side = (text: string | undefined): LogSide => (text === 'CT' ? 'CT' : 'TERRORIST')

/** What the server says of its match in a word. */
export const worldEvents: ReadonlyMap<string, WorldLine> = new Map([
  ['Warmup_Start', { event: 'warm-up' }],
  ['Round_Start', { event: 'round start' }],
  ['Round_End', { event: 'round end' }],
  ['SFUI_Notice_Round_Draw', { event: 'round end' }],
  ['Match_Reloaded', { event: 'reload' }],
])

const readWorld = (line: string): WorldLine | undefined => {
  const [, name = '', map = ''] = /^World triggered "(\w+)"(?: on "([^"]*)")?/.exec(line) ?? []
  return name === 'Match_Start' ? { event: 'match start', map } : worldEvents.get(name)
}

const bombEnds: ReadonlyMap<string, BombEnd> = new Map([
  ['Bomb_Defused', 'defused'],
  ['Target_Bombed', 'exploded'],
])

const readTeam = (line: string): WorldLine | undefined => {
  const form =
    /^Team "(CT|TERRORIST)" triggered "SFUI_Notice_(\w+)"(?: \(CT "(\d{1,4})"\) \(T "(\d{1,4})"\))?/
  const [, winner, notice = '', ct, t] = form.exec(line) ?? []
  if (winner !== undefined) {
    const score = ct === undefined || t === undefined ? undefined : { CT: Number(ct), TERRORIST: Number(t) }
    return { event: 'won', side: side(winner), bomb: bombEnds.get(notice) ?? 'none', score }
  }
  return readName(line)
}

const readName = (line: string): WorldLine | undefined => {
  const [, playing, name] = /^(?:MatchStatus: )?Team playing "(CT|TERRORIST)": (.*)$/.exec(line) ?? []
  return name === undefined ? undefined : { event: 'team', side: side(playing), name: name.trim() }
}

const readStatus = (line: string): WorldLine | undefined => {
  const form = /^MatchStatus: Score: (\d{1,4}):(\d{1,4}) on map "([^"]*)" RoundsPlayed: (-?\d{1,4})/
  const [, ct, t, map = '', played] = form.exec(line) ?? []
  if (ct === undefined) return readName(line)
  return {
    event: 'score',
    score: { CT: Number(ct), TERRORIST: Number(t) },
    map,
    roundsPlayed: Number(played),
  }
}

const readMap = (line: string): WorldLine | undefined => {
  const map = /^(?:Loading|Started) map "([^"]*)"/.exec(line)?.[1]
  if (map !== undefined) return { event: 'map', map }
  return line.startsWith('Starting Freeze period') ? { event: 'freeze' } : undefined
}

/** The reader of a line, by its first letter. */
const readers: Readonly<Record<string, (line: string) => WorldLine | undefined>> = {
  W: readWorld,
  T: readTeam,
  M: readStatus,
  S: readMap,
  L: readMap,
  G: line => (line.startsWith('Game Over: ') ? { event: 'game over' } : undefined),
  J: line => (line.startsWith('JSON_BEGIN{') ? { event: 'statistics' } : undefined),
}

/** Reads a line of the server itself; undefined if it says nothing about a match. */
export const worldLine = (line: string): WorldLine | undefined => readers[line.charAt(0)]?.(line)
