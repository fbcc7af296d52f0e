import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dump } from '../database/dump.ts'
import { openTestApp, type TestApp } from '../fixtures/test-app.ts'
import { createFixture, type Fixture } from './fixture.ts'
import { operations } from './operations.ts'
import { type Asker, rights, rightsOf } from './rights.ts'
import { samples } from './samples.ts'
import { send } from './send.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ logLevel: 'silent' })
})
afterAll(() => testApp.close())

const askers: Asker[] = ['nobody', 'another', 'user', 'admin']
const whoIs = (fixture: Fixture, asker: Asker) => (asker === 'nobody' ? null : fixture[asker])

test('the table has every operation, once', () => {
  expect(rights.map(each => each.verb).toSorted()).toEqual(operations.map(each => each.verb).toSorted())
})

test('the document asks for a session exactly where nobody is refused', () => {
  const open = operations.filter(each => each.open).map(each => each.verb)
  const allowed = rights.filter(each => each.nobody === 200).map(each => each.verb)
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
  expect(verbs.map(verb => [verb, rightsOf(verb)])).toEqual(
    verbs.map(verb => [verb, { verb, nobody: 401, another: 403, user: 200, admin: 403 }]),
  )
})

describe.each(operations)('$verb', operation => {
  const { verb } = operation
  const right = rightsOf(verb)

  test('answers each who asks as the table says; who is refused has changed nothing', async () => {
    const found: Partial<Record<Asker, number>> = {}
    const ask = async (asker: Asker, fixture: Fixture, sample: unknown) => {
      found[asker] = (await send(testApp, operation, whoIs(fixture, asker), sample)).status
    }
    let fixture = await createFixture(testApp)
    let sample = await samples[verb]?.(fixture)
    const allowed = askers.filter(asker => right?.[asker] === 200)
    const refused = askers.filter(asker => !allowed.includes(asker))
    const before = refused.length > 0 && (await dump(testApp.db))
    for (const asker of refused) await ask(asker, fixture, sample)
    if (before) expect(await dump(testApp.db)).toEqual(before)
    for (const asker of allowed) {
      await ask(asker, fixture, sample)
      if (asker === allowed.at(-1)) break
      fixture = await createFixture(testApp)
      sample = await samples[verb]?.(fixture)
    }
    expect({ verb, ...found }).toEqual(right)
  })
})
