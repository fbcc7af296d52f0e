import { expect, test } from 'vitest'
import { rerunIfAsked } from './rerun-if-asked.ts'

/** Work that records when it begins and waits until the test lets it end. */
function heldWork() {
  const begun: string[] = []
  const held: { go(): void; fail(error: Error): void }[] = []
  const run = rerunIfAsked((key: string) => {
    begun.push(key)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    held.push({ go: resolve, fail: reject })
    return promise
  })
  return { begun, held, run }
}

test('a call while the work of its key runs does not wait, and the work runs once more', async () => {
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

test('other keys do not wait', async () => {
  const { begun, held, run } = heldWork()
  const first = run('a')
  const second = run('b')
  expect(begun).toEqual(['a', 'b'])
  held[1]?.go()
  await second
  held[0]?.go()
  await first
})

test('failing work rejects, and its key can run again', async () => {
  const { begun, held, run } = heldWork()
  const first = run('a')
  await run('a')
  held[0]?.fail(new Error('no paper'))
  await expect(first).rejects.toThrow('no paper')
  const second = run('a')
  held[1]?.go()
  await second
  expect(begun).toEqual(['a', 'a'])
})
