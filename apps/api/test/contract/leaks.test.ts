import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../fixtures/test-app.ts'
import { contractSettings, createFixture } from './fixture.ts'
import { operations } from './operations.ts'
import { callerOf, sampleOf } from './samples.ts'
import { send } from './send.ts'
import { failingStatement, openWithStatementHook } from './statement-hook.ts'

let testApp: TestApp
let failing: TestApp
/** Statements that still work. */
let soundStatements = Number.POSITIVE_INFINITY
beforeAll(async () => {
  testApp = await openTestApp(contractSettings)
  failing = await openWithStatementHook(testApp, text => (soundStatements-- > 0 ? text : failingStatement))
})
afterAll(async () => {
  await failing.close()
  await testApp.close()
})

/** They answer from the settings alone, so that no statement of theirs can fail. */
const withoutStatement = ['get-mail-state', 'get-providers']

describe.each(operations.filter(({ verb }) => !withoutStatement.includes(verb)))('$verb', operation => {
  const { verb, open } = operation

  test('reveals nothing about an internal error except that there is one (rulebook 12.9)', async () => {
    const fixture = await createFixture(testApp)
    const sample = await sampleOf(verb, fixture)
    const signedIn = callerOf(verb, fixture)
    // The first statement looks up the session.
    soundStatements = open ? 0 : 1
    const answer = await send(failing, operation, open ? null : signedIn, sample)
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: 500,
      body: { message: 'Unknown error occurred. Try again later.', code: 'INTERNAL_SERVER_ERROR' },
    })
  })
})
