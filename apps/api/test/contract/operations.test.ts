import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { inTests } from '../../src/ground/env/env.ts'
import { openTestApp, type TestApp } from '../fixtures/test-app.ts'
import { answerFaults } from './described-answer.ts'
import { contractSettings, createFixture } from './fixture.ts'
import { malformedOf } from './malformed.ts'
import { operations } from './operations.ts'
import { callerOf, sampleOf } from './samples.ts'
import { send } from './send.ts'

// Answers are sent as in production: unparsed, so that only the document checks them.
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'production'))

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp(contractSettings)
})
afterAll(() => testApp.close())

test('answers are sent as in production', () => expect(inTests).toBe(false))

describe.each(operations)('$verb', operation => {
  test('refuses malformed input, twice in a row, and answers valid input as described', async () => {
    const fixture = await createFixture(testApp)
    const good = await sampleOf(operation.verb, fixture)
    const by = callerOf(operation.verb, fixture)
    // Everything that a game server sends is stored.
    const malformed = operation.lines ? [] : malformedOf(operation, good)
    for (const [what, sent] of malformed) {
      const answers = [await send(testApp, operation, by, sent), await send(testApp, operation, by, sent)]
      expect(
        answers.map(answer => answer.status),
        what,
      ).toEqual([400, 400])
      expect(
        answers.flatMap(answer => answerFaults(operation, answer)),
        what,
      ).toEqual([])
    }
    const answer = await send(testApp, operation, by, good)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect(answerFaults(operation, answer)).toEqual([])
  })
})
