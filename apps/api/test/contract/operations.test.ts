import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { inTests } from '../../src/env.ts'
import { openWorld, type World } from '../fixtures/test-app.ts'
import { faultsOf } from './answers.ts'
import { malformedOf } from './malformed.ts'
import { operations } from './operations.ts'
import { rightsOf } from './rights.ts'
import { samples } from './samples.ts'
import { openScene } from './scene.ts'
import { send } from './send.ts'

// Answers go out as in production: unparsed, so that the document alone judges them.
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'production'))

let world: World
beforeAll(async () => {
  world = await openWorld({ logLevel: 'silent' })
})
afterAll(() => world.close())

test('answers go out as in production', () => expect(inTests).toBe(false))

test('every operation has a sample, and every sample an operation', () => {
  expect(Object.keys(samples).toSorted()).toEqual(operations.map(each => each.verb).toSorted())
})

describe.each(operations)('$verb', operation => {
  test('refuses what is malformed, twice in a row, and answers a good one as described', async () => {
    const scene = await openScene(world)
    const good = await samples[operation.verb]?.(scene)
    const by = rightsOf(operation.verb)?.player === 200 ? scene.player : scene.admin
    for (const [what, sent] of malformedOf(operation, good ?? {})) {
      const answers = [await send(world, operation, by, sent), await send(world, operation, by, sent)]
      expect(
        answers.map(answer => answer.status),
        what,
      ).toEqual([400, 400])
      expect(
        answers.flatMap(answer => faultsOf(operation, answer)),
        what,
      ).toEqual([])
    }
    const answer = await send(world, operation, by, good)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect(faultsOf(operation, answer)).toEqual([])
  })
})
