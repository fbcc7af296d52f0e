import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { readAgain, readOutdated } from './read-again.ts'

/** Shows a query whose reads end when the test ends them. */
function show(client: QueryClient) {
  const readings: PromiseWithResolvers<string>[] = []
  const observer = new QueryObserver(client, {
    queryKey: ['deck'],
    retry: false,
    queryFn: () => {
      const reading = Promise.withResolvers<string>()
      readings.push(reading)
      return reading.promise
    },
  })
  const hide = observer.subscribe(() => undefined)
  const end = (place: number, answer: string) => readings[place]?.resolve(answer)
  const fail = (place: number) => readings[place]?.reject(new Error('no answer'))
  return { readings, hide, end, fail, data: () => observer.getCurrentResult().data }
}

test('a change during the first read is read by a second one', async () => {
  const client = new QueryClient()
  const shown = show(client)
  const done = readAgain(client, { queryKey: ['deck'] })
  shown.end(0, 'before the change')
  await expect.poll(() => shown.readings.length).toBe(2)
  shown.end(1, 'after the change')
  await done
  expect(shown.data()).toBe('after the change')
  shown.hide()
})

test('a first read that fails is not followed by another', async () => {
  const client = new QueryClient()
  const shown = show(client)
  const done = readAgain(client, { queryKey: ['deck'] })
  shown.fail(0)
  await done
  expect(shown.readings.length).toBe(1)
  shown.hide()
})

test('a query that is shown is read once more, one that is not shown is not read', async () => {
  const client = new QueryClient()
  client.setQueryData(['other'], 'hidden')
  const shown = show(client)
  shown.end(0, 'before the change')
  await expect.poll(shown.data).toBe('before the change')
  const done = readAgain(client, {})
  shown.end(1, 'after the change')
  await done
  expect(shown.readings.length).toBe(2)
  shown.hide()
})

test('while a change is pending, the queries that it will refetch are not read earlier (rulebook 13.37)', async () => {
  const client = new QueryClient()
  const [cards, rates] = ['getCards', 'getPickRates'].map(name => [['deck', name], { type: 'query' }])
  for (const key of [cards, rates]) client.setQueryData(key ?? [], [])
  const isOutdated = (key = cards) => client.getQueryState(key ?? [])?.isInvalidated
  const change = Promise.withResolvers<string>()
  const changed = new MutationObserver(client, { mutationFn: () => change.promise }).mutate()
  await readOutdated(client, () => true)
  expect([isOutdated(cards), isOutdated(rates)]).toEqual([false, true])
  change.resolve('saved')
  await changed
  await readOutdated(client, () => true)
  expect(isOutdated(cards)).toBe(true)
})
