/** Text that a spreadsheet would take for a formula, including any apostrophes that already prevent that. */
const formula = /^'*[=+\-@\t\r\n]/
const keptFormula = /^'+[=+\-@\t\r\n]/

/** Puts an apostrophe before a text that a spreadsheet would take for a formula (rulebook 11.26). */
export const neutralCell = (text: string): string => (formula.test(text) ? `'${text}` : text)

/** Returns the original text of a cell that `neutralCell` wrote. */
export const plainCell = (cell: string): string => (keptFormula.test(cell) ? cell.slice(1) : cell)

const csvCell = (text: string): string => {
  const cell = neutralCell(text)
  return /[",;\s]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/**
 * Writes rows as a CSV file that spreadsheets open as UTF-8 and in which they take no cell for a formula (rulebook 11.26).
 *
 * @example
 * toCsv([['name', 'team'], ['=donk', 'Team Spirit']]) // "\uFEFFname,team\r\n'=donk,\"Team Spirit\"\r\n"
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map(row => `${row.map(csvCell).join(',')}\r\n`).join('')}`
