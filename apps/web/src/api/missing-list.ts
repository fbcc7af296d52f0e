/** The event, the clan and the catalogue's lists, by call: an answer without it cannot be read (section 8 of both specifications). */
const lists = {
  'event.getEvent': 'event',
  'catalogue.getKeyplays': 'keyplays',
  'catalogue.getStyles': 'styles',
  'catalogue.getTeams': 'teams',
  'catalogue.getPlayers': 'players',
  'catalogue.getMaps': 'maps',
  'catalogue.getRoles': 'roles',
  'catalogue.getPerks': 'perks',
  'clan.getClan': 'clan',
} as const
export type List = (typeof lists)[keyof typeof lists]

const isListed = (procedure: string): procedure is keyof typeof lists => procedure in lists

/** The list, or the event, that a call's answer should have and has not. */
export function missingList(procedure: string, body: unknown): List | undefined {
  if (!isListed(procedure)) return undefined
  const list = lists[procedure]
  const held: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, list) : undefined
  return typeof held === 'object' && held !== null ? undefined : list
}
