/** The kinds of records, rewards of events, users and leagues, whose names an entry of the audit log shows in place of ids. */
export const referencedKinds = [
  'team',
  'player',
  'role',
  'style',
  'map',
  'perk',
  'reward',
  'event_reward',
  'user',
  'league',
] as const
export type ReferencedKind = (typeof referencedKinds)[number]
export type ReferencedIds = Readonly<Record<ReferencedKind, ReadonlySet<number>>>

/** The fields of states that hold an id of a record, or a list of ids. */
const kindsByField: ReadonlyMap<string, ReferencedKind> = new Map([
  ['teamId', 'team'],
  ['homeTeamId', 'team'],
  ['awayTeamId', 'team'],
  ['playerId', 'player'],
  ['players', 'player'],
  ['roleId', 'role'],
  ['styleId', 'style'],
  ['mapId', 'map'],
  ['perks', 'perk'],
  ['rewardId', 'reward'],
  ['eventRewardId', 'event_reward'],
  ['userIds', 'user'],
  ['userId', 'user'],
  ['leagueId', 'league'],
])

const isId = (value: unknown): value is number => Number.isInteger(value)

/** Collects the ids that states refer to, by kind, at any depth. */
export function referencedIds(states: readonly unknown[]): ReferencedIds {
  const found = Object.fromEntries(referencedKinds.map(kind => [kind, new Set<number>()])) as Record<
    ReferencedKind,
    Set<number>
  >
  const visit = (value: unknown, field: string): void => {
    if (Array.isArray(value)) for (const each of value) visit(each, field)
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) visit(inner, name)
    else {
      const kind = kindsByField.get(field)
      if (kind && isId(value)) found[kind].add(value)
    }
  }
  for (const state of states) visit(state, '')
  return found
}
