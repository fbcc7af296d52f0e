import { type TokenScope, tokenScopes } from '@game/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callsByName } from '../../src/server/router/router.ts'
import { watchChanges } from '../database/watch-changes.ts'
import { insertTestEvent } from '../fixtures/insert-event.ts'
import { insertTestToken } from '../fixtures/insert-token.ts'
import { openTestApp, type TestApp } from '../fixtures/test-app.ts'
import { contractSettings, createFixture, type Fixture } from './fixture.ts'
import { operations } from './operations.ts'
import type { Asker } from './rights.ts'
import { callerOf, sampleOf, samples } from './samples.ts'
import { send } from './send.ts'

let testApp: TestApp
let changes: Awaited<ReturnType<typeof watchChanges>>
beforeAll(async () => {
  testApp = await openTestApp(contractSettings)
  changes = await watchChanges(testApp.db)
})
afterAll(() => testApp.close())

const askers: Asker[] = ['visitor', 'another', 'user', 'admin']
const whoIs = (fixture: Fixture, asker: Asker) => (asker === 'visitor' ? null : fixture[asker])

test('the document requires a session exactly for the calls that refuse visitors', () => {
  const open = operations.filter(each => each.open).map(each => each.verb)
  const allowed = Object.keys(samples).filter(verb => samples[verb]?.rights.visitor === 200)
  expect(open.toSorted()).toEqual(allowed.toSorted())
})

test("another user's id in a writing body is a 403 everywhere (rulebook 12.3)", () => {
  // An admin removes others, too.
  const others = [
    'get-cards',
    'get-event',
    'get-user',
    'remove-organiser',
    'remove-participant',
    'remove-steam-link',
    'admit-participant',
    'hand-over-event',
  ]
  const naming = operations.filter(
    ({ verb, method, input }) =>
      method === 'post' &&
      !others.includes(verb) &&
      ['userId', 'senderName'].some(key => input.properties?.[key]),
  )
  const verbs = naming.map(each => each.verb)
  expect(verbs).toEqual(expect.arrayContaining(['add-card', 'handle-next-phase', 'join-clan', 'send-invite']))
  expect(verbs.map(verb => [verb, samples[verb]?.rights])).toEqual(
    verbs.map(verb => [verb, { visitor: 401, another: 403, user: 200, admin: 403 }]),
  )
})

const scopeOf = new Map<string, TokenScope | null>(
  Object.values(callsByName).map(({ path, scope }) => [path, scope]),
)
/** The call of game servers has its token in the path, and does not look at others. */
const withoutSession = 'log'

describe.each(operations)('$verb', operation => {
  const { verb, path } = operation
  const rights = samples[verb]?.rights
  const scope = scopeOf.get(path) ?? null

  test('answers each asker, and each access token, as its sample and its scope say; a refused call has changed nothing (rulebook 21.2, 21.3)', async () => {
    const found: Partial<Record<Asker, number>> = {}
    const askByToken = async (fixture: Fixture, scopes: TokenScope[], sample: unknown) => {
      const { id } = callerOf(verb, fixture)
      const { token } = await insertTestToken(testApp.db, id, scopes)
      return async () => (await send(testApp, operation, { token }, sample)).status
    }
    const ask = async (asker: Asker, fixture: Fixture, sample: unknown) => {
      found[asker] = (await send(testApp, operation, whoIs(fixture, asker), sample)).status
    }
    let fixture = await createFixture(testApp)
    let sample = await sampleOf(verb, fixture)
    /** What a call has changed is no longer what the sample is for. */
    const renewChanged = async () => {
      if ((await changes()).length === 0) return
      fixture = await createFixture(testApp)
      sample = await sampleOf(verb, fixture)
      await changes()
    }
    const allowed = askers.filter(asker => rights?.[asker] === 200)
    const refused = askers.filter(asker => !allowed.includes(asker))
    const lacking = verb === withoutSession ? [] : tokenScopes.filter(each => each !== scope)
    const askLacking = await Promise.all(lacking.map(each => askByToken(fixture, [each], sample)))
    await changes()
    for (const asker of refused) await ask(asker, fixture, sample)
    for (const askAgain of askLacking) expect(await askAgain()).toBe(403)
    expect(await changes()).toEqual([])
    for (const asker of allowed) {
      await renewChanged()
      await ask(asker, fixture, sample)
    }
    expect(found).toEqual(rights)
    if (scope === null) return
    await renewChanged()
    expect(await (await askByToken(fixture, [scope], sample))()).toBe(200)
  })
})

/** What admins do, and organisers with them. */
const managing = operations.filter(({ verb }) => samples[verb]?.rights.user === 403)

/** Makes a user an organiser of every event that there is, or only asks them to be one. */
const organiseAll = (userId: number, accepted: boolean) =>
  sql`insert into event_organiser (event_id, user_id, accepted_at)
    select id, ${userId}, case when ${accepted}::bool then now() end from event
    on conflict (event_id, user_id) do update set accepted_at = excluded.accepted_at`.execute(testApp.db)

/** Makes a user the owner of every event that there is, or of one. */
const ownAll = (userId: number, eventId = 0) =>
  sql`insert into private_event (event_id, owner_id, code, entry)
    select id, ${userId}, 'EVENT' || id, 'open' from event where id = ${eventId} or ${eventId} = 0
    on conflict (event_id) do update set owner_id = excluded.owner_id`.execute(testApp.db)
const own = (userId: number, eventId: number) => ownAll(userId, eventId)

/** Lets a user take part in every private event that there is. */
const takePartInAll = (userId: number) =>
  sql`insert into event_participant (event_id, user_id, state)
    select id, ${userId}, 'in' from event on conflict do nothing`.execute(testApp.db)

describe.each(managing)('$verb', operation => {
  const { verb } = operation

  test('is allowed to the organisers of its event exactly if its sample says so, and never to one of another event, or to one who has not accepted (rulebook 11.47)', async () => {
    const fixture = await createFixture(testApp)
    await insertTestEvent(testApp.db, [])
    await organiseAll(fixture.another.id, true)
    const sample = await sampleOf(verb, fixture)
    await organiseAll(fixture.friend.id, false)
    await organiseAll(fixture.user.id, true)
    await changes()
    const ask = async (asker: 'another' | 'friend' | 'user') =>
      (await send(testApp, operation, fixture[asker], sample)).status
    expect([await ask('another'), await ask('friend')]).toEqual([403, 403])
    expect(await changes()).toEqual([])
    expect(await ask('user')).toBe(samples[verb]?.manager === 'organiser' ? 200 : 403)
  })

  test('is allowed to the owner of its event exactly if its sample says so, and not to who takes part, or to the owner of another event (rulebook 30.2)', async () => {
    const fixture = await createFixture(testApp)
    const foreign = await insertTestEvent(testApp.db, [])
    await own(fixture.another.id, foreign.eventId)
    const sample = await sampleOf(verb, fixture)
    await takePartInAll(fixture.another.id)
    await ownAll(fixture.user.id)
    await own(fixture.another.id, foreign.eventId)
    await changes()
    const ask = async (asker: 'another' | 'user') =>
      (await send(testApp, operation, fixture[asker], sample)).status
    expect(await ask('another')).toBe(403)
    expect(await changes()).toEqual([])
    // A private event has no rewards.
    const allowed = verb === 'add-event-reward' ? 409 : 200
    expect(await ask('user')).toBe(samples[verb]?.manager ? allowed : 403)
  })
})
