import { afterAll, beforeAll, expect, test } from 'vitest'
import { stageEvent } from '../../test/stage.ts'
import { openWorld, type World } from '../../test/world.ts'
import { publishNews } from './queries.ts'

let world: World
let address: string
beforeAll(async () => {
  world = await openWorld()
  address = await world.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => world.close())

/** An open stream; `next` waits for its next named event. */
async function listen(path: string, cookie = '') {
  const ending = new AbortController()
  const response = await fetch(`${address}/api/clutchdeck/live${path}`, {
    headers: { cookie },
    signal: ending.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const next = async (): Promise<string> => {
    const whole = /event: (\w+)\n(?:.*\n)*?\n/.exec(text)
    if (whole) {
      text = text.slice(whole.index + whole[0].length)
      return whole[1] ?? ''
    }
    const { value, done } = (await reader?.read()) ?? { done: true }
    if (done) return 'end'
    text += value
    return next()
  }
  return { response, next, leave: () => ending.abort() }
}

test('tells of its own event and not of another (rules.md 11)', async () => {
  const { eventId } = await stageEvent(world.db, [{ open: -1, lock: 60 }])
  const stream = await listen(`?eventId=${eventId}`)
  expect(stream.response.headers.get('content-type')).toContain('text/event-stream')
  expect(stream.response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await stream.next()).toBe('open')
  await publishNews(world.db, { type: 'scores_changed', eventId: eventId + 1 })
  await publishNews(world.db, { type: 'phase_locked', eventId, phaseIndex: 1 })
  expect(await stream.next()).toBe('phase_locked')
  stream.leave()
})

test("a person's notifications go to that person only", async () => {
  const [one, other] = [await world.join('listener'), await world.join('neighbour')]
  const mine = await listen('', one.cookie)
  expect(await mine.next()).toBe('open')
  await publishNews(world.db, { type: 'notification', userId: other.id })
  await publishNews(world.db, { type: 'notification', userId: one.id })
  await publishNews(world.db, { type: 'notification', userId: other.id })
  expect(await mine.next()).toBe('notification')
  mine.leave()
})

test('an event that the asker may not see is not found, a wrong query a 400', async () => {
  const hidden = await stageEvent(world.db, [{ open: -1, lock: 60 }], { public: false })
  expect((await listen(`?eventId=${hidden.eventId}`)).response.status).toBe(404)
  expect((await listen('?eventId=x')).response.status).toBe(400)
})

test('stopping the server ends its streams', async () => {
  const second = await openWorld({}, world)
  const there = await second.app.listen({ port: 0, host: '127.0.0.1' })
  const response = await fetch(`${there}/api/clutchdeck/live`)
  const ended = response.text()
  await second.close()
  expect(await ended).toContain('event: open')
})
