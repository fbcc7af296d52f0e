import { hourMs } from '@game/domain'
import { insertEvent, type LockedEvent } from '../../../game/event/edit/edit-queries.ts'
import type { PhaseAt } from '../../../game/event/edit/phase-queries.ts'
import { insertPlayers, insertTeams } from '../../../game/event/line-up/line-up-queries.ts'
import { insertMatch, replaceMaps } from '../../../game/event/match/match-queries.ts'
import { insertPhase, replaceRolledPerks } from '../../../game/event/phase/phase-queries.ts'
import { insertReward } from '../../../game/event/reward/reward-queries.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import { maps } from '../catalogue/records.ts'
import { type PlayedMap, series } from './data/series.ts'
import type { InsertedTeams } from './insert-teams-and-players.ts'
import type { DemoUser } from './insert-users.ts'
import type { PlannedEvent, PlannedMatch, PlannedPhase } from './tournaments/plan.ts'

const hoursToMatch = 2

export async function insertDemoEvent(db: Queryable, plan: PlannedEvent): Promise<LockedEvent> {
  const { name, img, public: isPublic, featured } = plan
  const event = await insertEvent(db, { name, img, public: isPublic, featured })
  for (const { rewardId, ...reward } of plan.rewards)
    await insertReward(db, event.id, { ...reward, reward_id: rewardId })
  return event
}

type PhaseSetting = { teams: InsertedTeams; perks: readonly number[]; now: number }

/** Inserts a phase with its teams, all their players, its perks and its matches. */
export async function insertDemoPhase(
  db: Queryable,
  at: PhaseAt,
  plan: PlannedPhase,
  { teams, perks, now }: PhaseSetting,
): Promise<void> {
  const { name, goal: points, mult } = plan
  const [open, lock] = [new Date(now + plan.open * hourMs), new Date(now + plan.lock * hourMs)]
  await insertPhase(db, { event_id: at.eventId, index: at.phaseIndex, name, points, mult, open, lock })
  const listed = plan.teams.map(team => ({
    teamId: teams.teamIds.get(team) ?? 0,
    players: teams.playersOf.get(team) ?? [],
  }))
  await insertTeams(
    db,
    at,
    listed.map(({ teamId }) => teamId),
  )
  await insertPlayers(
    db,
    at,
    listed.flatMap(({ teamId, players }) => players.map(playerId => ({ teamId, playerId }))),
  )
  await replaceRolledPerks(db, at, perks)
  const date = new Date(lock.getTime() + hoursToMatch * hourMs).toISOString()
  const played = plan.series ? series[plan.series].maps : []
  for (const match of plan.matches) await insertDemoMatch(db, at, { ...match, date, played }, teams)
}

type DatedMatch = PlannedMatch & { date: string; played: PlayedMap[] }

async function insertDemoMatch(
  db: Queryable,
  { eventId, phaseIndex }: PhaseAt,
  { home, away, date, played }: DatedMatch,
  { teamIds }: InsertedTeams,
): Promise<void> {
  const match = {
    homeTeamId: teamIds.get(home) ?? 0,
    awayTeamId: teamIds.get(away) ?? 0,
    date,
    phaseIndex,
    status: 'scheduled' as const,
    bestOf: 3,
    maps: played.map(({ file, home, away }, place) => ({
      mapNumber: place + 1,
      mapId: maps.find(map => map.file === file)?.id ?? 0,
      homeScore: home,
      awayScore: away,
    })),
  }
  await replaceMaps(db, await insertMatch(db, eventId, match), match.maps)
}

export type DemoSetting = { teams: InsertedTeams; users: readonly DemoUser[]; adminId: number; now: number }
