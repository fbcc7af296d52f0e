import type { z } from 'zod'
import type { Db } from '../../../ground/db/db.ts'
import { loadPlayed, type PlayedLeague } from '../round/played-league.ts'
import { finalTies, listTies, type StoredTie } from '../round/settle-queries.ts'
import type { ownLeague } from '../shapes/league.ts'
import { listLeagues } from '../state/league-queries.ts'
import { listUsers } from '../state/member-queries.ts'
import { playLeagueCup } from '../state/play.ts'
import { roundKey } from '../state/scores.ts'
import { finalityOf, loadShownLeagues, type ShownLeague } from '../state/shown-leagues.ts'
import { roundsPlayed } from '../state/stays.ts'
import { fixturesIn } from './fixtures-of-round.ts'
import { listOwnLeagues, listPlaces, type Place } from './league-list-queries.ts'
import { summarize } from './summaries.ts'

type OwnLeague = z.infer<typeof ownLeague>

/** Lists a user's own leagues with rank and movement, and the fixture that is being played or comes next. */
export async function listOwn(db: Db, userId: number, eventId: number | undefined): Promise<OwnLeague[]> {
  const own = await listOwnLeagues(db, userId, eventId)
  const ids = own.map(({ leagueId }) => leagueId)
  const loaded = new Map(
    (await loadShownLeagues(db, await listLeagues(db, ids))).map(each => [each.id, each]),
  )
  const leagues = ids.flatMap(id => loaded.get(id) ?? [])
  const stayOf = new Map(own.map(stay => [stay.leagueId, stay]))
  const summaries = await summarize(db, leagues, id => stayOf.get(id)?.role != null)
  const lastRounds = leagues.flatMap(({ id, tables }) => tables.slice(-1).map(round => roundKey(id, round)))
  const places = new Map(
    (await listPlaces(db, userId, lastRounds)).map(({ leagueId, ...place }) => [leagueId, place]),
  )
  const drawn = leagues.filter(({ draw, id }) => draw !== null && stayOf.get(id)?.role != null)
  const ties = Map.groupBy(
    await listTies(
      db,
      drawn.map(({ id }) => id),
    ),
    ({ leagueId }) => leagueId,
  )
  const played = (await loadPlayed(db, drawn)).map(each => ({
    ...each,
    kept: ties.get(each.league.id) ?? [],
  }))
  const fixtures = new Map(
    played.map(each => [
      each.league.id,
      { running: findFixture(each, userId, 'running'), ahead: findFixture(each, userId, 'ahead') },
    ]),
  )
  const cups = new Map(played.map(each => [each.league.id, cupStateOf(each, userId)]))
  const opponents = await listUsers(
    db,
    [...fixtures.values()].flatMap(({ running, ahead }) =>
      [running, ahead].flatMap(each => each?.opponent ?? []),
    ),
  )
  const shown = (fixture: OwnFixture | undefined) =>
    fixture ? { ...fixture, opponent: opponents.get(fixture.opponent ?? 0) ?? null } : null
  return summaries.map(summary => {
    const stay = stayOf.get(summary.id)
    const league = loaded.get(summary.id)
    const { running, ahead } = fixtures.get(summary.id) ?? {}
    return {
      ...summary,
      role: stay?.role ?? null,
      waiting: stay?.waiting ?? false,
      place: league ? placeOf(league, places.get(summary.id)) : null,
      cup: cups.get(summary.id) ?? null,
      fixture: shown(running ?? ahead),
      next: shown(ahead),
    }
  })
}

function placeOf({ tables }: ShownLeague, place: Omit<Place, 'leagueId'> | undefined): OwnLeague['place'] {
  if (!place || place.rank === null) return null
  return { ...place, rank: place.rank, final: finalityOf(tables).final }
}

type Kept = { kept: readonly StoredTie[] }

type OwnFixture = { round: number; opponent: number | null; state: 'running' | 'ahead' }

/** The user's fixture in the last round that runs, or in the first one ahead; undefined if they do not play. */
function findFixture(
  played: PlayedLeague & Kept,
  userId: number,
  state: OwnFixture['state'],
): OwnFixture | undefined {
  const rounds = roundsPlayed(played.league).filter(each => each.state === state)
  for (const round of state === 'running' ? rounds.toReversed() : rounds) {
    const found = fixturesIn(played, round, played.kept).find(
      ({ home, away }) => home === userId || away === userId,
    )
    if (found) return { round: round.round, opponent: found.home === userId ? found.away : found.home, state }
  }
  return undefined
}

function cupStateOf({ league, stays, scored, kept }: PlayedLeague & Kept, userId: number): OwnLeague['cup'] {
  if (league.format !== 'cup' || !league.draw?.includes(userId)) return null
  const cup = playLeagueCup(league, stays, scored, finalTies(kept))
  // The side that leads in a tie that still runs has not won it.
  const running = roundsPlayed(league).findLastIndex(({ state }) => state === 'running') - cup.tableRounds
  const decided = cup.rounds.filter((_, level) => level !== running)
  if (cup.champion !== null) return cup.champion === userId ? 'won' : 'out'
  if (league.bracket && !league.bracket.includes(userId)) return 'out'
  const hasLost = decided
    .flat()
    .some(
      ({ home, away, winner }) =>
        winner !== null && winner !== userId && (home === userId || away === userId),
    )
  return hasLost ? 'out' : 'in'
}
