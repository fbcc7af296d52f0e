import { uploadOf } from '../keyplay/keyplay.ts'
import { type ColumnNames, findColumns, plainName, type Row } from './column.ts'
import type { FileFacts, FileReader } from './file-reader.ts'
import { needColumn } from './needed-column.ts'
import type { ScoreFileCount } from './tally.ts'
import { times, valueIn, whole } from './value.ts'

const names = {
  phase: ['phase'],
  player: ['steamId'],
  keyplay: ['keyplayId'],
  count: ['count'],
} as const satisfies ColumnNames<string>

const refuseOthers = (header: readonly string[], { faults }: FileFacts): void => {
  const known = Object.values(names).flat().map(plainName)
  for (const name of header)
    if (!known.includes(plainName(name))) faults.add(1, name, 'A counts file has no such column.')
}

/** Reads counts: `phase, steamId, keyplayId, count` and nothing else, each triple once (keyplays.md, Counts). */
export const countsFile = (header: readonly string[], facts: FileFacts): FileReader => {
  const { faults, roster, keyplayTypes } = facts
  const columns = findColumns(header, names)
  refuseOthers(header, facts)
  const phaseIn = facts.phaseIn(needColumn(columns.phase, 'phase', faults))
  const playerColumn = needColumn(columns.player, 'steamId', faults)
  const keyplayColumn = needColumn(columns.keyplay, 'keyplayId', faults)
  const countColumn = needColumn(columns.count, 'count', faults)
  const counts: ScoreFileCount[] = []
  const seen = new Set<string>()

  const checkKeyplay = ({ line }: Row, keyplayId: number): void => {
    const type = keyplayTypes.get(keyplayId)
    const upload = type && uploadOf(keyplayId, type)
    if (upload === undefined) faults.add(line, keyplayColumn.name, `No keyplay has the id ${keyplayId}.`)
    else if (upload !== facts.type)
      faults.add(line, keyplayColumn.name, `Keyplay ${keyplayId} belongs to the ${upload} upload.`)
  }

  return {
    uncounted: [],
    row(row) {
      const phase = phaseIn(row)
      const player = roster.read(row, playerColumn)
      const keyplayId = valueIn(row, keyplayColumn, whole, undefined, faults)
      const count = valueIn(row, countColumn, times, 0, faults)
      if (keyplayId !== undefined) checkKeyplay(row, keyplayId)
      if (phase === undefined || player === 0 || keyplayId === undefined) return
      const triple = `${phase} ${player} ${keyplayId}`
      if (seen.has(triple)) faults.add(row.line, '', 'This phase, steamId and keyplayId stand twice.')
      seen.add(triple)
      if (count > 0 && roster.counts(player))
        counts.push({ phase, steamId: roster.steamId(player), keyplayId, count })
    },
    counts: () => counts,
  }
}
