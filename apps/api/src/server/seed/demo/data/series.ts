import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  keyplays,
  type ScoreFileMap,
  type ScoreFileResult,
  type ScoreFileType,
  scoreFileReader,
} from '@game/domain'
import { readCsv } from '../../../../ground/csv/read-csv.ts'
import { players, type TeamKey } from './teams-and-players.ts'

export type SeriesName = 'vitality-furia' | 'spirit-falcons'

export type PlayedMap = { file: string; home: number; away: number }
type Series = { home: TeamKey; away: TeamKey; maps: PlayedMap[] }

/** The two real series, with the rounds that each side won on each map. */
export const series: Record<SeriesName, Series> = {
  'vitality-furia': {
    home: 'vitality',
    away: 'furia',
    maps: [
      { file: 'de_mirage', home: 11, away: 13 },
      { file: 'de_inferno', home: 13, away: 8 },
      { file: 'de_nuke', home: 13, away: 2 },
      { file: 'de_overpass', home: 13, away: 10 },
    ],
  },
  'spirit-falcons': {
    home: 'spirit',
    away: 'falcons',
    maps: [
      { file: 'de_dust2', home: 16, away: 12 },
      { file: 'de_mirage', home: 13, away: 7 },
      { file: 'de_ancient', home: 13, away: 10 },
    ],
  },
}

type Read = Extract<ScoreFileResult, { ok: true }> & { maps: ScoreFileMap[] }
export type SeriesFile = Read & { type: ScoreFileType; fileName: string; checksum: string }

const ending = { kill: 'kills', match: 'stats' } as const
const steamIds = new Set(players.map(player => player.steamId))
const keyplayTypes = new Map(keyplays.map(({ id, type }) => [id, type] as const))

/** Reads both files of a series as uploads for that phase. */
export const readSeries = (name: SeriesName, phaseIndex: number): Promise<SeriesFile[]> =>
  Promise.all((['kill', 'match'] as const).map(type => readSeriesFile(name, type, phaseIndex)))

async function readSeriesFile(
  name: SeriesName,
  type: ScoreFileType,
  phaseIndex: number,
): Promise<SeriesFile> {
  const fileName = `${name}-${ending[type]}.csv`
  const bytes = await readFile(new URL(`${fileName}`, import.meta.url))
  const reader = scoreFileReader({
    type,
    phaseIndex,
    phases: [phaseIndex],
    knows: steamId => steamIds.has(steamId),
    keyplayTypes,
  })
  const read = await readCsv(() => Readable.from([bytes]), reader)
  if (!read.ok) throw new Error(`${fileName}: ${JSON.stringify(read.faults)}`)
  return {
    ...read,
    maps: reader.maps(),
    type,
    fileName,
    checksum: createHash('sha256').update(bytes).digest('hex'),
  }
}
