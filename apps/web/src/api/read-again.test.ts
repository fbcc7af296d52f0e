import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { readAgain } from './read-again.ts'

/** Shows a query whose readings end when they are told to. */
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

test('a change during the first reading is read by a second one', async () => {
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

test('so it is when the first reading fails', async () => {
  const client = new QueryClient()
  const shown = show(client)
  const done = readAgain(client, { queryKey: ['deck'] })
  shown.fail(0)
  await expect.poll(() => shown.readings.length).toBe(2)
  shown.end(1, 'after the change')
  await done
  expect(shown.data()).toBe('after the change')
  shown.hide()
})

test('what is shown already is read once more, and what nobody shows is not read', async () => {
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
