import { expect, test } from 'vitest'
import { openAnswerMemory } from './answer-memory.ts'

const pageOf = (eventId: number, claim = ' ') => ({
  call: 'score.getEventScores' as const,
  input: { eventId },
  claim,
})
const read = (text: string) => async () => ({ text, sessionId: undefined, seesHidden: false })
const fail = async () => {
  throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
}
const ignore = () => {}

function openWithClock() {
  const clock = { at: 1000, now: () => clock.at }
  return { clock, memory: openAnswerMemory(clock) }
}

test('an answer is reused for five minutes, with its age in seconds', async () => {
  const { clock, memory } = openWithClock()
  await memory.answer(pageOf(1), read('one'), ignore)
  clock.at += 299_500
  expect(await memory.answer(pageOf(1), fail, ignore)).toEqual({ text: 'one', age: 299 })
  clock.at += 1000
  await expect(memory.answer(pageOf(1), fail, ignore)).rejects.toThrow('ECONNREFUSED')
})

test('no other asker, call or input gets it, and another failure is thrown', async () => {
  const { memory } = openWithClock()
  await memory.answer(pageOf(1), read('one'), ignore)
  for (const question of [
    pageOf(2),
    pageOf(1, 'somebody '),
    { ...pageOf(1), call: 'score.getEventResults' as const },
  ])
    await expect(memory.answer(question, fail, ignore)).rejects.toThrow('ECONNREFUSED')
  const refuse = () => Promise.reject(new Error('refused'))
  await expect(memory.answer(pageOf(1), refuse, ignore)).rejects.toThrow('refused')
})

test('while the database is down one call tries it, and the others do not wait', async () => {
  const { memory } = openWithClock()
  await memory.answer(pageOf(1), read('one'), ignore)
  await memory.answer(pageOf(1), fail, ignore)
  const trial = Promise.withResolvers<Awaited<ReturnType<ReturnType<typeof read>>>>()
  const tried = memory.answer(pageOf(1), () => trial.promise, ignore)
  expect(await memory.answer(pageOf(1), read('unread'), ignore)).toEqual({ text: 'one', age: 0 })
  trial.resolve(await read('two')())
  expect(await tried).toEqual({ text: 'two' })
  expect(await memory.answer(pageOf(1), read('three'), ignore)).toEqual({ text: 'three' })
})

test('an answer that changes while it is read is not kept; nor are searches and answers to admins', async () => {
  const { memory } = openWithClock()
  const changing = async () => {
    memory.onMessage({ type: 'scores_changed', eventId: 1 })
    return read('old')()
  }
  await memory.answer(pageOf(1), changing, ignore)
  const phrase = { ...pageOf(2), input: { eventId: 2, phrase: 'ann' } }
  await memory.answer(phrase, read('found'), ignore)
  await memory.answer(pageOf(3), async () => ({ ...(await read('secret')()), seesHidden: true }), ignore)
  for (const question of [pageOf(1), phrase, pageOf(3)])
    await expect(memory.answer(question, fail, ignore)).rejects.toThrow('ECONNREFUSED')
})

test('a message drops the answers that it is about, and no others', async () => {
  const { memory } = openWithClock()
  const ofClan = { ...pageOf(1), input: { eventId: 2, clanId: 7 } }
  const fill = async () => {
    for (const question of [pageOf(1), pageOf(2), ofClan]) await memory.answer(question, read('kept'), ignore)
  }
  const known = async () => {
    const asked = [pageOf(1), pageOf(2), ofClan].map(each => memory.answer(each, fail, ignore))
    return (await Promise.allSettled(asked)).map(({ status }) => status === 'fulfilled')
  }
  const after = async (message: Parameters<typeof memory.onMessage>[0]) => {
    await fill()
    memory.onMessage(message)
    return known()
  }
  expect(await after({ type: 'scores_changed', eventId: 1 })).toEqual([false, true, true])
  expect(await after({ type: 'clan_changed', clanId: 7 })).toEqual([true, true, false])
  expect(await after({ type: 'deck_changed', eventId: 1, userId: 1 })).toEqual([true, true, true])
  expect(await after({ type: 'name_hidden' })).toEqual([false, false, false])
  expect(await after({ type: 'missed' })).toEqual([false, false, false])
})

test('the memory is bounded: the oldest answer is dropped', async () => {
  const { memory } = openWithClock()
  const large = 'x'.repeat(1024 * 1024)
  for (let eventId = 1; eventId <= 17; eventId++) await memory.answer(pageOf(eventId), read(large), ignore)
  await expect(memory.answer(pageOf(1), fail, ignore)).rejects.toThrow('ECONNREFUSED')
  expect((await memory.answer(pageOf(17), fail, ignore)).text).toBe(large)
})
