import { type KillFeedColumns, marksOf } from '../keyplay/columns.ts'
import type { Kill } from '../keyplay/detector-input.ts'
import { needsKiller, weaponWord } from '../keyplay/weapon.ts'
import { type Column, cellOf, type Row } from '../shared/csv/columns.ts'
import { anyText, type CellKind, flag, kindOfPerson, steamId, valueIn, whole } from './cell-value.ts'
import type { FileContext } from './layout-reader.ts'

/** Reads the cells of a row of a kill feed. */
export type KillRow = {
  /**
   * Returns what the row is: `between people` if one person kills another outside the warm-up, `unnamed` if the row names no
   * attacker, but a weapon that only people have. Other rows are not read. A victim that is no one at all is a fault, found when
   * the row is read (rulebook 7.5).
   */
  kindOf(row: Row): 'between people' | 'unnamed' | 'other'
  kill(row: Row): Kill
  /** Returns the player who flashed the victim, 0 for none. */
  flasher(row: Row): number
}

/** Creates the reader of a kill feed's rows. */
export const killRow = (
  columns: KillFeedColumns,
  { attackerColumn, victimColumn }: { attackerColumn: Column; victimColumn: Column },
  { faults, roster }: Pick<FileContext, 'faults' | 'roster'>,
): KillRow => {
  const value = <T>(row: Row, column: Column | undefined, kind: CellKind<T>, absent: T): T =>
    valueIn(row, column, kind, absent, faults)
  return {
    kindOf(row) {
      if (flag.read(cellOf(row, columns.warmUp)) === true) return 'other'
      const victim = kindOfPerson(row, victimColumn, columns.victimName)
      if (victim === 'bot') return 'other'
      const by = kindOfPerson(row, attackerColumn, columns.attackerName)
      if (by === 'none' && victim === 'person' && needsKiller(weaponWord(cellOf(row, columns.weapon))))
        return 'unnamed'
      if (by !== 'person') return 'other'
      const attacker = steamId.read(cellOf(row, attackerColumn))
      const isKill = attacker === undefined || attacker !== steamId.read(cellOf(row, victimColumn))
      return isKill ? 'between people' : 'other'
    },
    kill: row => ({
      ...marksOf(mark => value(row, columns[mark], flag, false)),
      penetrated: value(row, columns.penetrated, whole, 0),
      weapon: weaponWord(value(row, columns.weapon, anyText, '')),
    }),
    flasher(row) {
      const { assister } = columns
      const isFlashed = value(row, columns.assistedflash, flag, false)
      return isFlashed && assister && kindOfPerson(row, assister, undefined) === 'person'
        ? roster.read(row, assister)
        : 0
    },
  }
}
