import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dump } from '../database/dump.ts'
import { openWorld, type World } from '../fixtures/test-app.ts'
import { operations } from './operations.ts'
import { type Asker, rights, rightsOf } from './rights.ts'
import { samples } from './samples.ts'
import { openScene, type Scene } from './scene.ts'
import { send } from './send.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ logLevel: 'silent' })
})
afterAll(() => world.close())

const askers: Asker[] = ['nobody', 'another', 'player', 'admin']
const whoIs = (scene: Scene, asker: Asker) => (asker === 'nobody' ? null : scene[asker])

test('the table has every operation, once', () => {
  expect(rights.map(each => each.verb).toSorted()).toEqual(operations.map(each => each.verb).toSorted())
})

test('the document asks for a session exactly where nobody is refused', () => {
  const open = operations.filter(each => each.open).map(each => each.verb)
  const allowed = rights.filter(each => each.nobody === 200).map(each => each.verb)
  expect(open.toSorted()).toEqual(allowed.toSorted())
})

test("another user's id in a writing body is a 403 everywhere (rules.md 2)", () => {
  const reads = ['get-cards', 'get-event', 'get-user']
  const naming = operations.filter(
    ({ verb, method, input }) =>
      method === 'post' &&
      !reads.includes(verb) &&
      ['userId', 'senderName'].some(key => input.properties?.[key]),
  )
  const verbs = naming.map(each => each.verb)
  expect(verbs).toEqual(expect.arrayContaining(['add-card', 'handle-next-phase', 'join-clan', 'send-invite']))
  expect(verbs.map(verb => [verb, rightsOf(verb)])).toEqual(
    verbs.map(verb => [verb, { verb, nobody: 401, another: 403, player: 200, admin: 403 }]),
  )
})

describe.each(operations)('$verb', operation => {
  const { verb } = operation
  const right = rightsOf(verb)

  test('answers each who asks as the table says; who is refused has changed nothing', async () => {
    const found: Partial<Record<Asker, number>> = {}
    const ask = async (asker: Asker, scene: Scene, sample: unknown) => {
      found[asker] = (await send(world, operation, whoIs(scene, asker), sample)).status
    }
    let scene = await openScene(world)
    let sample = await samples[verb]?.(scene)
    const allowed = askers.filter(asker => right?.[asker] === 200)
    const refused = askers.filter(asker => !allowed.includes(asker))
    const before = refused.length > 0 && (await dump(world.db))
    for (const asker of refused) await ask(asker, scene, sample)
    if (before) expect(await dump(world.db)).toEqual(before)
    for (const asker of allowed) {
      await ask(asker, scene, sample)
      if (asker === allowed.at(-1)) break
      scene = await openScene(world)
      sample = await samples[verb]?.(scene)
    }
    expect({ verb, ...found }).toEqual(right)
  })
})
