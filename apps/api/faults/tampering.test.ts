import type { ProofFault } from '@game/domain'
import { sql } from 'kysely'
import { expect, inject } from 'vitest'
import { configAs, reward } from '../test/calls/config-calls.ts'
import { runSql } from '../test/database/run-sql.ts'
import { urlOfDatabase } from '../test/database/test-database.ts'
import { it as base } from '../test/fixtures/fixtures.ts'
import { insertTestUsers } from '../test/fixtures/insert-users.ts'
import { playedEvent, verify } from '../test/fixtures/played-event.ts'

// These tests change rows as the superuser with triggers and foreign keys switched off, as somebody with the server in their hands can:
// neither the trigger that protects links nor a constraint may be what finds a change.

/** Everything that a bundle is read from. */
const tables = [
  'event',
  'phase',
  'event_reward',
  'deck',
  'locked_phase',
  'frozen_block',
  'keyplay_count',
  'phase_upload',
  'proof_link',
  'proof_block',
  'standing_place',
  'standing_page',
  'standing_outcome',
  'phase_figures',
  'reward_grant',
]

const it = base
  .extend('player', { scope: 'file' }, ({ signUp }) => signUp('a_tampered_player'))
  .extend('users', { scope: 'file' }, async ({ db }) => {
    const users = await insertTestUsers(db, 1200, 'tampered_')
    return users.filter((_, n) => n % 20 === 0)
  })
  .extend('superuser', { scope: 'file' }, async ({ db }) => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
    const url = urlOfDatabase(inject('postgres').superuserUrl, rows[0]?.name ?? '')
    return (statements: string) => runSql(url, `set session_replication_role = replica; ${statements}`)
  })
  .extend('eventId', { scope: 'file' }, async ({ db, admin, player, users, superuser }) => {
    const eventId = await playedEvent({ db, admin, player, users })
    const config = configAs(admin)
    await config('add-event-reward', { eventId, data: { ...reward, from: 1, to: 1, type: 1 } })
    await config('add-event-reward', { eventId, data: { ...reward, from: 0, to: 50, type: 2 } })
    expect((await config('update-event', { eventId, data: { completed: true } })).status).toBe(200)
    await superuser(tables.map(table => `create table kept_${table} as table ${table};`).join(' '))
    return eventId
  })

const restored = tables
  .map(
    table =>
      `delete from ${table}; insert into ${table} overriding system value select * from kept_${table};`,
  )
  .join(' ')

/** The row and place of a user in the ranking. */
const placeOf = (user: string) => `event_id = $event and generation = $generation and block = ${user} / 64`
const at = (user: string) => `[${user} % 64 + 1]`
const lastLink = `(select max(number) from proof_link where event_id = $event)`
const raise = `update standing_place set scores${at('$user')} = scores${at('$user')} + 500 where ${placeOf('$user')}`
const deckOf = (user: string) => `event_id = $event and phase_index = 1 and user_id = ${user}`

/** Statements, and what is named. `$user`, `$other` and `$third` have a deck in phase 1; `$newcomer` has none in the event. */
const manipulations: [what: string, statements: string, fault: object][] = [
  [
    'a link of the chain deleted and a score raised: the link',
    `delete from proof_link where event_id = $event and number = 3; ${raise}`,
    { where: 'link', number: 3 },
  ],
  [
    'a link of the chain deleted and a score raised: the score',
    `delete from proof_link where event_id = $event and number = 3; ${raise}`,
    { where: 'score', userId: '$user' },
  ],
  [
    'the last link deleted and a score raised: the link',
    `delete from proof_link where event_id = $event and number = ${lastLink}; ${raise}`,
    { where: 'count', of: 'links' },
  ],
  [
    'the last link deleted and a score raised: the score',
    `delete from proof_link where event_id = $event and number = ${lastLink}; ${raise}`,
    { where: 'score', userId: '$user' },
  ],
  [
    'the last link deleted, and the event changed to say one less: what it recorded',
    `delete from proof_link where event_id = $event and number = ${lastLink};
      update event set ranked_link = ranked_link - 1 where id = $event`,
    { where: 'ranks' },
  ],
  [
    'a link changed',
    `update proof_link set body = jsonb_set(body, '{goal}', '1') where event_id = $event and number = 1`,
    { where: 'link', number: 1 },
  ],
  [
    'links with other numbers',
    `update proof_link set number = number + 100 where event_id = $event and number > 2`,
    { where: 'link', number: 3 },
  ],
  [
    'a link repeated at the end',
    `insert into proof_link select event_id, number + 1, previous, at, body, hash from proof_link
      where event_id = $event and number = ${lastLink}`,
    { where: 'unranked' },
  ],
  [
    'all links deleted',
    `delete from proof_link where event_id = $event`,
    { where: 'count', of: 'links', found: 0 },
  ],
  [
    'all links of rankings deleted',
    `delete from proof_link where event_id = $event and body ->> 'kind' = 'ranking'`,
    { where: 'count', of: 'links' },
  ],
  [
    'the link of a phase deleted: the phase',
    `delete from proof_link where event_id = $event and body ->> 'phase' = '2'`,
    { where: 'unlinked', phase: 2 },
  ],
  [
    'a deck added for a user who had none',
    `insert into deck (user_id, event_id, phase_index, cards, saved_at)
      select $newcomer, event_id, phase_index, cards, saved_at from deck where ${deckOf('$user')}`,
    { where: 'deck', phase: 1, userId: '$newcomer' },
  ],
  [
    'a deck added for a user of a block without decks',
    `insert into deck (user_id, event_id, phase_index, cards, saved_at)
      select 5000007, event_id, phase_index, cards, saved_at from deck where ${deckOf('$user')}`,
    { where: 'deck', phase: 1, userId: 5_000_007 },
  ],
  [
    'a deck given to another user',
    `update deck set user_id = $newcomer where ${deckOf('$user')}`,
    { where: 'deck', phase: 1, userId: '$user' },
  ],
  [
    'the decks of two users exchanged',
    `update deck d set cards = k.cards, saved_at = k.saved_at from kept_deck k
      where d.event_id = $event and d.phase_index = 1 and k.event_id = $event and k.phase_index = 1
        and (d.user_id, k.user_id) in (($user, $other), ($other, $user))`,
    { where: 'deck', phase: 1, userId: '$other' },
  ],
  ['a deck deleted', `delete from deck where ${deckOf('$other')}`, { where: 'deck', userId: '$other' }],
  [
    'the time of a deck changed',
    `update deck set saved_at = saved_at - interval '1 second' where ${deckOf('$user')}`,
    { where: 'deck', phase: 1, userId: '$user' },
  ],
  [
    'a block of hashes deleted',
    `delete from proof_block where event_id = $event and phase_index = 2 and block = $user / 1000`,
    { where: 'root', phase: 2 },
  ],
  [
    'a block of frozen decks deleted',
    `delete from frozen_block where event_id = $event and phase_index = 2 and block = $user / 1000`,
    { where: 'count', of: 'decks' },
  ],
  [
    'a phase no longer frozen',
    `update phase set frozen_at = null where event_id = $event and index = 2`,
    { where: 'facts', phase: 2 },
  ],
  [
    'a reward doubled',
    `update reward_grant set amount = amount * 2 where event_id = $event and user_id = $first`,
    { where: 'grant', userId: '$first' },
  ],
  [
    'a reward given to another user',
    `update reward_grant set user_id = $newcomer where event_id = $event and user_id = $first`,
    { where: 'grant', userId: '$newcomer' },
  ],
  [
    'a reward given to a user of a block without decks',
    `update reward_grant set user_id = 5000007 where event_id = $event and user_id = $first`,
    { where: 'grant', userId: 5_000_007 },
  ],
  [
    'a reward deleted',
    `delete from reward_grant where event_id = $event and user_id = $first`,
    { where: 'grant', userId: '$first' },
  ],
  [
    'the rank of a reward changed',
    `update reward_grant set rank = rank + 1 where event_id = $event and user_id = $first`,
    { where: 'grant', userId: '$first' },
  ],
  [
    'the terms of a reward doubled, with what was granted',
    `update event_reward set amount = amount * 2 where event_id = $event;
      update reward_grant set amount = amount * 2 where event_id = $event`,
    { where: 'rewards' },
  ],
  [
    'the phases won cleared',
    `update standing_outcome set won = '{}' where event_id = $event`,
    { where: 'won', userId: '$first' },
  ],
  [
    'the phases won deleted',
    `delete from standing_outcome where event_id = $event`,
    { where: 'won', userId: '$first' },
  ],
  [
    'a lock moved',
    `update phase set lock = lock - interval '1 minute' where event_id = $event and index = 2`,
    { where: 'dates', phase: 2 },
  ],
  [
    'an opening moved',
    `update phase set open = open - interval '1 minute' where event_id = $event and index = 1`,
    { where: 'dates', phase: 1 },
  ],
  [
    'a goal lowered',
    `update phase set goal = 0 where event_id = $event and index = 1`,
    { where: 'goal', phase: 1 },
  ],
  [
    'the phases numbered differently',
    `update phase set index = index + 10 where event_id = $event and index = 2`,
    { where: 'facts', phase: 2 },
  ],
  [
    'the figures of the event changed',
    `update phase_figures set average = average + 1 where event_id = $event and phase_index = 0`,
    { where: 'figures', phase: 0 },
  ],
  [
    'the figures of a phase changed',
    `update phase_figures set best = best + 1 where event_id = $event and phase_index = 2`,
    { where: 'figures', phase: 2 },
  ],
  [
    'the figures deleted',
    `delete from phase_figures where event_id = $event`,
    { where: 'figures', phase: 1 },
  ],
  [
    'two users exchanged in the list',
    `update standing_page set users[1] = users[2], users[2] = users[1] where event_id = $event`,
    { where: 'order', userId: '$first' },
  ],
  [
    'a user added at the end of the list',
    `update standing_page set users = users || $newcomer where event_id = $event`,
    { where: 'count', of: 'rows' },
  ],
  ['the list deleted', `delete from standing_page where event_id = $event`, { where: 'order' }],
  [
    'the order of level users changed everywhere',
    `update standing_place set positions${at('$level')} = $position + 1 where ${placeOf('$level')};
      update standing_place set positions${at('$next')} = $position where ${placeOf('$next')};
      update standing_page set users[$position] = $next, users[$position + 1] = $level where event_id = $event`,
    { where: 'ranks' },
  ],
  [
    'previous ranks changed',
    `update standing_place set previous_ranks${at('$user')} = 1 where ${placeOf('$user')}`,
    { where: 'previousRanks' },
  ],
  [
    'a rank changed',
    `update standing_place set ranks${at('$user')} = 1 where ${placeOf('$user')}`,
    { where: 'rank', userId: '$user' },
  ],
  [
    'the scores of two users exchanged',
    `update standing_place set scores${at('$user')} = (select scores${at('$first')} from kept_standing_place where ${placeOf('$first')})
      where ${placeOf('$user')};
      update standing_place set scores${at('$first')} = (select scores${at('$user')} from kept_standing_place where ${placeOf('$user')})
      where ${placeOf('$first')}`,
    { where: 'score', userId: '$first' },
  ],
  [
    'a row of the ranking deleted',
    `delete from standing_place where ${placeOf('$user')}`,
    { where: 'score', userId: '$user', found: null },
  ],
  [
    'a row of the ranking added',
    `update standing_place set positions${at('$newcomer')} = 1, ranks${at('$newcomer')} = 1, scores${at('$newcomer')} = 9900,
      outcomes${at('$newcomer')} = 0 where ${placeOf('$newcomer')}`,
    { where: 'score', userId: '$newcomer', expected: null },
  ],
  [
    'an older ranking published again',
    `update event set generation = generation - 1 where id = $event`,
    { where: 'ranks' },
  ],
  [
    'the event marked uncompleted',
    `update event set completed = false where id = $event`,
    { where: 'settings' },
  ],
  ['a second chance given', `update event set second_chance = true where id = $event`, { where: 'settings' }],
  [
    'a count raised',
    `update keyplay_count set count = count + 1 where event_id = $event and phase_index = 1`,
    { where: 'counts', phase: 1, type: 'kill' },
  ],
  [
    'the counts of a phase deleted with their file',
    `delete from keyplay_count where event_id = $event and phase_index = 2;
      delete from phase_upload where event_id = $event and phase_index = 2`,
    { where: 'counts', phase: 2, type: 'kill' },
  ],
  [
    'everything deleted but the event',
    tables
      .filter(table => table !== 'event')
      .map(table => `delete from ${table} where event_id = $event;`)
      .join(' '),
    { where: 'nothing' },
  ],
]

/** Users by whom the statements are filled in. */
const rolesOf = async (
  db: Parameters<typeof playedEvent>[0]['db'],
  eventId: number,
  users: readonly number[],
) => {
  const rows = await db
    .selectFrom('standing as s')
    .innerJoin('event as e', join =>
      join.onRef('e.id', '=', 's.event_id').onRef('e.generation', '=', 's.generation'),
    )
    .where('s.event_id', '=', eventId)
    .select(['s.user_id', 's.rank', 's.position', 's.score', 'e.generation'])
    .orderBy('s.position')
    .execute()
  const level = rows.find((row, place) => rows[place + 1]?.rank === row.rank)
  const next = rows[rows.findIndex(row => row.user_id === level?.user_id) + 1]
  const last = rows.at(-1)
  return {
    event: eventId,
    generation: rows[0]?.generation,
    first: rows[0]?.user_id,
    user: last?.user_id,
    other: rows.findLast(row => row.score !== last?.score)?.user_id,
    newcomer: (users[0] ?? 0) + 1,
    level: level?.user_id,
    next: next?.user_id,
    position: level?.position,
  } as Record<string, number | undefined>
}

it.for(manipulations)(
  '%s (rulebook 9.34)',
  async ([, statements, fault], { eventId, db, visitor, users, superuser }) => {
    const roles = await rolesOf(db, eventId, users)
    const filled = (text: string) => text.replace(/\$(\w+)/g, (_, name) => `${roles[name]}`)
    await superuser(filled(statements))
    const { equal, faults } = await verify(visitor, eventId)
    await superuser(restored)
    const named = Object.fromEntries(
      Object.entries(fault).map(([name, value]) => [
        name,
        typeof value === 'string' && value.startsWith('$') ? roles[value.slice(1)] : value,
      ]),
    )
    expect(faults).toContainEqual(expect.objectContaining(named as Partial<ProofFault>))
    expect(equal).toBe(false)
    expect((await verify(visitor, eventId)).faults, 'and nothing once it is put back').toEqual([])
  },
)
