import { describe, expect, test } from 'vitest'
import { drawPicture } from './draw-picture.ts'
import { pictureCache } from './picture-cache.ts'

describe('a drawn picture', () => {
  test.each(['teams', 'fields', 'players', 'events', 'clans'])(
    '%s: the same key gives the same bytes',
    async folder => {
      const [first, second] = await Promise.all([1, 2].map(() => drawPicture(folder, 'some-key')))
      expect(first).toBeDefined()
      expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true)
    },
  )
})

describe('the cache of pictures', () => {
  test('what is asked for many times at once is drawn once', async () => {
    const pictureOf = pictureCache()
    const [first, ...others] = await Promise.all(
      Array.from({ length: 20 }, () => pictureOf('teams', 'spirit')),
    )
    expect(first).toBeDefined()
    for (const other of others) expect(other).toBe(first)
  })

  test('the least recently used makes room, and comes back the same', async () => {
    const pictureOf = pictureCache({ size: 40_000 })
    const before = await pictureOf('teams', 'spirit')
    for (const key of ['a', 'b', 'c', 'd']) await pictureOf('teams', key)
    const after = await pictureOf('teams', 'spirit')
    expect(after).not.toBe(before)
    expect(after?.etag).toBe(before?.etag)
  })

  test('a flood of new keys is refused once enough are waiting', async () => {
    const pictureOf = pictureCache({ mostWaiting: 5 })
    const answers = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) => pictureOf('teams', `flood${index}`)),
    )
    const refused = answers.filter(answer => answer.status === 'rejected')
    expect(refused.length).toBe(34)
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect(await pictureOf('teams', 'flood39')).toBeDefined()
  })
})
