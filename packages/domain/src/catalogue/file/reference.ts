/** The records that cells can name: roles and styles by name or id, teams by key or name. */
export type CatalogueFileLinks = {
  roles: readonly { id: number; name: string }[]
  styles: readonly { id: number; name: string }[]
  teams: readonly { key: string; name: string }[]
}

type Named = { readonly id: number; readonly name: string }

const plain = (text: string): string => text.trim().toLowerCase()
const isNumber = (text: string): boolean => /^\d+$/.test(text)

/**
 * Finds the record that a text names by its id or, ignoring case, by its name; undefined if no record or several match
 * (rulebook 11.24).
 */
export const findByNameOrId = <T extends Named>(text: string, records: readonly T[]): T | undefined => {
  const name = plain(text)
  if (isNumber(name)) return records.find(record => record.id === Number(name))
  const found = records.filter(record => plain(record.name) === name)
  return found.length === 1 ? found[0] : undefined
}

/** Returns the text by which `findByNameOrId` finds a record: its name, or its id if the name is empty or not unique. */
export const nameOrId = <T extends Named>(record: T, records: readonly T[]): string =>
  plain(record.name) &&
  findByNameOrId(record.name, records)?.id === record.id &&
  !isNumber(plain(record.name))
    ? record.name.trim()
    : String(record.id)

/** Finds the key of the team that a text names: by its key, else, ignoring case, by a name that only one team has. */
export const findTeamKey = (
  text: string,
  teams: readonly { readonly key: string; readonly name: string }[],
): string | undefined => {
  if (teams.some(({ key }) => key === text)) return text
  const named = teams.filter(({ name }) => plain(name) === plain(text))
  return named.length === 1 ? named[0]?.key : undefined
}
