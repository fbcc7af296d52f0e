import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Queryable } from '../../ground/db/db.ts'
import { goalOf, iso } from '../../ground/db/sql-expressions.ts'

/** What messages say of the phase `p` of the event `e`; its Polish name only if it has one. */
const phaseData = sql`jsonb_strip_nulls(jsonb_build_object('eventId', e.id, 'event', e.name, 'phaseIndex', p.index,
  'phase', p.name, 'phasePl', nullif(p.name_pl, '')))`

/**
 * What has happened so far in events and in leagues, by the kinds of their webhooks (rulebook 21.8): one row for each message that a
 * webhook should have; `shown`: not in an event that is unpublished or private now. Found from what is stored, so that nothing is lost with a process.
 */
const happened = sql`
  select w.id as webhook_id, k.kind, k.natural_key, k.data, e.public as shown from webhook w join event e on e.id = w.event_id
    cross join lateral (
      select 'phase.opened' as kind, concat('phase.opened:', p.index) as natural_key,
        ${phaseData} || jsonb_build_object('lock', ${iso(sql.ref('p.lock'))}) as data
        from phase p where p.event_id = e.id and p.open <= now() and p.lock > now() and not e.completed
      union all select 'phase.locked', concat('phase.locked:', p.index),
        ${phaseData}
        from phase p where p.event_id = e.id and p.frozen_at is not null
      union all select 'event.completed', 'event.completed', jsonb_build_object('eventId', e.id, 'event', e.name) where e.completed
      union all select 'phase.result', concat('phase.result:', n.facts ->> 'phaseIndex'), n.facts - array['result', 'phases']
          || jsonb_build_object('goal', ${goalOf('p')}, 'won', coalesce((select sum(o.users) from standing_outcome o
            where o.event_id = e.id and o.generation = e.generation and p.index = any(o.won)), 0))
        from event_notice n join phase p on p.event_id = n.event_id and p.index = (n.facts ->> 'phaseIndex')::int
        where n.event_id = e.id and n.kind = 'phase_result'
      union all select 'result.corrected', concat('result.corrected:', n.facts ->> 'phaseIndex', ':', split_part(n.natural_key, ':', 6)),
        n.facts - array['result', 'resultBefore', 'phases'] from event_notice n where n.event_id = e.id and n.kind = 'result_corrected'
      union all select 'lock.moved', n.natural_key, n.facts from event_notice n where n.event_id = e.id and n.kind = 'lock_moved'
    ) k where k.kind = any(w.kinds)
  union all
  select w.id, k.kind, k.natural_key, k.data || jsonb_build_object('leagueId', l.id, 'league', l.name), true
    from webhook w join league l on l.id = w.league_id
    cross join lateral (
      select 'league.joined' as kind, concat('league.joined:', m.user_id, ':', extract(epoch from m.joined_at)) as natural_key,
        jsonb_build_object('userId', m.user_id) as data from league_member m where m.league_id = l.id and m.left_at is null
      union all select 'league.drawn', 'league.drawn', '{}' where l.draw is not null
      union all select 'league.round', concat('league.round:', r.event_id, ':', r.phase_index),
        jsonb_build_object('eventId', r.event_id, 'phaseIndex', nullif(r.phase_index, 0))
        from league_round r where r.league_id = l.id and r.settled
      union all select 'league.ended', 'league.ended', '{}' where l.ended_at is not null
    ) k where k.kind = any(w.kinds)`

/**
 * Stores what webhooks that are on are to be sent, each once, and returns how many are new. Of a new webhook everything that happened before it
 * is stored as `before`, so that it is not sent, and so is what happens while an event is unpublished or private; but not an opening, which is sent if the phase is still
 * open when the event is published.
 */
export const planMessages = async (
  db: Queryable,
  { webhookId, isNew = false }: { webhookId?: number; isNew?: boolean } = {},
): Promise<number> => {
  const { numAffectedRows } = await sql`
    insert into webhook_message (webhook_id, message_id, kind, natural_key, data, made_at, try_at, done_at, outcome)
    select h.webhook_id, concat('msg_', ${randomUUID()}::text, '_', row_number() over ()), h.kind, h.natural_key, h.data,
      statement_timestamp(), statement_timestamp(), case when ${isNew} or not h.shown then statement_timestamp() end,
      case when ${isNew} or not h.shown then 'before' end
    from (${happened}) h join webhook w on w.id = h.webhook_id
    where w.off_at is null and (h.shown or h.kind <> 'phase.opened') and (${webhookId ?? null}::int is null or w.id = ${webhookId ?? null}::int)
      and not exists (select from webhook_message m where m.webhook_id = h.webhook_id and m.natural_key = h.natural_key)
    on conflict (webhook_id, natural_key) do nothing`.execute(db)
  return Number(numAffectedRows ?? 0)
}
