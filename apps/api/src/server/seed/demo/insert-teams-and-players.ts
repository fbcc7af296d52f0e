import type { Queryable } from '../../../ground/db/db.ts'
import { players, portraitOf, type TeamKey, teams } from './data/teams-and-players.ts'

export type InsertedTeams = {
  teamIds: Map<TeamKey, number>
  playersOf: Map<TeamKey, number[]>
  bySteamId: Map<string, number>
}

/** Inserts the four teams with their twenty players; crests and portraits follow the team's key. */
export async function insertTeamsAndPlayers(db: Queryable): Promise<InsertedTeams> {
  const insertedTeams = await db.insertInto('team').values(teams).returning(['id', 'key']).execute()
  const idOf = (key: string) => insertedTeams.find(team => team.key === key)?.id ?? null
  const insertedPlayers = await db
    .insertInto('player')
    .values(
      players.map(player => ({
        name: player.name,
        steam_id: player.steamId,
        country: player.country,
        birth: player.birth,
        img: portraitOf(player),
        team_id: idOf(player.team),
        role_id: player.roleId,
        style_id: player.styleId,
      })),
    )
    .returning(['id', 'steam_id', 'team_id'])
    .execute()
  const membersOf = (key: string) =>
    insertedPlayers.filter(player => player.team_id === idOf(key)).map(player => player.id)
  return {
    teamIds: new Map(teams.map(({ key }) => [key, idOf(key) ?? 0])),
    playersOf: new Map(teams.map(({ key }) => [key, membersOf(key)])),
    bySteamId: new Map(insertedPlayers.map(player => [player.steam_id, player.id])),
  }
}
