import type { Queryable } from '../../db/db.ts'
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
      players.map(({ team, name, steamId, country, birth, roleId, styleId }) => ({
        name,
        steam_id: steamId,
        country,
        birth,
        img: portraitOf(team, name),
        team_id: idOf(team),
        role_id: roleId,
        style_id: styleId,
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
