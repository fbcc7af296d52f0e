import { uploadOf } from '../keyplay/keyplay-table.ts'
import { type ColumnNames, findColumns, plainName, type Row, requireColumn } from '../shared/csv/columns.ts'
import { csvFaultReason } from '../shared/csv/fault-texts.ts'
import { times, valueIn, whole } from './cell-value.ts'
import type { FileContext, LayoutReader } from './layout-reader.ts'
import { type FileMap, sortCounts } from './tally.ts'

const names = {
  phase: ['phase'],
  player: ['steamId'],
  keyplay: ['keyplayId'],
  count: ['count'],
} as const satisfies ColumnNames<string>

const refuseOthers = (header: readonly string[], { faults }: FileContext): void => {
  const known = Object.values(names).flat().map(plainName)
  for (const name of header)
    if (!known.includes(plainName(name))) faults.add(1, name, csvFaultReason('COUNTS_COLUMN'))
}

/**
 * Creates the reader of counts: exactly the columns `phase, steamId, keyplayId, count`, each triple once (rulebook 8.7). It has
 * no maps: its counts of a phase are those of one whole map (rulebook 16.2).
 */
export const countsFile = (header: readonly string[], context: FileContext): LayoutReader => {
  const { faults, roster, keyplayTypes } = context
  const columns = findColumns(header, names)
  refuseOthers(header, context)
  const phaseIn = context.phaseReader(requireColumn(columns.phase, 'phase', faults))
  const playerColumn = requireColumn(columns.player, 'steamId', faults)
  const keyplayColumn = requireColumn(columns.keyplay, 'keyplayId', faults)
  const countColumn = requireColumn(columns.count, 'count', faults)
  const wholes = new Map<number, FileMap>()
  const triplesRead = new Set<string>()

  const wholeOf = (phase: number, { line }: Row): FileMap => {
    const names = { key: '', match: '', map: '', number: '' }
    const whole = wholes.get(phase) ?? {
      ...names,
      phase,
      whole: true,
      rounds: null,
      rows: 0,
      line,
      players: [],
      counts: [],
    }
    wholes.set(phase, whole)
    return whole
  }

  const checkKeyplay = ({ line }: Row, keyplayId: number): void => {
    const type = keyplayTypes.get(keyplayId)
    const upload = type && uploadOf(keyplayId, type)
    if (upload === undefined)
      faults.add(line, keyplayColumn.name, csvFaultReason('KEYPLAY_UNKNOWN', { keyplay: keyplayId }))
    else if (upload !== context.type)
      faults.add(line, keyplayColumn.name, csvFaultReason('KEYPLAY_UPLOAD', { keyplay: keyplayId, upload }))
  }

  return {
    uncounted: () => [],
    notes: () => [],
    row(row) {
      const phase = phaseIn(row)
      const player = roster.read(row, playerColumn)
      const keyplayId = valueIn(row, keyplayColumn, whole, undefined, faults)
      const count = valueIn(row, countColumn, times, 0, faults)
      if (keyplayId !== undefined) checkKeyplay(row, keyplayId)
      if (phase === undefined || player === 0 || keyplayId === undefined) return
      const triple = `${phase} ${player} ${keyplayId}`
      if (triplesRead.has(triple)) faults.add(row.line, '', csvFaultReason('COUNT_TWICE'))
      triplesRead.add(triple)
      const ofPhase = wholeOf(phase, row)
      ofPhase.rows += 1
      if (count > 0 && roster.isKnown(player))
        ofPhase.counts.push({ phase, steamId: roster.steamId(player), keyplayId, count })
    },
    maps: () =>
      Array.from(wholes.values(), whole => ({
        ...whole,
        players: Array.from(new Set(whole.counts.map(({ steamId }) => steamId))).sort(),
        counts: sortCounts(whole.counts),
      })),
  }
}
