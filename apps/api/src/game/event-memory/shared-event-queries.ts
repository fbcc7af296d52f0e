import { sql } from 'kysely'
import type { z } from 'zod'
import type { Queryable } from '../../ground/db/db.ts'
import { type Given, prepareStatement } from '../../ground/db/prepare-statement.ts'
import { countedAtOf, goalOf, iso, multOf } from '../../ground/db/sql-expressions.ts'
import {
  type Asker,
  ofAccount,
  seesUnpublished,
  visibleIf,
} from '../../ground/event-visibility/visibility-queries.ts'
import { cardPlayerJson } from '../catalogue/record/wire-queries.ts'
import type { event } from './shapes.ts'

type Whole = z.infer<typeof event>
type Phase = Whole['phases'][number]
/** What everybody sees of an event, and two facts that moves are checked against: which phases are frozen, and the ids of all keyplays. */
export type SharedEvent = Omit<Whole, 'joined' | 'phases' | 'phaseStates' | 'secondChanceState'> & {
  phases: (Omit<Phase, 'barredPlayers' | 'phaseSummaries' | 'final' | 'finalAt'> & { frozen: boolean })[]
  keyplays: number[]
}

export const eventColumns = [
  'e.id',
  'e.name',
  'e.img',
  'e.public',
  'e.featured',
  'e.completed',
  'e.second_chance as secondChance',
  'e.final_after_hours as finalAfterHours',
  sql<boolean>`exists (select from private_event h where h.event_id = e.id and h.automatic)`.as('automatic'),
] as const

export const rewardsJson = sql<Whole['rewards']>`(select coalesce(jsonb_agg(jsonb_build_object('id', w.id,
    'eventId', w.event_id, 'rewardId', w.reward_id, 'reward', jsonb_build_object('name', r.name,
    'description', r.description, 'namePl', r.name_pl, 'descriptionPl', r.description_pl), 'amount', w.amount,
    'from', w."from", 'to', w."to", 'type', w.type) order by w.reward_id, w.id), '[]')
  from event_reward w join reward r on r.id = w.reward_id where w.event_id = e.id)`

const perksJson = sql`(select coalesce(jsonb_agg(jsonb_build_object('perkId', k.id, 'perk', jsonb_build_object(
    'id', k.id, 'name', k.name, 'rarity', k.rarity, 'mult', k.mult, 'description', k.description,
    'namePl', k.name_pl, 'descriptionPl', k.description_pl, 'keyplayType', k.keyplay_type)) order by k.rarity, k.id), '[]')
  from phase_perk x join perk k on k.id = x.perk_id where x.event_id = p.event_id and x.phase_index = p.index)`

const teamJson = (alias: string) =>
  sql`jsonb_build_object('id', ${sql.ref(`${alias}.id`)}, 'key', ${sql.ref(`${alias}.key`)}, 'name', ${sql.ref(`${alias}.name`)})`

const teamsJson = sql`(select coalesce(jsonb_agg(jsonb_build_object('teamId', t.id, 'eventId', x.event_id,
    'team', ${teamJson('t')}, 'players', (
      select coalesce(jsonb_agg(jsonb_build_object('playerId', player.id, 'player', ${cardPlayerJson()},
        'news', case when y.news is not null then jsonb_build_object('state', y.news, 'text', y.news_text) end) order by player.name), '[]')
      from phase_player y join player on player.id = y.player_id
      where y.event_id = x.event_id and y.phase_index = x.phase_index and y.team_id = x.team_id)) order by t.name), '[]')
  from phase_team x join team t on t.id = x.team_id where x.event_id = p.event_id and x.phase_index = p.index)`

const matchesJson = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'eventId', m.event_id,
    'phaseIndex', m.phase_index, 'homeTeamId', h.id, 'awayTeamId', a.id,
    'homeTeam', jsonb_build_object('team', ${teamJson('h')}), 'awayTeam', jsonb_build_object('team', ${teamJson('a')}),
    'date', ${iso(sql.ref('m.date'))}, 'status', m.status, 'bestOf', m.best_of, 'maps', (
      select coalesce(jsonb_agg(jsonb_build_object('mapNumber', map_number, 'mapId', map_id,
        'homeScore', home_score, 'awayScore', away_score) order by map_number), '[]')
      from match_map where match_id = m.id)) order by m.date, m.id), '[]')
  from match m join team h on h.id = m.home_team_id join team a on a.id = m.away_team_id
  where m.event_id = p.event_id and m.phase_index = p.index)`

const filesJson = sql`(select coalesce(jsonb_agg(jsonb_build_object('type', f.type,
    'uploaded', ${iso(sql.ref('u.uploaded_at'))}) order by f.type), '[]')
  from phase_upload f join score_upload u on u.id = f.upload_id
  where f.event_id = p.event_id and f.phase_index = p.index)`

const correctionJson = sql`case when p.change_reason is not null then
    jsonb_build_object('at', ${iso(sql.ref('p.changed_at'))}, 'reason', p.change_reason) end`

const uploadsJson = sql<Whole['scores']>`(select coalesce(jsonb_agg(jsonb_build_object('type', type,
    'uploaded', ${iso(sql.ref('uploaded_at'))}, 'uncounted', uncounted)), '[]')
  from (select distinct on (type) type, uploaded_at, uncounted from score_upload u
    where u.event_id = e.id order by type, id desc) u)`

const hostedJson = sql<
  Whole['hosted']
>`(select jsonb_build_object('ownerId', h.owner_id, 'prize', h.prize, 'ownCards', h.own_cards, 'closeReason', h.close_reason)
  from private_event h where h.event_id = e.id)`

/** Selects what everybody sees of an event, in one statement. */
export const selectSharedEvent = (db: Queryable, eventId: number) =>
  db
    .selectFrom('event as e')
    .where('e.id', '=', eventId)
    .select([
      ...eventColumns,
      'e.revision',
      sql<
        SharedEvent['phases']
      >`(select coalesce(jsonb_agg(jsonb_build_object('eventId', p.event_id, 'index', p.index,
          'name', p.name, 'namePl', p.name_pl, 'points', ${goalOf('p')}, 'setPoints', p.points, 'mult', ${multOf('p')},
          'setMult', p.mult, 'open', ${iso(sql.ref('p.open'))}, 'lock', ${iso(sql.ref('p.lock'))}, 'revision', p.revision, 'frozen', p.frozen_at is not null,
          'perks', ${perksJson}, 'teams', ${teamsJson},
          'matches', ${matchesJson}, 'files', ${filesJson},
          'countedAt', ${iso(countedAtOf('p'))}, 'correction', ${correctionJson}) order by p.index), '[]')
        from phase p where p.event_id = e.id)`.as('phases'),
      rewardsJson.as('rewards'),
      hostedJson.as('hosted'),
      uploadsJson.as('scores'),
      sql<number[]>`array(select id from keyplay)`.as('keyplays'),
    ])

/** Selects the version of what everybody sees of the event `e`: of its tables and of the catalogue (scope 0). Triggers renew both. */
const versionOfContents = sql<string>`concat_ws(' ', (select version from content_version where scope = e.id),
  '/', (select version from content_version where scope = 0))`

/** The state of an event that an answer or a move is based on: the version of what everybody sees, and the database's clock. */
export type EventMoment = { version: string; now: string }

type MomentKey = Given<{ eventId: number; sees: boolean }>

/** Selects the moment of an event; null if the asker may not see it. */
const momentJson = ({ eventId, sees }: MomentKey) =>
  sql<EventMoment | null>`(select json_build_object('version', ${versionOfContents}, 'now', ${iso(sql`clock_timestamp()`)})
    from event e where e.id = ${eventId} and ${visibleIf(sees)})`

/** The same for the account `a`, to be read with its session. */
export const momentOfAccount = (_db: Queryable, { eventId }: Given<{ eventId: number }>) =>
  momentJson({ ...ofAccount, eventId })

const loadMoment = prepareStatement((db, given: MomentKey) => db.selectNoFrom(momentJson(given).as('moment')))

/** Finds the moment of an event; null if the asker may not see it. */
export const findMoment = async (
  db: Queryable,
  eventId: number,
  asker: Asker,
): Promise<EventMoment | null> => {
  const [row] = await loadMoment(db, { eventId, sees: seesUnpublished(asker, eventId) })
  return row?.moment ?? null
}
