import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { foundClan } from '../test/calls/social-calls.ts'
import { inputsOf } from '../test/contract/arbitrary.ts'
import { faultsOf } from '../test/contract/described-answer.ts'
import { contractSettings, createFixture } from '../test/contract/fixture.ts'
import { type Operation, operations } from '../test/contract/operations.ts'
import { rowsOutOfAllReach, rowsOutOfReach } from '../test/contract/protected-rows.ts'
import type { Sample } from '../test/contract/rights.ts'
import { sampleOf, samples } from '../test/contract/samples.ts'
import { send } from '../test/contract/send.ts'
import { openTestApp, type TestApp, type TestUser } from '../test/fixtures/test-app.ts'

// Answers go out as in production: unparsed, so that the document alone judges them.
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'production'))

/** `pnpm fuzz` tries thousands for each operation, other ones each time; a test run the same hundred. */
const effort = process.env.FUZZ === 'long' ? { numRuns: 3000 } : { seed: 20_260_417, numRuns: 100 }
/** Each upload starts a thread. */
const effortFor = ({ verb }: Operation, share = 1) => ({
  ...effort,
  numRuns: Math.ceil((effort.numRuns * share) / (verb === 'upload-score' ? 12 : 1)),
})
const timeout = 300_000

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp(contractSettings)
})
afterAll(() => testApp.close())

const tried = new Map<string, number>()

/** Whatever comes: no 5xx, and no answer that the document does not describe. */
const holds = (operation: Operation, askers: (Pick<TestUser, 'cookie'> | null)[], good: Sample) =>
  fc.asyncProperty(fc.constantFrom(...askers), inputsOf(operation.input, good), async (by, input) => {
    tried.set(operation.verb, (tried.get(operation.verb) ?? 0) + 1)
    const answer = await send(testApp, operation, by, input)
    expect(answer.status).toBeLessThan(500)
    expect(faultsOf(operation, answer)).toEqual([])
  })

const forAdmins = operations.filter(({ verb }) => samples[verb]?.rights.user === 403)
const forPlayers = operations.filter(each => !forAdmins.includes(each))

async function prepare({ verb }: Operation) {
  const fixture = await createFixture(testApp)
  const good = await sampleOf(verb, fixture)
  await foundClan(fixture.another, `Bystanders ${fixture.another.id}`)
  return { fixture, good, by: [fixture.user, fixture.user, fixture.user, null] }
}

describe.each(forPlayers)('$verb', operation => {
  test('whatever a user sends, nothing breaks and nothing of others changes', { timeout }, async () => {
    const { fixture, good, by } = await prepare(operation)
    const before = await rowsOutOfReach(fixture)
    await fc.assert(holds(operation, by, good), effortFor(operation))
    expect(await rowsOutOfReach(fixture)).toEqual(before)
  })
})

describe.each(forAdmins)('$verb', operation => {
  test('whatever an admin sends, nothing breaks', { timeout }, async () => {
    const { fixture, good } = await prepare(operation)
    const before = await rowsOutOfAllReach(fixture)
    await fc.assert(holds(operation, [fixture.admin], good), effortFor(operation))
    expect(await rowsOutOfAllReach(fixture)).toEqual(before)
  })

  test('whatever a user sends, nothing changes', { timeout }, async () => {
    const { fixture, good, by } = await prepare(operation)
    const before = await rowsOutOfReach(fixture)
    await fc.assert(holds(operation, by, good), effortFor(operation, 1 / 5))
    expect(await rowsOutOfReach(fixture)).toEqual(before)
  })
})

test('every operation was tried', () => {
  for (const { verb } of operations) expect(tried.get(verb), verb).toBeGreaterThan(3)
})
