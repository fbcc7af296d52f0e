import { expect } from 'vitest'
import { foundClan, socialAs } from '../../../../test/calls/social-calls.ts'
import { it } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { insertCounts, insertDecks } from '../../../../test/fixtures/insert-users.ts'
import { notifyOfPhases } from '../../../game/notification/notify-of-phases.ts'
import { rankEvent } from '../../../game/score/publish/rank-event.ts'

type Export = { exportedAt: string; data: Record<string, Record<string, unknown>[]> }

it('answers everything stored about the user, no hash, no token, and only the usernames of others (rulebook 1.25)', async ({
  signUp,
  db,
}) => {
  const [user, friend, foe] = [
    await signUp('export_ela'),
    await signUp('export_fil'),
    await signUp('export_foe'),
  ]
  await socialAs(friend)('send-invite', { senderName: friend.username, recipientName: user.username })
  await socialAs(user)('accept-invite', { senderId: friend.id, recipientId: user.id })
  await socialAs(user)('block-user', { blockedId: foe.id })
  await foundClan(user, 'Exporters')
  const { eventId, players } = await insertTestEvent(db, [{ open: -1, lock: 60 }])
  const cards = [{ playerId: players[0] ?? 0, keyplays: [], perks: [] }]
  await insertDecks(db, eventId, [{ userId: user.id, phase: 1, cards }])
  const { eventId: over, players: seen } = await insertTestEvent(db, [{ open: -20, lock: -10, points: 0 }])
  const played = [{ playerId: seen[0] ?? 0, keyplays: [1], perks: [] }]
  await insertDecks(db, over, [{ userId: user.id, phase: 1, cards: played }])
  await insertCounts(db, over, 1, [])
  await rankEvent(db, over)
  await notifyOfPhases(db, over)
  await user.call('/api/auth/add-token', { name: 'Bot', scopes: ['read'] })
  const { status, body, response } = await user.call<Export>('/api/auth/export-data')
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    account: [{ username: 'export_ela', email: 'export_ela@example.org', role: 'user' }],
    sessions: [{ network: '127.0.0.1' }],
    accessTokens: [{ name: 'Bot', scopes: ['read'] }],
    friendships: [{ username: 'export_fil', sent: false, status: 1 }],
    blocked: [{ username: 'export_foe' }],
    clan: [{ name: 'Exporters', role: 1 }],
    notifications: [{ kind: 'friend_invite' }, { kind: 'phase_result', read_at: null }],
    decks: [
      { event_id: eventId, phase_index: 1 },
      { event_id: over, phase_index: 1 },
    ],
    standings: [{ event_id: over, rank: 1, score: 0 }],
  })
  expect(response.body).not.toMatch(/argon2|token_hash|cd_|export_fil@/)
  expect(response.headers['cache-control']).toBe('no-store')
})

it('contains every table that stores something about a user', async ({ db }) => {
  const columns = await db
    .withTables<{
      'information_schema.columns': { table_schema: string; table_name: string; column_name: string }
    }>()
    .selectFrom('information_schema.columns')
    .where('table_schema', '=', 'public')
    .where('column_name', 'in', ['user_id', 'account_id', 'sender_id'])
    .select('table_name')
    .distinct()
    .orderBy('table_name')
    .execute()
  const exported = [
    'audit',
    'calendar_link',
    'clan_member',
    'contact',
    'deck',
    'delivery',
    'dispute',
    'draft_deck',
    'event_notice_read',
    'event_organiser',
    'event_participant',
    'event_report',
    'friendship',
    'known_device',
    'league_member',
    'league_request',
    'league_title',
    'mail_link',
    'notification',
    'passkey',
    'passkey_challenge',
    'phase_summary',
    'provider_link',
    'provider_visit',
    'push_subscription',
    'reward_grant',
    'season_standing',
    'notification_mute',
    'security_event',
    'session',
    'shortlisted_player',
    'standing',
    'talk_mark',
    'talk_post',
    'talk_reaction',
    'talk_report',
    'user_block',
    'webhook',
  ]
  /** Not exported: the audit log has what an admin did, a locked deck equals the deck, a handout belongs to a grant. */
  const otherwise = ['locked_deck', 'reward_handout', 'score_map', 'score_source', 'score_upload']
  expect(columns.map(({ table_name }) => table_name)).toEqual([...exported, ...otherwise].toSorted())
})
