import { drawSvg } from '@game/art'
import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { players, portraitOf } from '../../../server/seed/demo/data/teams-and-players.ts'
import { drawPicture } from './draw-picture.ts'
import { sharp } from './sharp.ts'

const people = Array.from({ length: 30 }, (_, n) => `team${n % 4}-name${n}`)

/** Whether anything is painted on the upper edge of a portrait, or next to the head on its left and right edges. */
function touchesEdge(key: string): boolean {
  const svg = drawSvg('players', key) ?? ''
  const { pixels, width } = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  const isPainted = (x: number, y: number) => (pixels[(y * width + x) * 4 + 3] ?? 0) > 0
  const across = Array.from({ length: width }, (_, x) => isPainted(x, 0))
  const down = Array.from({ length: 200 }, (_, y) => isPainted(0, y) || isPainted(width - 1, y))
  return [...across, ...down].includes(true)
}

test.each(['rifler', 'awp', 'igl'])('no portrait cuts off the head: %s (rulebook 13.73)', role => {
  expect(people.map(person => `${person}-${role}`).filter(touchesEdge)).toEqual([])
})

test('no two players of a team in the demo look alike on a card of 114 px (rulebook 13.73)', async () => {
  const greys = await Promise.all(
    players.map(async player => {
      const picture = await drawPicture('players', portraitOf(player))
      return sharp(picture?.bytes).resize(114).flatten({ background: '#222233' }).greyscale().raw().toBuffer()
    }),
  )
  const difference = (a: number, b: number) => {
    const [first, second] = [greys[a] ?? Buffer.of(), greys[b] ?? Buffer.of()]
    return first.reduce((sum, grey, at) => sum + Math.abs(grey - (second[at] ?? 0)), 0) / first.length
  }
  const pairs = players.flatMap((player, a) =>
    players.slice(0, a).flatMap((other, b) => (other.team === player.team ? [difference(a, b)] : [])),
  )
  expect(pairs).toHaveLength(40)
  expect(Math.min(...pairs)).toBeGreaterThan(18)
})

test('the pictures of twenty cards of four teams have less than 250 kB at the width of a card (rulebook 11.41)', async () => {
  const players = Array.from({ length: 20 }, (_, n) => ['players', `team${n % 4}-name${n}-awp`] as const)
  const teams = Array.from({ length: 4 }, (_, n) => [
    ['fields', `team${n}`] as const,
    ['teams', `team${n}`] as const,
  ])
  let sum = 0
  for (const [folder, key] of [...players, ...teams.flat()])
    sum += (await drawPicture(folder, key, { type: 'image/webp', width: 256 }))?.bytes.length ?? Number.NaN
  expect(sum).toBeLessThan(250_000)
})
