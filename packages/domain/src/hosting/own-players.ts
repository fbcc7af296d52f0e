import { invalidFields } from '../catalogue/index.ts'
import { groupBy } from '../shared/group-by.ts'
import { accept, type Result, refuse } from '../shared/result.ts'
import { checkHostedTeams, type HostingLimits } from './private-event.ts'

/** What is known of a player besides name and SteamID; `birth` is `YYYY-MM-DD`, null stands for a fact that is not known. */
export type PlayerFacts = {
  country: string | null
  birth: string | null
  roleId: number | null
  styleId: number | null
}

/** An own player of a private event, with the name of the team (rulebook 30.10). */
export type OwnPlayer = { steamId: string; name: string; team: string } & PlayerFacts

/** What a row says of a player: a team or a fact that is missing stays as it is, and a fact of null is no longer known (rulebook 30.11). */
export type OwnPlayerRow = Pick<OwnPlayer, 'steamId' | 'name'> & Partial<Omit<OwnPlayer, 'steamId' | 'name'>>

/** What a row does with its player. */
export type OwnPlayerChange = { player: OwnPlayer; change: 'added' | 'changed' | 'left' }

/** The team of players without one (rulebook 30.11). */
export const teamOfOthers = 'Players'

type TeamLimits = Pick<HostingLimits, 'teams' | 'teamPlayers'>

const noFacts: PlayerFacts = { country: null, birth: null, roleId: null, styleId: null }
const nameLength = 100

/** The first field of a row that is missing or has a value that is not allowed; SteamIDs have 17 digits. */
const faultOf = ({ roleId, styleId, team, ...rest }: OwnPlayerRow, today: string): string | undefined => {
  if (rest.steamId === '' || rest.name === '') return rest.steamId === '' ? 'steamId' : 'name'
  const [field] = invalidFields('player', { ...rest, role: roleId, style: styleId }, today)
  if (field || rest.name.length > nameLength) return field ?? 'name'
  const isTeam =
    !team || (team.length <= nameLength && invalidFields('team', { name: team }, today).length === 0)
  return isTeam ? undefined : 'team'
}

const isSame = (one: OwnPlayer, other: OwnPlayer): boolean =>
  (Object.keys(one) as (keyof OwnPlayer)[]).every(field => one[field] === other[field])

const teamName = (name: string): string => name.trim().toLowerCase()

/**
 * Returns what each row does with the players of a private event, in the order of the rows (rulebook 30.11): a SteamID that is there changes its
 * player, another adds one. Names of teams are the same whatever their case. `today` is `YYYY-MM-DD`. Refuses OWN_PLAYER_INVALID,
 * OWN_PLAYER_REPEATED, OWN_TEAM_FULL, OWN_TEAMS_MANY.
 *
 * @example
 * const row = { steamId: '76561198000000001', name: 'anna' }
 * const plan = planOwnPlayers({ stored: [], rows: [row], today: '2026-06-02', limits: { teams: 10, teamPlayers: 8 } })
 * plan.ok && plan.value[0]?.change // 'added'
 */
export const planOwnPlayers = ({
  stored,
  rows,
  today,
  limits,
}: {
  stored: readonly OwnPlayer[]
  rows: readonly OwnPlayerRow[]
  today: string
  limits: TeamLimits
}): Result<OwnPlayerChange[]> => {
  const teams = new Map(stored.map(({ team }) => [teamName(team), team]))
  const teamOf = (name: string): string => {
    const known = teams.get(teamName(name)) ?? name.trim()
    teams.set(teamName(known), known)
    return known
  }
  const changes: OwnPlayerChange[] = []
  for (const [at, given] of rows.entries()) {
    const row = { ...given, name: given.name.trim() }
    const field = faultOf(row, today)
    if (field) return refuse('OWN_PLAYER_INVALID', { row: at + 1, field })
    const first = rows.findIndex(({ steamId }) => steamId === row.steamId)
    if (first < at) return refuse('OWN_PLAYER_REPEATED', { row: at + 1, first: first + 1 })
    const before = stored.find(({ steamId }) => steamId === row.steamId)
    const said = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined))
    const team = teamOf(row.team?.trim() || before?.team || teamOfOthers)
    const player: OwnPlayer = { ...noFacts, ...before, ...said, steamId: row.steamId, name: row.name, team }
    changes.push({ player, change: !before ? 'added' : isSame(before, player) ? 'left' : 'changed' })
  }
  return checkTeams(stored, changes, limits)
}

const checkTeams = (
  stored: readonly OwnPlayer[],
  changes: OwnPlayerChange[],
  limits: TeamLimits,
): Result<OwnPlayerChange[]> => {
  const changed = new Map(changes.map(({ player }) => [player.steamId, player]))
  const others = stored.filter(({ steamId }) => !changed.has(steamId))
  const teams = groupBy([...others, ...changed.values()], ({ team }) => team)
  for (const [name, players] of teams)
    if (players.length > limits.teamPlayers)
      return refuse('OWN_TEAM_FULL', { name, limit: limits.teamPlayers })
  const checked = checkHostedTeams(teams.size, limits)
  return checked.ok ? accept(changes) : checked
}

/** Teams with the ids of their players. */
type Teams = readonly { teamId: number; players: readonly number[] }[]
type Entry = { teamId: number; playerId: number }

/**
 * Returns what lists an event's own teams in a phase (rulebook 30.11): the teams and players to add, the players to take out, as they are of another of the teams
 * now, and the teams that have no players any more. Who is listed for a team of the catalogue stays there.
 *
 * @example
 * ownLineUp([], [{ teamId: 4, players: [7] }]) // { teams: [4], players: [{ teamId: 4, playerId: 7 }], leaving: [], empty: [] }
 */
export const ownLineUp = (
  lineUp: Teams,
  own: Teams,
): { teams: number[]; players: Entry[]; leaving: Entry[]; empty: number[] } => {
  const isOf = ({ teamId, playerId }: Entry): boolean =>
    own.some(team => team.teamId === teamId && team.players.includes(playerId))
  const isOwnTeam = (id: number): boolean => own.some(({ teamId }) => teamId === id)
  const isOwnPlayer = (id: number): boolean => own.some(({ players }) => players.includes(id))
  const listed = entriesOf(lineUp)
  const leaving = listed.filter(
    entry => isOwnTeam(entry.teamId) && isOwnPlayer(entry.playerId) && !isOf(entry),
  )
  const staying = listed.filter(entry => !leaving.includes(entry))
  const isListed = ({ playerId }: Entry): boolean => staying.some(each => each.playerId === playerId)
  return {
    teams: own.flatMap(({ teamId, players }) =>
      players.length > 0 && !lineUp.some(team => team.teamId === teamId) ? [teamId] : [],
    ),
    players: entriesOf(own).filter(entry => !isListed(entry)),
    leaving,
    empty: lineUp.flatMap(({ teamId }) =>
      own.some(team => team.teamId === teamId && team.players.length === 0) ? [teamId] : [],
    ),
  }
}

const entriesOf = (teams: Teams): Entry[] =>
  teams.flatMap(({ teamId, players }) => players.map(playerId => ({ teamId, playerId })))
