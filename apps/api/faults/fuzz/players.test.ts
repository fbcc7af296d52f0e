import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { contractSettings } from '../../test/contract/fixture.ts'
import { rowsOutOfReach } from '../../test/contract/protected-rows.ts'
import { openTestApp, type TestApp } from '../../test/fixtures/test-app.ts'
import { effortFor, forPlayers, holds, prepare, timeout, tried } from './fuzz.ts'

// Answers go out as in production: unparsed, so that they are checked against the document alone.
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'production'))

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp(contractSettings)
})
afterAll(() => testApp.close())

describe.each(forPlayers)('$verb', operation => {
  test('whatever a user sends, nothing breaks and nothing of others changes', { timeout }, async () => {
    const { fixture, good, by } = await prepare(testApp, operation)
    const before = await rowsOutOfReach(fixture)
    await fc.assert(holds(testApp, operation, by, good), effortFor(operation))
    expect(await rowsOutOfReach(fixture)).toEqual(before)
  })
})

test('every operation of players was tried', () => {
  for (const { verb } of forPlayers) expect(tried.get(verb), verb).toBeGreaterThan(3)
})
