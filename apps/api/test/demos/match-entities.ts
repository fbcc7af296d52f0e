import type { Entity, Values } from './entities.ts'

export type Team = 2 | 3
/** The sides: terrorists, and counter-terrorists. */
export const [terrorist, counter] = [2, 3] as const

/** A `steamId` of '0' is a bot. */
export type MatchPerson = { name: string; steamId: string; team: string; side: Team }
export type Person = MatchPerson & {
  place: number
  health: number
  isAlive: boolean
  mvps: number
  totals: { m_iKills: number; m_iDamage: number; m_iUtilityDamage: number }
}

export const rulesId = 20
export const pawnId = (place: number) => 101 + place
export const handle = (id: number) => ((id + 1) << 14) | id

/** Finds the name of the team that plays on a side. */
export const teamOn = (people: readonly Person[], side: Team): string =>
  people.find(person => person.side === side)?.team ?? ''

/** Lists all entities of a match as they are at a tick. */
export function snapshotOf(people: readonly Person[], rules: Values, tick: number): Entity[] {
  const players = people.map(person => ({
    ...{ id: person.place + 1, of: 'CCSPlayerController' as const, create: true },
    values: {
      ...{ m_iTeamNum: person.side, m_iszPlayerName: person.name, m_steamID: person.steamId },
      ...{ m_pActionTrackingServices: { ...person.totals }, m_hPlayerPawn: handle(pawnId(person.place)) },
      ...{ m_bPawnIsAlive: person.isAlive, m_iMVPs: person.mvps },
      ...{
        m_hPawn: handle(pawnId(person.place)),
        m_iConnected: 0,
        m_hOriginalControllerOfCurrentPawn: 16_777_215,
        m_bControllingBot: false,
        m_iCompTeammateColor: 0,
      },
      ...{
        m_iScore: 0,
        m_iCompetitiveRankType: 0,
        m_iCompetitiveRanking: 0,
        m_iCompetitiveWins: 0,
        m_szCrosshairCodes: '',
      },
      m_pInGameMoneyServices: { m_iAccount: 800, m_iTotalCashSpent: 0, m_iCashSpentThisRound: 0 },
    },
  }))
  const teams = ([terrorist, counter] as const).map(side => ({
    ...{ id: 19 + side, of: 'CCSTeam' as const, create: true },
    values: {
      ...{ m_iTeamNum: side, m_iScore: 0, m_szTeamname: side === counter ? 'CT' : 'TERRORIST' },
      m_szClanTeamname: teamOn(people, side),
    },
  }))
  const pawns = people.map(person => ({
    ...{ id: pawnId(person.place), of: 'CCSPlayerPawn' as const, create: true },
    values: {
      ...{ m_iHealth: person.health, m_lifeState: person.isAlive ? 0 : 2, m_iTeamNum: person.side },
      m_flSimulationTime: tick / 64,
      CBodyComponent: { m_cellX: 32, m_cellY: 32, m_cellZ: 32, m_vecX: 0, m_vecY: 0, m_vecZ: 0 },
      ...{ m_hController: handle(person.place + 1), m_flFlashDuration: 0 },
      m_pWeaponServices: { m_hActiveWeapon: 16_777_215 },
      ...{
        m_bIsDefusing: false,
        m_fFlags: 1,
        m_hGroundEntity: 0,
        m_ArmorValue: 0,
        m_unCurrentEquipmentValue: 0,
        m_unRoundStartEquipmentValue: 0,
        m_unFreezetimeEndEquipmentValue: 0,
      },
    },
  }))
  return [
    ...players,
    { id: rulesId, of: 'CCSGameRulesProxy', create: true, values: { m_pGameRules: { ...rules } } },
    ...teams,
    ...pawns,
  ]
}
