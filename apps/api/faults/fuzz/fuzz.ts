import fc from 'fast-check'
import { expect } from 'vitest'
import { foundClan } from '../../test/calls/social-calls.ts'
import { inputsOf } from '../../test/contract/arbitrary.ts'
import { answerFaults } from '../../test/contract/described-answer.ts'
import { createFixture } from '../../test/contract/fixture.ts'
import { type Operation, operations } from '../../test/contract/operations.ts'
import type { Sample } from '../../test/contract/rights.ts'
import { sampleOf, samples } from '../../test/contract/samples.ts'
import { send } from '../../test/contract/send.ts'
import type { TestApp, TestUser } from '../../test/fixtures/test-app.ts'

/** `pnpm fuzz` tries thousands for each operation, other ones each time; a test run the same fifty. */
const effort = process.env.FUZZ === 'long' ? { numRuns: 3000 } : { seed: 20_260_417, numRuns: 50 }
/** An upload takes longer than any other call. */
export const effortFor = ({ verb }: Operation, share = 1) => ({
  ...effort,
  numRuns: Math.ceil((effort.numRuns * share) / (verb === 'upload-score' ? 12 : 1)),
})
export const timeout = 300_000

export const forAdmins = operations.filter(({ verb }) => samples[verb]?.rights.user === 403)
export const forPlayers = operations.filter(each => !forAdmins.includes(each))

/** How often each operation was tried. */
export const tried = new Map<string, number>()

/** Whatever comes: no 5xx, and no answer that the document does not describe. */
export const holds = (
  testApp: TestApp,
  operation: Operation,
  askers: (Pick<TestUser, 'cookie'> | null)[],
  good: Sample,
) =>
  fc.asyncProperty(fc.constantFrom(...askers), inputsOf(operation.input, good), async (by, input) => {
    tried.set(operation.verb, (tried.get(operation.verb) ?? 0) + 1)
    const answer = await send(testApp, operation, by, input)
    expect(answer.status).toBeLessThan(500)
    expect(answerFaults(operation, answer)).toEqual([])
  })

export async function prepare(testApp: TestApp, { verb }: Operation) {
  const fixture = await createFixture(testApp)
  const good = await sampleOf(verb, fixture)
  await foundClan(fixture.another, `Bystanders ${fixture.another.id}`)
  return { fixture, good, by: [fixture.user, fixture.user, fixture.user, null] }
}
