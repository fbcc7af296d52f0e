import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

/** Work that tells when it begins and goes on when it is let. */
function heldWork() {
  const begun: string[] = []
  const held: { go(): void; fail(error: Error): void }[] = []
  const run = oneAtATime((key: string) => {
    begun.push(key)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    held.push({ go: resolve, fail: reject })
    return promise
  })
  return { begun, held, run }
}

test('who asks while a key is at work does not wait, and it runs once more', async () => {
  const { begun, held, run } = heldWork()
  const first = run('a')
  await run('a')
  await run('a')
  expect(begun).toEqual(['a'])
  held[0]?.go()
  await expect.poll(() => begun).toEqual(['a', 'a'])
  held[1]?.go()
  await first
  expect(begun).toEqual(['a', 'a'])
})

test('other keys are not held up', async () => {
  const { begun, held, run } = heldWork()
  const first = run('a')
  const second = run('b')
  expect(begun).toEqual(['a', 'b'])
  held[1]?.go()
  await second
  held[0]?.go()
  await first
})

test('work that fails says so, and the key can be asked for again', async () => {
  const { begun, held, run } = heldWork()
  const first = run('a')
  await run('a')
  held[0]?.fail(new Error('no paper'))
  await expect(first).rejects.toThrow('no paper')
  const again = run('a')
  held[1]?.go()
  await again
  expect(begun).toEqual(['a', 'a'])
})
