import type { Queryable } from '../../db/db.ts'
import type { PhaseAt } from '../../event/edit/phase-queries.ts'
import { insertEvent, type LockedEvent } from '../../event/edit/queries.ts'
import { insertPlayers, insertTeam } from '../../event/line-up/queries.ts'
import { insertMatch, replaceMaps } from '../../event/match/queries.ts'
import { insertPhase, replaceRolledPerks } from '../../event/phase/queries.ts'
import { insertReward } from '../../event/reward/queries.ts'
import { maps } from '../catalogue/records.ts'
import type { Cast } from './insert-teams-and-players.ts'
import { type PlayedMap, series } from './series.ts'
import type { PlannedEvent, PlannedMatch, PlannedPhase } from './tournaments/plan.ts'

const hour = 3_600_000
const hoursToMatch = 2

export async function announceEvent(db: Queryable, plan: PlannedEvent): Promise<LockedEvent> {
  const { name, img, public: isPublic, featured } = plan
  const event = await insertEvent(db, { name, img, public: isPublic, featured })
  for (const { rewardId, ...reward } of plan.rewards)
    await insertReward(db, event.id, { ...reward, reward_id: rewardId })
  return event
}

type Setting = { cast: Cast; perks: readonly number[]; now: number }

/** A phase with its teams, all their players, its perks and its matches. */
export async function announcePhase(
  db: Queryable,
  at: PhaseAt,
  plan: PlannedPhase,
  { cast, perks, now }: Setting,
): Promise<void> {
  const { name, goal: points, mult } = plan
  const [open, lock] = [new Date(now + plan.open * hour), new Date(now + plan.lock * hour)]
  await insertPhase(db, { event_id: at.eventId, index: at.phaseIndex, name, points, mult, open, lock })
  for (const team of plan.teams) {
    const teamId = cast.teamIds.get(team) ?? 0
    await insertTeam(db, at, teamId)
    await insertPlayers(db, at, teamId, cast.playersOf.get(team) ?? [])
  }
  await replaceRolledPerks(db, at, perks)
  const date = new Date(lock.getTime() + hoursToMatch * hour).toISOString()
  const played = plan.series ? series[plan.series].maps : []
  for (const match of plan.matches) await announceMatch(db, at, { ...match, date, played }, cast)
}

type Announced = PlannedMatch & { date: string; played: PlayedMap[] }

async function announceMatch(
  db: Queryable,
  { eventId, phaseIndex }: PhaseAt,
  { home, away, date, played }: Announced,
  { teamIds }: Cast,
): Promise<void> {
  const match = {
    homeTeamId: teamIds.get(home) ?? 0,
    awayTeamId: teamIds.get(away) ?? 0,
    date,
    phaseIndex,
    maps: played.map(({ file, home, away }, place) => ({
      mapNumber: place + 1,
      mapId: maps.find(map => map.file === file)?.id ?? 0,
      homeScore: home,
      awayScore: away,
    })),
  }
  await replaceMaps(db, await insertMatch(db, eventId, match), match.maps)
}
