import type * as argon2 from '@node-rs/argon2'
import { expect, vi } from 'vitest'
import { it as base } from '../../../test/fixtures/fixtures.ts'
import { goodPassword } from '../../../test/fixtures/test-app.ts'

const it = base.extend('player', { scope: 'file' }, ({ signUp }) => signUp('stormed'))

/** How many real hashings run now, and ran at once at most. */
const hashing = vi.hoisted(() => ({ now: 0, most: 0, done: 0 }))
vi.mock('@node-rs/argon2', async original => {
  const real = await original<typeof argon2>()
  const watched =
    <Args extends unknown[], T>(work: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      hashing.most = Math.max(hashing.most, ++hashing.now)
      return work(...args).finally(() => {
        hashing.now--
        hashing.done++
      })
    }
  return { ...real, hash: watched(real.hash), verify: watched(real.verify) }
})

it('a storm of sign-ins hashes two passwords at once and keeps nobody else waiting (rulebook 1.12)', async ({
  visitor,
  player,
}) => {
  Object.assign(hashing, { most: 0, done: 0 })
  const storm = Array.from({ length: 40 }, (_, n) =>
    visitor.call('/api/auth/login-query', {
      username: n % 2 === 0 ? player.username : `nobody_${n}`,
      password: goodPassword,
    }),
  )
  await vi.waitUntil(() => hashing.done > 0, { interval: 1 })
  expect((await player.call('/api/clutchdeck/get-events', {})).status).toBe(200)
  expect(hashing.done).toBeLessThan(storm.length)
  const statuses = (await Promise.all(storm)).map(({ status }) => status)
  expect(new Set(statuses.filter((_, n) => n % 2 === 0))).toEqual(new Set([200]))
  expect(new Set(statuses.filter((_, n) => n % 2 === 1))).toEqual(new Set([401]))
  expect(hashing).toMatchObject({ now: 0, most: 2, done: storm.length })
})
