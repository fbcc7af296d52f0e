import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type World } from '../fixtures/test-app.ts'
import { operations } from './operations.ts'
import { faulty, plugged } from './plugged.ts'
import { rightsOf } from './rights.ts'
import { samples } from './samples.ts'
import { openScene } from './scene.ts'
import { send } from './send.ts'

let world: World
let failing: World
/** Statements that still go through. */
let sound = 0
beforeAll(async () => {
  world = await openWorld({ logLevel: 'silent' })
  failing = await plugged(world, node => (sound-- > 0 ? node : faulty))
})
afterAll(async () => {
  await failing.close()
  await world.close()
})

describe.each(operations)('$verb', operation => {
  const { verb, open } = operation

  test('tells nothing of a fault but that there is one (rules.md 10)', async () => {
    const scene = await openScene(world)
    const sample = await samples[verb]?.(scene)
    const { player } = rightsOf(verb) ?? {}
    const signedIn = player === 200 ? scene.player : scene.admin
    // The session is looked up by the first statement.
    sound = open ? 0 : 1
    const answer = await send(failing, operation, open ? null : signedIn, sample)
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: 500,
      body: { message: 'Unknown error occurred. Try again later.', code: 'INTERNAL_SERVER_ERROR' },
    })
  })
})
