import { describe, expect } from 'vitest'
import { it as base } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { goodPassword, openTestApp, type TestApp, type TestUser } from '../../../../test/fixtures/test-app.ts'
import { isAccessToken, newAccessToken } from '../../../ground/session/access-token.ts'
import { deleteExpiredSignIns } from '../credential/attempts.ts'

const it = base.extend('user', ({ newUser }) => newUser())

type Made = { id: number; token: string; expiresAt: string }
type Failed = { rule: string; code: string }
const make = async (user: TestUser, body: object = {}) =>
  (await user.call<Made & Failed>('/api/auth/add-token', { name: 'Bot', scopes: ['read'], ...body })).body
const tokensOf = async (user: TestUser) =>
  (await user.call<{ tokens: { id: number; usedAt: string | null }[] }>('/api/auth/get-tokens')).body.tokens

/** Makes a call with an access token: a POST if there is a body. */
const byToken = async (
  testApp: TestApp,
  token: string,
  path: string,
  body?: object,
  headers: object = {},
) => {
  const response = await testApp.app.inject({
    method: body ? 'POST' : 'GET',
    url: path,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(body && { payload: body }),
  })
  return { status: response.statusCode, body: response.json(), headers: response.headers }
}
const whoIs = (testApp: TestApp, token: string) => byToken(testApp, token, '/api/auth/get-user', {})

describe('the token', () => {
  it('is shown once, is stored as a hash only, and is listed with its last use (rulebook 21.1)', async ({
    testApp,
    user,
    db,
  }) => {
    const { id, token, expiresAt } = await make(user, { name: ' Discord bot ', scopes: ['read', 'play'] })
    expect(isAccessToken(token)).toBe(true)
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / 86_400_000)).toBe(90)
    expect(await tokensOf(user)).toMatchObject([
      { id, name: 'Discord bot', scopes: ['read', 'play'], usedAt: null },
    ])
    const rows = await db.selectFrom('session').where('id', '=', id).selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    await db.updateTable('session').set({ used_at: '2026-01-01T00:00:00Z' }).where('id', '=', id).execute()
    expect((await whoIs(testApp, token)).body.currentUser.id).toBe(user.id)
    const [{ usedAt } = { usedAt: null }] = await tokensOf(user)
    expect(Date.parse(usedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
  })

  it('has a checksum, by which a mistyped one is refused', () => {
    const token = newAccessToken()
    expect(token).toMatch(/^cd_[0-9A-Za-z]{49}$/)
    const other = token.at(10) === 'a' ? 'b' : 'a'
    expect([isAccessToken(token), isAccessToken(`${token.slice(0, 10)}${other}${token.slice(11)}`)]).toEqual([
      true,
      false,
    ])
  })

  it('of nobody, revoked or expired is refused even where visitors may read (rulebook 21.3)', async ({
    testApp,
    user,
    db,
  }) => {
    const refused = {
      status: 401,
      body: { rule: 'TOKEN_UNKNOWN' },
      headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
    }
    for (const nothing of ['', ' ', 'two words'])
      expect(await byToken(testApp, nothing, '/api/clutchdeck/get-featured-events')).toMatchObject(refused)
    const [gone, old] = [await make(user), await make(user)]
    expect((await user.call('/api/auth/revoke-token', { id: gone.id })).status).toBe(200)
    expect((await user.call<Failed>('/api/auth/revoke-token', { id: gone.id })).body.rule).toBe(
      'TOKEN_NOT_FOUND',
    )
    await db
      .updateTable('session')
      .set({ expires_at: '2026-01-01T00:00:00Z' })
      .where('id', '=', old.id)
      .execute()
    const session = /session=([\w-]{43})/.exec(user.cookie)?.[1] ?? ''
    for (const token of [gone.token, old.token, newAccessToken(), `${old.token}0`, 'cd_', '', session])
      expect(await byToken(testApp, token, '/api/system/get-date'), token).toMatchObject(refused)
    expect(await tokensOf(user)).toEqual([])
  })

  it('is no session: the list of devices does not have it, and signing them out leaves it (rulebook 21.1)', async ({
    testApp,
    user,
  }) => {
    const { id, token } = await make(user)
    const { body } = await user.call<{ sessions: object[] }>('/api/auth/get-sessions')
    expect(body.sessions).toHaveLength(1)
    expect((await user.call<Failed>('/api/auth/end-session', { id })).body.rule).toBe('SESSION_NOT_FOUND')
    await user.call('/api/auth/end-other-sessions', {})
    expect((await whoIs(testApp, token)).status).toBe(200)
    expect(
      (await testApp.visitor.call('/api/auth/get-user', {}, { headers: { cookie: `session=${token}` } }))
        .status,
    ).toBe(204)
  })

  it('ends with a changed password, and with the account (rulebook 21.1)', async ({ testApp, newUser }) => {
    for (const [path, body] of [
      ['change-password', { password: goodPassword, newPassword: 'Another!Pass2' }],
      ['delete-account', { password: goodPassword }],
    ] as const) {
      const user = await newUser()
      const { token } = await make(user)
      const name = path === 'delete-account' && { name: user.username }
      expect((await user.call(`/api/auth/${path}`, { ...body, ...name })).status).toBe(200)
      expect((await whoIs(testApp, token)).status, path).toBe(401)
    }
  })

  it('is deleted once it has expired, not after 90 days, and belongs to its user only', async ({
    user,
    newUser,
    db,
  }) => {
    const [kept, old] = [await make(user, { days: 365 }), await make(user)]
    await db
      .updateTable('session')
      .set({ created_at: '2026-01-01T00:00:00Z' })
      .where('id', '=', kept.id)
      .execute()
    await db
      .updateTable('session')
      .set({ expires_at: '2026-01-01T00:00:00Z' })
      .where('id', '=', old.id)
      .execute()
    await deleteExpiredSignIns(db)
    expect((await tokensOf(user)).map(({ id }) => id)).toEqual([kept.id])
    const stranger = await newUser()
    expect((await stranger.call<Failed>('/api/auth/revoke-token', { id: kept.id })).body.rule).toBe(
      'TOKEN_NOT_FOUND',
    )
    const rows = await db.selectFrom('session').where('id', 'in', [kept.id, old.id]).select('id').execute()
    expect(rows).toHaveLength(1)
  })
})

describe('limits', () => {
  it('a user has ten tokens, also if twelve are asked for at once (rulebook 21.1)', async ({ user }) => {
    const made = await Promise.all(Array.from({ length: 12 }, () => make(user)))
    expect(made.filter(({ rule }) => rule === 'TOKENS_FULL')).toHaveLength(2)
    expect(await tokensOf(user)).toHaveLength(10)
  })

  it('names, days and scopes are checked; the scope admin is for admins (rulebook 21.1, 21.2)', async ({
    user,
    admin,
  }) => {
    const bad = [
      { name: ' ' },
      { days: 91 },
      { scopes: [] },
      { scopes: ['write'] },
      { scopes: ['read', 'read'] },
    ]
    for (const body of bad) expect((await make(user, body)).code, JSON.stringify(body)).toBe('BAD_REQUEST')
    expect((await make(user, { scopes: ['admin'] })).rule).toBe('ADMIN_NEEDED')
    expect((await make(admin, { scopes: ['admin'] })).token).toBeDefined()
  })

  it('a token has 300 calls a minute, whatever the network does besides; the answer says what is left (rulebook 21.4)', async ({
    testApp,
    user,
  }) => {
    const limited = await openTestApp({ rateLimits: true }, testApp)
    const [one, other] = [await make(user), await make(user)]
    const ask = (token: string) => byToken(limited, token, '/api/system/get-date')
    const first = await ask(one.token)
    expect(first.headers['ratelimit-policy']).toBe('"token";q=300;w=60, "calls";q=1200;w=60')
    expect(first.headers.ratelimit).toMatch(/^"token";r=299;t=60, "calls";r=1199;t=\d+$/)
    for (let n = 1; n < 300; n++) await ask(one.token)
    const refused = await ask(one.token)
    expect(refused).toMatchObject({ status: 429, body: { rule: 'TOO_MANY_CALLS' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.headers.ratelimit).toMatch(/^"token";r=0;/)
    expect((await ask(other.token)).status).toBe(200)
    await limited.close()
  })
})

describe('what it may do', () => {
  it('plays in the name of its user, and a cookie next to it does not count (rulebook 21.2)', async ({
    testApp,
    user,
    newUser,
    db,
  }) => {
    const { eventId, players } = await insertTestEvent(db, [{ open: -1, lock: 60 }])
    const { token } = await make(user, { scopes: ['read', 'play'] })
    const card = {
      eventId,
      userId: user.id,
      phase: 1,
      playerId: players[0],
      perks: [],
      keyplays: [],
      deckOrder: 1,
    }
    const stranger = await newUser()
    const path = '/api/clutchdeck/add-card'
    expect((await byToken(testApp, token, path, { ...card, userId: stranger.id })).body.rule).toBe(
      'NOT_YOURSELF',
    )
    expect((await byToken(testApp, token, path, card, { cookie: stranger.cookie })).status).toBe(200)
    const decks = await db.selectFrom('deck').where('event_id', '=', eventId).select('user_id').execute()
    expect(decks).toEqual([{ user_id: user.id }])
  })

  it("of an admin without the scope admin is a user's, also for what is read (rulebook 21.2)", async ({
    testApp,
    admin,
  }) => {
    const read = await make(admin)
    const all = await make(admin, { scopes: ['read', 'admin'] })
    const pageOf100 = '/api/csdata/get-teams?pageSize=100'
    expect((await byToken(testApp, read.token, pageOf100)).status).toBe(400)
    expect((await byToken(testApp, all.token, pageOf100)).status).toBe(200)
  })

  it('does not show the address of its user (rulebook 21.3)', async ({ testApp, user }) => {
    const { token } = await make(user)
    const { body } = await byToken(testApp, token, '/api/auth/get-user', { email: true })
    expect(body.currentUser.username).toBe(user.username)
    expect(body.currentUser).not.toHaveProperty('email')
  })

  it('is written to the security events, when made and when revoked (rulebook 11.38)', async ({
    user,
    admin,
  }) => {
    const { id } = await make(user)
    await user.call('/api/auth/revoke-token', { id })
    const { body } = await admin.call<{ events: { kind: string }[] }>(
      `/api/clutchdeck/get-security-events?phrase=${user.username}`,
    )
    expect(body.events.map(({ kind }) => kind)).toEqual(['token_revoked', 'token_created'])
  })
})
