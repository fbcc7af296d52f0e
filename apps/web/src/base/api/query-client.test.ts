import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { CallError } from './failure.ts'
import { createQueryClient } from './query-client.ts'
import { readOutdated } from './read-again.ts'
import { optimistic } from './snapshot.ts'

const cardsKey = [['deck', 'getCards'], { type: 'query' }]
const fail = () => Promise.reject(new Error('refused'))

test('a failed change restores the cache and is reported once', async () => {
  const report = vi.fn()
  const client = createQueryClient(report)
  client.setQueryData(cardsKey, ['a'])
  const answer = Promise.withResolvers<string>()
  const mutation = new MutationObserver(client, {
    mutationFn: () => answer.promise,
    onMutate: () => optimistic<string[]>(client, cardsKey, cards => [...cards, 'b']),
  })
  const settled = mutation.mutate().catch((error: Error) => error.message)
  await vi.waitFor(() => expect(client.getQueryData(cardsKey)).toEqual(['a', 'b']))
  answer.reject(new Error('refused'))
  expect(await settled).toBe('refused')
  expect(client.getQueryData(cardsKey)).toEqual(['a'])
  expect(report).toHaveBeenCalledTimes(1)
})

test('a change refetches the queries that every change refreshes, and no others (rulebook 13.36)', async () => {
  const client = createQueryClient(vi.fn())
  const styles = [['catalogue', 'getStyles'], { type: 'query' }]
  for (const key of [cardsKey, styles]) client.setQueryData(key, [])
  await new MutationObserver(client, { mutationFn: async () => 'done' }).mutate()
  expect(client.getQueryState(cardsKey)?.isInvalidated).toBe(true)
  expect(client.getQueryState(styles)?.isInvalidated).toBe(false)
})

test('of two changes at once only the last to end refetches', async () => {
  const client = createQueryClient(vi.fn())
  client.setQueryData(cardsKey, [])
  const slow = Promise.withResolvers<string>()
  const first = new MutationObserver(client, { mutationFn: () => slow.promise }).mutate()
  await new MutationObserver(client, { mutationFn: async () => 'done' }).mutate()
  expect(client.getQueryState(cardsKey)?.isInvalidated).toBe(false)
  slow.resolve('done')
  await first
  expect(client.getQueryState(cardsKey)?.isInvalidated).toBe(true)
})

test('a change whose screen still reads after its answer does not leave the refetch to another change', async () => {
  const client = createQueryClient(vi.fn())
  client.setQueryData(cardsKey, [])
  const reading = Promise.withResolvers<void>()
  const answered = vi.fn(() => reading.promise)
  const first = new MutationObserver(client, { mutationFn: async () => 'done', onSettled: answered }).mutate()
  await vi.waitFor(() => expect(answered).toHaveBeenCalled())
  client.setQueryData(cardsKey, ['read after the first change'])
  await new MutationObserver(client, { mutationFn: async () => 'done' }).mutate()
  expect(client.getQueryState(cardsKey)?.isInvalidated).toBe(true)
  reading.resolve()
  await first
})

test('news after the answer of a change is read, even if its screen still reads (rulebook 13.37)', async () => {
  const client = createQueryClient(vi.fn())
  const reading = Promise.withResolvers<void>()
  const answered = vi.fn(() => reading.promise)
  const change = new MutationObserver(client, {
    mutationFn: async () => 'done',
    onSettled: answered,
  }).mutate()
  await vi.waitFor(() => expect(answered).toHaveBeenCalled())
  client.setQueryData(cardsKey, ['read before the message'])
  await readOutdated(client, () => true)
  expect(client.getQueryState(cardsKey)?.isInvalidated).toBe(true)
  reading.resolve()
  await change
})

test('a query that shows its own failure makes no popup', async () => {
  const report = vi.fn()
  const client = createQueryClient(report)
  const watch = (meta: { quiet?: boolean }, key: string) =>
    new QueryObserver(client, { queryKey: [key], queryFn: fail, meta, retry: false }).refetch()
  await Promise.all([watch({ quiet: true }, 'a'), watch({}, 'b')])
  expect(report).toHaveBeenCalledTimes(1)
})

test('a read that finds no session is reported where a table stays empty without it, and makes the page read again who is signed in (rulebook 13.32)', async () => {
  const report = vi.fn()
  const client = createQueryClient(report)
  const user = [['account', 'getUser'], { type: 'query' }]
  client.setQueryData(user, {})
  const ended = { message: '', status: 401, rule: undefined, facts: undefined, body: undefined }
  const read = (procedure: string) =>
    client
      .fetchQuery({ queryKey: [['deck', procedure]], queryFn: () => Promise.reject(new CallError(ended)) })
      .catch(() => undefined)
  await read('getSleeves')
  expect(client.getQueryState(user)?.isInvalidated).toBe(true)
  expect(report).toHaveBeenCalledTimes(0)
  await read('getCards')
  expect(report).toHaveBeenCalledTimes(1)
})
