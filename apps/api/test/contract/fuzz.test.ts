import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { foundClan } from '../calls/social-calls.ts'
import { openWorld, type Person, type World } from '../fixtures/test-app.ts'
import { faultsOf } from './answers.ts'
import { inputsOf } from './arbitrary.ts'
import { type Operation, operations } from './operations.ts'
import { rightsOf } from './rights.ts'
import { type Sample, samples } from './samples.ts'
import { openScene } from './scene.ts'
import { send } from './send.ts'
import { outOfAllReach, outOfReach } from './watch.ts'

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

let world: World
beforeAll(async () => {
  world = await openWorld({ logLevel: 'silent' })
})
afterAll(() => world.close())

const tried = new Map<string, number>()

/** Whatever comes: no 5xx, and no answer that the document does not describe. */
const holds = (operation: Operation, askers: (Pick<Person, 'cookie'> | null)[], good: Sample) =>
  fc.asyncProperty(fc.constantFrom(...askers), inputsOf(operation.input, good), async (by, input) => {
    tried.set(operation.verb, (tried.get(operation.verb) ?? 0) + 1)
    const answer = await send(world, operation, by, input)
    expect(answer.status).toBeLessThan(500)
    expect(faultsOf(operation, answer)).toEqual([])
  })

const forAdmins = operations.filter(({ verb }) => rightsOf(verb)?.player === 403)
const forPlayers = operations.filter(each => !forAdmins.includes(each))

async function prepare({ verb }: Operation) {
  const scene = await openScene(world)
  const good = (await samples[verb]?.(scene)) ?? {}
  await foundClan(scene.another, `Bystanders ${scene.another.id}`)
  return { scene, good, by: [scene.player, scene.player, scene.player, null] }
}

describe.each(forPlayers)('$verb', operation => {
  test('whatever a player sends, nothing breaks and nothing of others changes', { timeout }, async () => {
    const { scene, good, by } = await prepare(operation)
    const before = await outOfReach(scene)
    await fc.assert(holds(operation, by, good), effortFor(operation))
    expect(await outOfReach(scene)).toEqual(before)
  })
})

describe.each(forAdmins)('$verb', operation => {
  test('whatever an admin sends, nothing breaks', { timeout }, async () => {
    const { scene, good } = await prepare(operation)
    const before = await outOfAllReach(scene)
    await fc.assert(holds(operation, [scene.admin], good), effortFor(operation))
    expect(await outOfAllReach(scene)).toEqual(before)
  })

  test('whatever a player sends, nothing changes', { timeout }, async () => {
    const { scene, good, by } = await prepare(operation)
    const before = await outOfReach(scene)
    await fc.assert(holds(operation, by, good), effortFor(operation, 1 / 5))
    expect(await outOfReach(scene)).toEqual(before)
  })
})

test('every operation was tried', () => {
  for (const { verb } of operations) expect(tried.get(verb), verb).toBeGreaterThan(3)
})
