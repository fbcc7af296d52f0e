import { type Column, cellOf, type Row } from './column.ts'
import type { Faults } from './fault.ts'

/** A kind of cell (keyplays.md): how it reads, undefined where the text is none, and what is then said. */
export type Kind<T> = { read(text: string): T | undefined; mustBe: string }

/** The largest number that a cell may hold. */
const largestNumber = 2_147_483_647

const flags: ReadonlyMap<string, boolean> = new Map([
  ['True', true],
  ['true', true],
  ['1', true],
  ['False', false],
  ['false', false],
  ['0', false],
])

const numberLike = (form: RegExp, largest: number) => (text: string) =>
  form.test(text) && Number(text) <= largest ? Number(text) : undefined

const wholeUpTo = (largest: number): Kind<number> => ({
  read: numberLike(/^\d+$/, largest),
  mustBe: `Must be a whole number from 0 to ${largest}.`,
})

/** `true/false`, `True/False`, `1/0`. */
export const flag: Kind<boolean> = { read: text => flags.get(text), mustBe: 'Must be true or false.' }
export const whole = wholeUpTo(largestNumber)
/** How often somebody did something: so often on each of the most maps that a file may have is still a number the game keeps. */
export const times = wholeUpTo(32_767)
/** Rounds are kept in sixteen bits. */
export const roundNumber = wholeUpTo(65_535)
export const decimal: Kind<number> = {
  read: numberLike(/^\d+(\.\d+)?$/, largestNumber),
  mustBe: `Must be a number from 0 to ${largestNumber}.`,
}
/** SteamID64, which stays text: it does not fit a number. */
export const steamId: Kind<string> = {
  read: text => (/^\d{1,20}$/.test(text) ? text : undefined),
  mustBe: 'Must be a SteamID: digits only. Spreadsheets spoil them; keep the column as text.',
}
export const anyText: Kind<string> = { read: text => text, mustBe: '' }

/** The value of a row in a column; `absent` where the file has no such column, or the cell is a fault. */
export const valueIn = <T>(
  row: Row,
  column: Column | undefined,
  { read, mustBe }: Kind<T>,
  absent: T,
  faults: Faults,
): T => {
  if (!column) return absent
  const value = read(cellOf(row, column))
  if (value === undefined) faults.add(row.line, column.name, mustBe)
  return value ?? absent
}
