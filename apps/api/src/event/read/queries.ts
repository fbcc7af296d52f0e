import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { z } from 'zod'
import { playerJson } from '../../catalogue/record/wire-queries.ts'
import type { Queryable } from '../../db/db.ts'
import { type Given, prepareStatement } from '../../db/prepare-statement.ts'
import type { Schema } from '../../db/schema.ts'
import { goalOf, iso, multOf, readFirst } from '../../db/sql-expressions.ts'
import { type Asker, isAdmin, ofAccount, visibleIf, visibleTo } from '../../event-visibility/queries.ts'
import { deckVersionsJson, frozenPhasesJson } from '../../score/read/deck-score-queries.ts'
import type { event } from './shapes.ts'

type WithEvent = ExpressionBuilder<Schema & { e: Schema['event'] }, 'e'>

const joinedBy = (asker: Asker) =>
  sql<boolean>`exists (select 1 from deck where deck.user_id = ${asker?.id ?? 0} and deck.event_id = e.id and deck.cards <> '[]')`

const phasesOf = (eb: WithEvent) =>
  jsonArrayFrom(
    eb
      .selectFrom('phase as p')
      .whereRef('p.event_id', '=', 'e.id')
      .select(p => [
        'p.event_id as eventId',
        'p.index',
        'p.name',
        goalOf('p').as('points'),
        multOf('p').as('mult'),
        iso(p.ref('p.open')).as('open'),
        iso(p.ref('p.lock')).as('lock'),
      ])
      .orderBy('p.index'),
  ).as('phases')

const columns = [
  'e.id',
  'e.name',
  'e.img',
  'e.public',
  'e.featured',
  'e.completed',
  'e.second_chance as secondChance',
] as const

const rewardsJson = sql<Whole['rewards']>`(select coalesce(jsonb_agg(jsonb_build_object('id', w.id,
    'eventId', w.event_id, 'rewardId', w.reward_id, 'reward', jsonb_build_object('name', r.name,
    'description', r.description), 'amount', w.amount,
    'from', w."from", 'to', w."to", 'type', w.type) order by w.reward_id, w.id), '[]')
  from event_reward w join reward r on r.id = w.reward_id where w.event_id = e.id)`

/** Lists events, newest first; `ids` and `featured` narrow the list. */
export const listEvents = (db: Queryable, asker: Asker, only: { ids?: number[]; featured?: true }) =>
  db
    .selectFrom('event as e')
    .where(visibleTo(asker))
    .$if(only.ids !== undefined, query => query.where('e.id', 'in', only.ids?.length ? only.ids : [0]))
    .$if(only.featured === true, query => query.where('e.featured', '=', true))
    .select(eb => [...columns, joinedBy(asker).as('joined'), phasesOf(eb), rewardsJson.as('rewards')])
    .orderBy('e.id', 'desc')
    .execute()

type Whole = z.infer<typeof event>
type Phase = Whole['phases'][number]
/** What all see of an event, and the version of it. */
export type SharedEvent = Omit<Whole, 'joined' | 'phases' | 'phaseStates' | 'secondChanceState'> & {
  phases: Omit<Phase, 'phaseSummaries'>[]
  version: string
}

const perksJson = sql`(select coalesce(jsonb_agg(jsonb_build_object('perkId', k.id, 'perk', jsonb_build_object(
    'id', k.id, 'name', k.name, 'rarity', k.rarity, 'mult', k.mult, 'description', k.description,
    'namePl', k.name_pl, 'descriptionPl', k.description_pl, 'keyplayType', k.keyplay_type)) order by k.rarity, k.id), '[]')
  from phase_perk x join perk k on k.id = x.perk_id where x.event_id = p.event_id and x.phase_index = p.index)`

const teamJson = (alias: string) =>
  sql`jsonb_build_object('id', ${sql.ref(`${alias}.id`)}, 'key', ${sql.ref(`${alias}.key`)}, 'name', ${sql.ref(`${alias}.name`)})`

const teamsJson = sql`(select coalesce(jsonb_agg(jsonb_build_object('teamId', t.id, 'eventId', x.event_id,
    'team', ${teamJson('t')}, 'players', (
      select coalesce(jsonb_agg(jsonb_build_object('playerId', player.id, 'player', ${playerJson()}) order by player.name), '[]')
      from phase_player y join player on player.id = y.player_id
      where y.event_id = x.event_id and y.phase_index = x.phase_index and y.team_id = x.team_id)) order by t.name), '[]')
  from phase_team x join team t on t.id = x.team_id where x.event_id = p.event_id and x.phase_index = p.index)`

const matchesJson = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'eventId', m.event_id,
    'phaseIndex', m.phase_index, 'homeTeamId', h.id, 'awayTeamId', a.id,
    'homeTeam', jsonb_build_object('team', ${teamJson('h')}), 'awayTeam', jsonb_build_object('team', ${teamJson('a')}),
    'date', ${iso(sql.ref('m.date'))}, 'maps', (
      select coalesce(jsonb_agg(jsonb_build_object('mapNumber', map_number, 'mapId', map_id,
        'homeScore', home_score, 'awayScore', away_score) order by map_number), '[]')
      from match_map where match_id = m.id)) order by m.date, m.id), '[]')
  from match m join team h on h.id = m.home_team_id join team a on a.id = m.away_team_id
  where m.event_id = p.event_id and m.phase_index = p.index)`

const filesJson = sql`(select coalesce(jsonb_agg(jsonb_build_object('type', f.type,
    'uploaded', ${iso(sql.ref('u.uploaded_at'))}) order by f.type), '[]')
  from phase_upload f join score_upload u on u.id = f.upload_id
  where f.event_id = p.event_id and f.phase_index = p.index)`

const uploadsJson = sql<Whole['scores']>`(select coalesce(jsonb_agg(jsonb_build_object('type', type,
    'uploaded', ${iso(sql.ref('uploaded_at'))}, 'uncounted', uncounted)), '[]')
  from (select distinct on (type) type, uploaded_at, uncounted from score_upload u
    where u.event_id = e.id order by type, id desc) u)`

/** Selects what names the contents of the event `e` and of the catalogue (scope 0). */
const versionOfContents = sql<string>`concat_ws(' ', (select version from content_version where scope = e.id),
  '/', (select version from content_version where scope = 0))`

/** Loads what all see of an event in one statement. */
export const findSharedEvent = (db: Queryable, eventId: number): Promise<SharedEvent | undefined> =>
  selectSharedEvent(db, eventId).executeTakeFirst()

export const selectSharedEvent = (db: Queryable, eventId: number) =>
  db
    .selectFrom('event as e')
    .where('e.id', '=', eventId)
    .select([
      ...columns,
      'e.revision',
      sql<
        SharedEvent['phases']
      >`(select coalesce(jsonb_agg(jsonb_build_object('eventId', p.event_id, 'index', p.index,
          'name', p.name, 'points', ${goalOf('p')}, 'setPoints', p.points, 'mult', ${multOf('p')},
          'setMult', p.mult, 'open', ${iso(sql.ref('p.open'))}, 'lock', ${iso(sql.ref('p.lock'))}, 'revision', p.revision, 'perks', ${perksJson}, 'teams', ${teamsJson},
          'matches', ${matchesJson}, 'files', ${filesJson}) order by p.index), '[]')
        from phase p where p.event_id = e.id)`.as('phases'),
      rewardsJson.as('rewards'),
      uploadsJson.as('scores'),
      versionOfContents.as('version'),
    ])

/** What is the asker's own of an event, the version of what all see of it, and the database's clock. */
export type OwnPart = {
  version: string
  now: string
  /** The versions of the decks that hold cards, by phase. */
  decks: Record<number, number>
  /** The phases in which decks of the asker's block are frozen. */
  frozen: number[]
  summaries: Phase['phaseSummaries']
}

const summariesOf = (eventId: RawBuilder<number>, userId: RawBuilder<number>) =>
  sql`(select coalesce(json_agg(json_build_object('userId', s.user_id,
      'phaseIndex', s.phase_index, 'score', s.score, 'points', s.points, 'success', s.success)), '[]')
    from ${readFirst(sql`select * from phase_summary where user_id = ${userId} and event_id = ${eventId}`)} s)`

type OwnKey = Given<{ eventId: number; userId: number; admin: boolean }>

/** Selects what is the own of a user in one short statement; null if they may not see the event. */
const ownJson = ({ eventId, userId, admin }: OwnKey) =>
  sql<OwnPart | null>`(select json_build_object('version', ${versionOfContents}, 'now', ${iso(sql`clock_timestamp()`)},
      'decks', ${deckVersionsJson(eventId, userId)}, 'frozen', ${frozenPhasesJson(eventId, userId)},
      'summaries', ${summariesOf(eventId, userId)})
    from event e where e.id = ${eventId} and ${visibleIf(admin)})`

/** The same of the account `a`, to be read with its session. */
export const ownPartOfAccount = (_db: Queryable, { eventId }: Given<{ eventId: number }>) =>
  ownJson({ ...ofAccount, eventId })

const loadOwnPart = prepareStatement((db, given: OwnKey) => db.selectNoFrom(ownJson(given).as('own')))

/** Loads it; a visitor has neither decks nor summaries. */
export const findOwnPart = async (db: Queryable, eventId: number, asker: Asker): Promise<OwnPart | null> => {
  const [row] = await loadOwnPart(db, { eventId, userId: asker?.id ?? 0, admin: isAdmin(asker) })
  return row?.own ?? null
}
