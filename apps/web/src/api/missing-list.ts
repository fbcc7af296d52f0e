/** The catalogue's lists, by call: an answer without its list cannot be read (section 8 of both specifications). */
const lists = {
  'catalogue.getKeyplays': 'keyplays',
  'catalogue.getStyles': 'styles',
  'catalogue.getTeams': 'teams',
  'catalogue.getPlayers': 'players',
  'catalogue.getMaps': 'maps',
  'catalogue.getRoles': 'roles',
  'catalogue.getPerks': 'perks',
} as const
export type List = (typeof lists)[keyof typeof lists]

const isListed = (procedure: string): procedure is keyof typeof lists => procedure in lists

/** The list that a call's answer should have and has not. */
export function missingList(procedure: string, body: unknown): List | undefined {
  if (!isListed(procedure)) return undefined
  const list = lists[procedure]
  const held: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, list) : undefined
  return Array.isArray(held) ? undefined : list
}
