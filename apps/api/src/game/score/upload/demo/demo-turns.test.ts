import { expect } from 'vitest'
import { it as base, type Fixtures } from '../../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../../test/fixtures/insert-event.ts'
import { takeTurns } from './demo-turns.ts'

type Work = { kind: string; state: string; step: string; done: number; total: number }

const it = base.extend('workOf', ({ admin }) => async (eventId: number) => {
  const { body } = await admin.call<{ work: Work[] }>(`/api/clutchdeck/get-event-work?eventId=${eventId}`)
  return body.work.map(({ kind, state, step, done, total }) => ({ kind, state, step, done, total }))
})
const newEvent = async ({ db }: Pick<Fixtures, 'db'>) =>
  (await insertTestEvent(db, [{ open: -90, lock: -60 }])).eventId
const running = { kind: 'demos', state: 'running' }

it('an admin who waits sees how many demos are before theirs, then how many of theirs are read (rulebook 8.37)', async ({
  db,
  workOf,
}) => {
  const [reading, waiting] = [await newEvent({ db }), await newEvent({ db })]
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const before = takeTurns(db, reading, [first, second], demo => demo.promise)
  await expect.poll(() => workOf(reading)).toEqual([{ ...running, step: 'reading', done: 0, total: 2 }])

  const after = takeTurns(db, waiting, ['a.dem'], async demo => demo)
  await expect.poll(() => workOf(waiting)).toEqual([{ ...running, step: 'waiting', done: 0, total: 2 }])
  first.resolve()
  await expect.poll(() => workOf(reading)).toEqual([{ ...running, step: 'reading', done: 1, total: 2 }])
  await expect.poll(() => workOf(waiting)).toEqual([{ ...running, step: 'waiting', done: 0, total: 1 }])
  second.resolve()
  await before
  expect(await after).toEqual(['a.dem'])
  expect([await workOf(reading), await workOf(waiting)]).toEqual([[], []])
})

it('a reading that fails does not hold up the next one', async ({ db, workOf }) => {
  const [failing, next] = [await newEvent({ db }), await newEvent({ db })]
  const failure = Promise.withResolvers<never>()
  const failed = takeTurns(db, failing, ['a.dem', 'b.dem'], () => failure.promise)
  await expect.poll(() => workOf(failing)).toEqual([{ ...running, step: 'reading', done: 0, total: 2 }])
  const after = takeTurns(db, next, ['c.dem'], async demo => demo)
  failure.reject(new Error('no process'))
  await expect(failed).rejects.toThrow('no process')
  expect(await after).toEqual(['c.dem'])
  expect([await workOf(failing), await workOf(next)]).toEqual([[], []])
  const last = Promise.withResolvers<void>()
  const alone = takeTurns(db, next, [last], demo => demo.promise)
  await expect.poll(() => workOf(next)).toEqual([{ ...running, step: 'reading', done: 0, total: 1 }])
  last.resolve()
  await alone
})

it('the demo of an admin who leaves is read no more, whether it was their turn or not, and the next one is (rulebook 8.37)', async ({
  db,
  workOf,
}) => {
  const [reading, waiting, next] = [await newEvent({ db }), await newEvent({ db }), await newEvent({ db })]
  const [leaving, leavingToo] = [new AbortController(), new AbortController()]
  const read: string[] = []
  const killed = Promise.withResolvers<never>()
  const first = takeTurns(
    db,
    reading,
    ['a.dem', 'b.dem'],
    demo => {
      read.push(demo)
      leaving.signal.addEventListener('abort', () => killed.reject(leaving.signal.reason))
      return killed.promise
    },
    leaving.signal,
  )
  await expect.poll(() => workOf(reading)).toEqual([{ ...running, step: 'reading', done: 0, total: 2 }])
  const second = takeTurns(db, waiting, ['c.dem'], async demo => read.push(demo), leavingToo.signal)
  const third = takeTurns(db, next, ['d.dem'], async demo => read.push(demo))
  await expect.poll(() => workOf(next)).toEqual([{ ...running, step: 'waiting', done: 0, total: 3 }])
  leavingToo.abort()
  await expect(second).rejects.toThrow('aborted')
  expect(await workOf(waiting)).toEqual([])
  leaving.abort()
  await expect(first).rejects.toThrow('aborted')
  await third
  expect(read).toEqual(['a.dem', 'd.dem'])
  expect([await workOf(reading), await workOf(next)]).toEqual([[], []])
  const last = Promise.withResolvers<void>()
  const alone = takeTurns(db, next, [last], demo => demo.promise)
  await expect.poll(() => workOf(next)).toEqual([{ ...running, step: 'reading', done: 0, total: 1 }])
  const after = takeTurns(db, reading, ['e.dem'], async demo => demo)
  await expect.poll(() => workOf(reading)).toEqual([{ ...running, step: 'waiting', done: 0, total: 1 }])
  last.resolve()
  await Promise.all([alone, after])
})
