import { describe, expect, test } from 'vitest'
import { drawPicture } from './drawn/draw-picture.ts'
import { pictureCache } from './picture-cache.ts'

describe('a drawn picture', () => {
  test.each(['teams', 'fields', 'players', 'events', 'clans'])(
    '%s: the same key gives the same bytes',
    async folder => {
      const [first, second] = await Promise.all([1, 2].map(() => drawPicture(folder, 'some-key')))
      expect(first).toBeDefined()
      expect(first).toEqual(second)
    },
  )
})

describe('the cache of pictures', () => {
  test('simultaneous requests for one picture render it once', async () => {
    const { get } = pictureCache()
    const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => get('teams', 'spirit')))
    expect(first).toBeDefined()
    for (const other of others) expect(other).toBe(first)
  })

  test('the least recently used picture is dropped, and is the same when rendered again', async () => {
    const { get } = pictureCache({ size: 40_000 })
    const before = await get('teams', 'spirit')
    for (const key of ['a', 'b', 'c', 'd']) await get('teams', key)
    const after = await get('teams', 'spirit')
    expect(after).not.toBe(before)
    expect(after?.etag).toBe(before?.etag)
  })

  test('a flood of new keys is refused when enough are waiting', async () => {
    const { get } = pictureCache({ mostWaiting: 5 })
    const answers = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) => get('teams', `flood${index}`)),
    )
    const refused = answers.filter(answer => answer.status === 'rejected')
    expect(refused.length).toBe(34)
    for (const { reason } of refused) expect(reason).toMatchObject({ rule: 'TOO_MANY_PICTURES' })
    expect(await get('teams', 'flood39')).toBeDefined()
  })
})
