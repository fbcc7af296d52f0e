import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../fixtures/test-app.ts'
import { contractSettings, createFixture } from './fixture.ts'
import { operations } from './operations.ts'
import type { Sample } from './rights.ts'
import { sampleOf, samples } from './samples.ts'
import { send } from './send.ts'
import { openWithStatementHook } from './statement-hook.ts'

let testApp: TestApp
let hooked: TestApp
const statements: string[] = []
beforeAll(async () => {
  testApp = await openTestApp(contractSettings)
  hooked = await openWithStatementHook(testApp, text => {
    statements.push(text)
    return text
  })
})
afterAll(async () => {
  await hooked.close()
  await testApp.close()
})

const secret = 'Secret LAN'
/** Makes every event that there is private, with an owner whom no sample names. */
const hideAll = async (ownerId: number) => {
  await sql`update event set public = false, name = ${secret} || ' ' || id`.execute(testApp.db)
  await sql`insert into private_event (event_id, owner_id, code, entry)
    select id, ${ownerId}, 'HIDDEN' || id, 'open' from event on conflict do nothing`.execute(testApp.db)
}

const unknownId = 2_000_000_000
const isId = (key: string) => key === 'id' || key === 'eventId'
const inPlaceOf = (value: unknown) => (typeof value === 'string' ? String(unknownId) : unknownId)
/** The same sample about what does not exist, also where it names an event inside of its data. */
const aboutNothing = (sample: Sample): Sample =>
  Object.fromEntries(
    Object.entries(sample).map(([key, value]) => [key, isId(key) ? inPlaceOf(value) : withoutEvents(value)]),
  )
const withoutEvents = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inside]) => {
      if (key === 'eventId') return [key, inPlaceOf(inside)]
      return [key, key === 'eventIds' ? [unknownId] : withoutEvents(inside)]
    }),
  )
}
const namesEvent = ({ verb }: { verb: string }, sample: Sample) =>
  verb === 'get-event' || /"eventIds?":/.test(JSON.stringify(sample))

/** What others than admins may call; the code of an invitation is what shows its event. */
const open = operations.filter(
  ({ verb }) =>
    samples[verb]?.rights.another === 200 && !['get-event-invite', 'join-private-event'].includes(verb),
)

describe.each(open)('$verb', operation => {
  test('answers outsiders and visitors about a private event as about none, by the same statements, and never names one (rulebook 30.2)', async () => {
    const fixture = await createFixture(testApp)
    const sample = await sampleOf(operation.verb, fixture)
    await hideAll(fixture.admin.id)
    for (const asker of [fixture.another, null]) {
      const { status, body } = await send(hooked, operation, asker, sample)
      expect(JSON.stringify(body ?? null)).not.toContain(secret)
      if (!namesEvent(operation, sample)) continue
      const nothing = await send(hooked, operation, asker, aboutNothing(sample))
      expect({ status, body }).toEqual({ status: nothing.status, body: nothing.body })
      // The calls before have also filled what a process keeps in memory.
      if (status !== 404) continue
      const statementsAbout = async (about: Sample) => {
        statements.length = 0
        await send(hooked, operation, asker, about)
        // Some are sent at once, in any order.
        return statements.toSorted()
      }
      expect(await statementsAbout(sample)).toEqual(await statementsAbout(aboutNothing(sample)))
    }
  })
})
