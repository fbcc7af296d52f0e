import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dump } from '../database/dump.ts'
import { openTestApp, type TestApp } from '../fixtures/test-app.ts'
import { contractSettings, createFixture, type Fixture } from './fixture.ts'
import { operations } from './operations.ts'
import type { Asker } from './rights.ts'
import { sampleOf, samples } from './samples.ts'
import { send } from './send.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp(contractSettings)
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
  const reads = ['get-cards', 'get-event', 'get-user']
  const naming = operations.filter(
    ({ verb, method, input }) =>
      method === 'post' &&
      !reads.includes(verb) &&
      ['userId', 'senderName'].some(key => input.properties?.[key]),
  )
  const verbs = naming.map(each => each.verb)
  expect(verbs).toEqual(expect.arrayContaining(['add-card', 'handle-next-phase', 'join-clan', 'send-invite']))
  expect(verbs.map(verb => [verb, samples[verb]?.rights])).toEqual(
    verbs.map(verb => [verb, { visitor: 401, another: 403, user: 200, admin: 403 }]),
  )
})

describe.each(operations)('$verb', operation => {
  const { verb } = operation
  const rights = samples[verb]?.rights

  test('answers each asker as its sample says; a refused call has changed nothing', async () => {
    const found: Partial<Record<Asker, number>> = {}
    const ask = async (asker: Asker, fixture: Fixture, sample: unknown) => {
      found[asker] = (await send(testApp, operation, whoIs(fixture, asker), sample)).status
    }
    let fixture = await createFixture(testApp)
    let sample = await sampleOf(verb, fixture)
    const allowed = askers.filter(asker => rights?.[asker] === 200)
    const refused = askers.filter(asker => !allowed.includes(asker))
    const before = refused.length > 0 && (await dump(testApp.db))
    for (const asker of refused) await ask(asker, fixture, sample)
    if (before) expect(await dump(testApp.db)).toEqual(before)
    for (const asker of allowed) {
      await ask(asker, fixture, sample)
      if (asker === allowed.at(-1)) break
      fixture = await createFixture(testApp)
      sample = await sampleOf(verb, fixture)
    }
    expect(found).toEqual(rights)
  })
})
