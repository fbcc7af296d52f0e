import { describe, expect, test } from 'vitest'
import { renderPng } from './render.ts'
import { type Drawn, drawSvg } from './studio.ts'

const folders: Drawn[] = ['teams', 'fields', 'players', 'events', 'clans']

const draw = (folder: Drawn, key: string) => {
  const svg = drawSvg(folder, key)
  if (svg === undefined) throw new Error(`${folder}/${key} is not drawn`)
  return svg
}

describe('the generator', () => {
  test.each(folders)('%s: the same key gives the same bytes', async folder => {
    const [first, second] = await Promise.all([1, 2].map(() => renderPng(draw(folder, 'some-key'))))
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true)
  })

  test.each(folders)('%s: a hundred keys give a variety', folder => {
    const drawn = new Set(Array.from({ length: 100 }, (_, n) => draw(folder, `key${n}`)))
    expect(drawn.size).toBeGreaterThan(folder === 'fields' ? 60 : 75)
  })

  test('the players of a team wear one jersey', () => {
    const jersey = (key: string) => /<clipPath id="cloth">.*/.exec(draw('players', key))?.[0]
    expect(jersey('spirit-donk')).toBe(jersey('spirit-sh1ro'))
    expect(jersey('spirit-donk')).not.toBe(jersey('furia-fallen'))
  })

  test('the placeholder is nobody', () => {
    expect(draw('players', 'placeholder')).not.toContain('id="hair"')
  })
})
