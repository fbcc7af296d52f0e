import { describe, expect, test } from 'vitest'
import { drawSvg } from '../index.ts'
import { poseOf, roleOf } from './pose.ts'

const people = Array.from({ length: 60 }, (_, n) => `team${n % 4}-name${n}`)
const posesOf = (role: string) => people.map(person => poseOf(`${person}-${role}`))

describe('the pose of a portrait (rulebook 13.73)', () => {
  test.each([
    ['spirit-donk-rifler', { person: 'spirit-donk', role: 'rifler' }],
    ['spirit-sh1ro-4-awp', { person: 'spirit-sh1ro-4', role: 'awp' }],
    ['spirit-donk', { person: 'spirit-donk', role: undefined }],
    ['spirit-awp', { person: 'spirit-awp', role: undefined }],
    ['awp', { person: 'awp', role: undefined }],
    ['spirit-donk-constructor', { person: 'spirit-donk-constructor', role: undefined }],
  ])('the role of %s', (key, split) => {
    expect(roleOf(key)).toEqual(split)
  })

  test('no pose belongs to two roles, and each role has several', () => {
    const kinds = ['rifler', 'awp', 'igl'].map(role => new Set(posesOf(role).map(({ size }) => size)))
    for (const sizes of kinds) expect(sizes.size).toBeGreaterThan(2)
    const near = (role: string) => Math.min(...posesOf(role).map(({ size }) => size))
    const far = (role: string) => Math.max(...posesOf(role).map(({ size }) => size))
    expect(near('awp')).toBeGreaterThan(far('igl'))
    expect(new Set(posesOf('igl').map(({ gesture }) => gesture))).toEqual(
      new Set(['call', 'chin', 'point', 'crossed']),
    )
    expect(new Set(posesOf('rifler').map(({ gesture }) => gesture))).toEqual(
      new Set(['fist', 'salute', 'crossed', undefined]),
    )
  })

  test('half of the poses without a hand are mirrored', () => {
    const left = posesOf('awp').filter(({ turn }) => turn < 0).length
    expect(left).toBeGreaterThan(15)
    expect(left).toBeLessThan(45)
  })

  test('a key without a role stands in any of them', () => {
    expect(new Set(people.map(person => poseOf(person).size)).size).toBeGreaterThan(6)
  })

  test('another role is the same person: hair, skin and jersey stay', () => {
    const fills = (key: string) =>
      [...(drawSvg('players', key) ?? '').matchAll(/fill="(#[0-9a-f]{6})"/g)].map(([, fill]) => fill)
    const [awp, rifler] = [new Set(fills('spirit-donk-awp')), new Set(fills('spirit-donk-rifler'))]
    expect(awp.size).toBeGreaterThan(10)
    expect([...awp].filter(fill => !rifler.has(fill))).toEqual([])
    expect(drawSvg('players', 'spirit-donk-awp')).not.toBe(drawSvg('players', 'spirit-donk-rifler'))
  })
})
