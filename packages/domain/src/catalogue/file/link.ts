type Named = { readonly id: number; readonly name: string }

const plain = (text: string): string => text.trim().toLowerCase()
const isNumber = (text: string): boolean => /^\d+$/.test(text)

/** What a text names, by its id or by its name, case aside; undefined where that is nothing, or several. */
export const findByNameOrId = <T extends Named>(text: string, all: readonly T[]): T | undefined => {
  const name = plain(text)
  if (isNumber(name)) return all.find(each => each.id === Number(name))
  const found = all.filter(each => plain(each.name) === name)
  return found.length === 1 ? found[0] : undefined
}

/** The key of the team that a text names: by that key, else by the name that only one team bears, case aside. */
export const findTeamKey = (
  text: string,
  teams: readonly { readonly key: string; readonly name: string }[],
): string | undefined => {
  if (teams.some(({ key }) => key === text)) return text
  const named = teams.filter(({ name }) => plain(name) === plain(text))
  return named.length === 1 ? named[0]?.key : undefined
}

/** What `findByNameOrId` finds the thing by: its name, or its id where the name is none or not its own alone. */
export const nameOrId = <T extends Named>(thing: T, all: readonly T[]): string =>
  plain(thing.name) && findByNameOrId(thing.name, all)?.id === thing.id && !isNumber(plain(thing.name))
    ? thing.name.trim()
    : String(thing.id)
