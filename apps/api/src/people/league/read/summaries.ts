import type { z } from 'zod'
import type { Queryable } from '../../../ground/db/db.ts'
import type { leagueSummary } from '../shapes/league.ts'
import { type LoadedLeague, limitOf } from '../state/load-leagues.ts'
import { countQualifiers } from '../state/qualifying.ts'
import { listSizes } from './league-list-queries.ts'

type LeagueSummary = z.infer<typeof leagueSummary>

/** Makes what lists show of leagues; `isMember` decides whether the asker sees the code of a private one. */
export async function summarize(
  db: Queryable,
  leagues: readonly LoadedLeague[],
  isMember: (leagueId: number) => boolean,
): Promise<LeagueSummary[]> {
  if (leagues.length === 0) return []
  const sizes = await listSizes(
    db,
    leagues.map(({ id }) => id),
  )
  const sizeOf = new Map(sizes.map(size => [size.leagueId, size]))
  return leagues.map(league => ({
    id: league.id,
    name: league.name,
    format: league.format,
    scope: league.scope,
    visibility: league.visibility,
    entry: league.entry,
    mode: league.mode,
    best: league.best,
    seeds: league.seeds,
    third: league.third,
    qualifying: league.qualifying,
    state: league.state,
    members: sizeOf.get(league.id)?.members ?? 0,
    limit: limitOf(league),
    qualifiers: countQualifiers(league),
    owner: sizeOf.get(league.id)?.owner ?? null,
    code: league.visibility === 'public' || isMember(league.id) ? league.code : null,
    events: eventsOf(league),
    from: league.first_day,
    to: league.last_day,
  }))
}

const eventsOf = ({ events }: LoadedLeague): LeagueSummary['events'] =>
  events
    .map(({ id, name, phases }) => ({
      id,
      name,
      open: phases.flatMap(({ open }) => open ?? []).toSorted()[0] ?? null,
    }))
    .toSorted((a, b) => (a.open ?? '').localeCompare(b.open ?? '') || a.id - b.id)
