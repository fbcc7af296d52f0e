/** What a spreadsheet would take for a formula, with any apostrophes that already keep it from that (threats.md). */
const formula = /^'*[=+\-@\t\r\n]/
const keptFormula = /^'+[=+\-@\t\r\n]/

/** A text as a cell that no spreadsheet takes for a formula: an apostrophe stands before what looks like one. */
export const neutralCell = (text: string): string => (formula.test(text) ? `'${text}` : text)

/** The text that `neutralCell` made a cell of. */
export const plainCell = (cell: string): string => (keptFormula.test(cell) ? cell.slice(1) : cell)

const cellOf = (text: string): string => {
  const cell = neutralCell(text)
  return /[",;\s]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** Rows as a CSV file that spreadsheets open as UTF-8 and take no cell of for a formula. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map(row => `${row.map(cellOf).join(',')}\r\n`).join('')}`
