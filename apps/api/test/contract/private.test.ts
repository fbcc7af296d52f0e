import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../fixtures/test-app.ts'
import { contractSettings, createFixture } from './fixture.ts'
import { operations } from './operations.ts'
import type { Sample } from './rights.ts'
import { sampleOf, samples } from './samples.ts'
import { send } from './send.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp(contractSettings)
})
afterAll(() => testApp.close())

const secret = 'Secret LAN'
/** Makes every event that there is private, with an owner whom no sample names. */
const hideAll = async (ownerId: number) => {
  await sql`update event set public = false, name = ${secret} || ' ' || id`.execute(testApp.db)
  await sql`insert into private_event (event_id, owner_id, code, entry)
    select id, ${ownerId}, 'HIDDEN' || id, 'open' from event on conflict do nothing`.execute(testApp.db)
}

const unknownId = 2_000_000_000
const isId = (key: string) => key === 'id' || key === 'eventId'
/** The same sample about what does not exist. */
const aboutNothing = (sample: Sample): Sample =>
  Object.fromEntries(
    Object.entries(sample).map(([key, value]) => [
      key,
      isId(key) ? (typeof value === 'string' ? String(unknownId) : unknownId) : value,
    ]),
  )

/** What others than admins may call; the code of an invitation is what shows its event. */
const open = operations.filter(
  ({ verb }) =>
    samples[verb]?.rights.another === 200 && !['get-event-invite', 'join-private-event'].includes(verb),
)

describe.each(open)('$verb', operation => {
  test('answers outsiders and visitors about a private event as about none, and never names one (rulebook 30.2)', async () => {
    const fixture = await createFixture(testApp)
    const sample = await sampleOf(operation.verb, fixture)
    await hideAll(fixture.admin.id)
    for (const asker of [fixture.another, null]) {
      const { status, body } = await send(testApp, operation, asker, sample)
      expect(JSON.stringify(body ?? null)).not.toContain(secret)
      if (typeof sample.eventId !== 'number' && typeof sample.eventId !== 'string') continue
      const nothing = await send(testApp, operation, asker, aboutNothing(sample))
      expect({ status, body }).toEqual({ status: nothing.status, body: nothing.body })
    }
  })
})
