import { createHash } from 'node:crypto'
import { avatars } from '@game/domain'
import { describe, expect, test } from 'vitest'
import { type DrawnFolder, drawSvg } from './index.ts'

const folders: DrawnFolder[] = ['teams', 'fields', 'players', 'events', 'clans']

const draw = (folder: DrawnFolder, key: string) => {
  const svg = drawSvg(folder, key)
  if (svg === undefined) throw new Error(`${folder}/${key} is not drawn`)
  return svg
}

describe('the generator', () => {
  const twenty = Array.from({ length: 20 }, (_, n) => (n % 2 ? `spirit-${n}` : `key${n}`))
  test.each<[DrawnFolder, readonly string[], string]>([
    ['teams', twenty, 'eb4b7d3e065c59f0'],
    ['fields', twenty, '363882026c181cb5'],
    ['players', [...twenty, 'placeholder'], '0da56b68b2f97b30'],
    ['events', twenty, '2a29806aff822800'],
    ['clans', twenty, 'abcf60d432692222'],
    ['avatars', avatars, '831f0b9a0c63dd58'],
  ])('%s: every picture is as it was', (folder, keys, checksum) => {
    const hash = createHash('sha256')
    for (const key of keys) hash.update(draw(folder, key))
    expect(hash.digest('hex').slice(0, 16)).toBe(checksum)
  })

  test.each(folders)('%s: a hundred keys give a variety', folder => {
    const drawn = new Set(Array.from({ length: 100 }, (_, n) => draw(folder, `key${n}`)))
    expect(drawn.size).toBeGreaterThan(folder === 'fields' ? 60 : 75)
  })

  test.each(folders)('%s: the name of a property of every object is a key like any other', folder => {
    expect(draw(folder, 'constructor')).toMatch(/^<svg/)
  })

  test('the players of a team wear one jersey', () => {
    const jersey = (key: string) => /<clipPath id="cloth">.*/.exec(draw('players', key))?.[0]
    expect(jersey('spirit-donk')).toBe(jersey('spirit-sh1ro'))
    expect(jersey('spirit-donk')).not.toBe(jersey('furia-fallen'))
  })

  test('the placeholder shows no particular player', () => {
    expect(draw('players', 'placeholder')).not.toContain('id="hair"')
  })
})
