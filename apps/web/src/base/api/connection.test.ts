import { onlineManager, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchConnection } from './connection.ts'
import { CallError } from './failure.ts'

const failure = (status: number) =>
  new CallError({ message: 'no', status, rule: undefined, facts: undefined, body: undefined })
const fail = (client: QueryClient, status: number) =>
  client
    .fetchQuery({ queryKey: [status], queryFn: () => Promise.reject(failure(status)) })
    .catch(() => undefined)

let stop = () => {}
let answers = false
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })

beforeEach(() => {
  vi.useFakeTimers()
  answers = false
  stop = watchConnection(client, () => (answers ? Promise.resolve() : Promise.reject(failure(0))))
})
afterEach(() => {
  stop()
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

test('a call without an answer means that the connection is lost', async () => {
  await fail(client, 0)
  expect(onlineManager.isOnline()).toBe(false)
})

test('a refusal is an answer', async () => {
  await fail(client, 409)
  expect(onlineManager.isOnline()).toBe(true)
})

test('after watching stops, a lost connection holds no query back', async () => {
  await fail(client, 0)
  stop()
  expect(onlineManager.isOnline()).toBe(true)
})

test('the connection is back as soon as the server answers, and not before', async () => {
  await fail(client, 0)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(onlineManager.isOnline()).toBe(false)
  answers = true
  await vi.advanceTimersByTimeAsync(4_000)
  expect(onlineManager.isOnline()).toBe(true)
})
