const delimiters = [',', ';', '\t', '|'] as const
/** What separates the cells of a CSV file (rulebook 8.2). */
export type CsvDelimiter = (typeof delimiters)[number]

const separatorLine = /^\uFEFF?"?sep=([,;\t|])"?\r?\n?$/i

/** Whether a file's first line only says what separates its cells, as `sep=;` does, which spreadsheets write. */
export const isSeparatorLine = (line: string): boolean => separatorLine.test(line)

/**
 * Returns what separates the cells of a CSV file that begins with this text: what its first line says, else what its header
 * has most of; a comma if it has none (rulebook 8.2).
 *
 * @example
 * delimiterOf('steamid;adr\n') // ';'
 */
export const delimiterOf = (beginning: string): CsvDelimiter => {
  const [line = ''] = beginning.split('\n', 1)
  const said = delimiters.find(each => each === separatorLine.exec(line)?.[1])
  const most = delimiters.toSorted((a, b) => line.split(b).length - line.split(a).length)[0]
  return said ?? most ?? ','
}
