import { invalidFields } from '../catalogue/index.ts'
import { accept, type Result, refuse } from '../shared/result.ts'
import type { PlayerFacts } from './own-players.ts'

/** A player of a private event's own; `known` is the player of the catalogue with the same SteamID. */
export type AdoptedPlayer = { id: number; name: string; steamId: string; known: number | null } & PlayerFacts
/** A team of a private event's own; `known` is a team of the catalogue with the same name. */
export type AdoptedTeam = { id: number; name: string; known: number | null }

/** What an admin says of own players and teams: the records of the catalogue that they are, or the facts that are not known; a team of null is made. */
export type AdoptionMatches = {
  players: readonly ({ id: number; playerId?: number | undefined } & {
    [fact in keyof PlayerFacts]?: PlayerFacts[fact] | undefined
  })[]
  teams: readonly { id: number; teamId?: number | null | undefined }[]
}

/** What becomes of an own player or team: another record of the catalogue, or with null one itself; `lacks` are the fields that have still to be said. */
export type PlannedPlayer = AdoptedPlayer & { playerId: number | null; lacks: string[] }
/** What becomes of an own team: another team of the catalogue, or with null a new one; `lacks` as for players. */
export type PlannedTeam = AdoptedTeam & { teamId: number | null; lacks: string[] }
/** What an adoption makes of an event's own players and teams (rulebook 30.17). */
export type AdoptionPlan = { players: PlannedPlayer[]; teams: PlannedTeam[] }

const factFields = ['country', 'birth', 'roleId', 'styleId'] as const
const fieldOf = { country: 'country', birth: 'birth', roleId: 'role', styleId: 'style' } as const

/**
 * Returns what becomes of a private event's own players and teams when it is adopted (rulebook 30.17): a player whose SteamID the catalogue has
 * is matched to that player, and everybody else needs all facts of one; a team whose name the catalogue has is that team, or one of the same name. `today` is
 * `YYYY-MM-DD`.
 *
 * @example
 * const anna = { id: 7, name: 'anna', steamId: '76561198000000001', known: 3, country: null, birth: null, roleId: null, styleId: null }
 * planAdoption({ players: [anna], teams: [] }, { players: [], teams: [] }, '2026-06-02').players[0]?.lacks // ['playerId']
 */
export const planAdoption = (
  { players, teams }: { players: readonly AdoptedPlayer[]; teams: readonly AdoptedTeam[] },
  matches: AdoptionMatches,
  today: string,
): AdoptionPlan => ({
  players: players.map(player => {
    const said = matches.players.find(({ id }) => id === player.id)
    const facts: PlayerFacts = {
      country: said?.country ?? player.country,
      birth: said?.birth ?? player.birth,
      roleId: said?.roleId ?? player.roleId,
      styleId: said?.styleId ?? player.styleId,
    }
    const playerId = said?.playerId ?? null
    const isMatched = playerId === player.known
    const lacks = isMatched ? (playerId === null ? lackingFacts(facts, today) : []) : ['playerId']
    return { ...player, ...facts, playerId, lacks }
  }),
  teams: teams.map(team => {
    const teamId = matches.teams.find(({ id }) => id === team.id)?.teamId
    const lacks = teamId === undefined && team.known !== null ? ['teamId'] : []
    return { ...team, teamId: teamId ?? null, lacks }
  }),
})

const lackingFacts = (facts: PlayerFacts, today: string): string[] => {
  const { country, birth, roleId: role, styleId: style } = facts
  const invalid = invalidFields('player', { country, birth, role, style }, today)
  return factFields.filter(fact => !facts[fact] || invalid.includes(fieldOf[fact]))
}

/** Checks that a plan lacks nothing (rulebook 30.17). Refuses ADOPTION_LACKS, with the first name and field. */
export const checkAdoption = ({ players, teams }: AdoptionPlan): Result<null> => {
  const lacking = [...teams, ...players].find(({ lacks }) => lacks.length > 0)
  return lacking
    ? refuse('ADOPTION_LACKS', { name: lacking.name, field: lacking.lacks[0] ?? '' })
    : accept(null)
}
