import { type Column, cellOf, type Row } from '../shared/csv/columns.ts'
import { csvFaultReason } from '../shared/csv/fault-texts.ts'
import type { FaultList } from '../shared/csv/faults.ts'
import { steamIdOf } from '../shared/steam-id.ts'

/**
 * A kind of cell: `read` returns its value, or undefined for a text of another kind; `mustBe` is then the reason of the
 * fault (rulebook 8.9).
 */
export type CellKind<T> = { read(text: string): T | undefined; mustBe: string }

/** The largest number that a cell can have. */
const largestNumber = 2_147_483_647

/** Spreadsheets write them in their language: English, German, French, Polish, Spanish, Italian, Portuguese. */
const trueWords = ['true', '1', '1.0', 'wahr', 'vrai', 'prawda', 'verdadero', 'vero', 'verdadeiro']
const falseWords = ['false', '0', '0.0', 'falsch', 'faux', 'fałsz', 'falso']
const flags: ReadonlyMap<string, boolean> = new Map([
  ...trueWords.map(word => [word, true] as const),
  ...falseWords.map(word => [word, false] as const),
])

const numberLike = (form: RegExp, largest: number) => (text: string) =>
  form.test(text) && Number(text) <= largest ? Number(text) : undefined

/** Reads a whole number; some tables write it as `2332.0`. */
const wholeUpTo = (largest: number): CellKind<number> => ({
  read: numberLike(/^\d+(\.0+)?$/, largest),
  mustBe: csvFaultReason('WHOLE_NUMBER', { most: largest }),
})

/** Reads `true/false` in any case and in the languages of spreadsheets, `1/0`, `1.0/0.0`. */
export const flag: CellKind<boolean> = {
  read: text => flags.get(text.toLowerCase()),
  mustBe: csvFaultReason('FLAG'),
}
/** Reads a whole number. */
export const whole = wholeUpTo(largestNumber)
/** Reads how often a player did something; the limit keeps the sum over the largest number of maps storable. */
export const times = wholeUpTo(32_767)
/** Reads the number of a round, which is stored in sixteen bits. */
export const roundNumber = wholeUpTo(65_535)
const decimalNumber = numberLike(/^\d+(\.\d+)?$/, largestNumber)
/** Reads a number with or without decimals, after a point or a comma. */
export const decimal: CellKind<number> = {
  read: text => decimalNumber(text.replace(',', '.')),
  mustBe: csvFaultReason('NUMBER', { most: largestNumber }),
}
/** Reads any form of a SteamID as a SteamID64, which stays text as it does not fit into a number (rulebook 8.29). */
export const steamId: CellKind<string> = {
  read: text => (/^\d{1,20}$/.test(text) ? text : steamIdOf(text.toUpperCase()) || undefined),
  mustBe: csvFaultReason('STEAM_ID'),
}
/** Reads any text. */
export const anyText: CellKind<string> = { read: text => text, mustBe: '' }

/** Whether a cell has no value, as the programs that write CSV files say it. */
export const isNothing = (text: string): boolean => /^(|nan|none|null|<na>)$/i.test(text)

const botForm = /^(0+(\.0+)?|BOT|STEAM_\d:0:0|\[U:1:0\])$/i

/**
 * Whether the cell of a SteamID has a person, a bot, or no one: 0 is a bot, and so is an empty cell next to a name (rulebook
 * 8.29).
 */
export const kindOfPerson = (
  row: Row,
  column: Column,
  nameColumn: Column | undefined,
): 'person' | 'bot' | 'none' => {
  const text = cellOf(row, column)
  if (isNothing(text)) return isNothing(cellOf(row, nameColumn)) ? 'none' : 'bot'
  return botForm.test(text) ? 'bot' : 'person'
}

/** Returns a row's value in a column; `absent` if the file has no such column or the cell is a fault. */
export const valueIn = <T>(
  row: Row,
  column: Column | undefined,
  { read, mustBe }: CellKind<T>,
  absent: T,
  faults: FaultList,
): T => {
  if (!column) return absent
  const value = read(cellOf(row, column))
  if (value === undefined) faults.add(row.line, column.name, mustBe)
  return value ?? absent
}
