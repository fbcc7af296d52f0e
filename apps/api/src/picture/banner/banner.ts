import { mix } from '../colour.ts'
import { between, pick } from '../seed.ts'
import { confetti } from './confetti.ts'
import { crowd } from './crowd.ts'
import { emblems } from './emblem.ts'
import { lights } from './lights.ts'
import { glow, lamps, roof, screens, tiers } from './stage.ts'

/** Polished metal in hard bands of light. */
const bands = (main: string) =>
  [0.94, 0.78, 0.6, 0.44, 0.24]
    .map(white => mix(main, '#ffffff', white))
    .map(
      (colour, n) =>
        `<stop offset="${n / 5}" stop-color="${colour}"/><stop offset="${(n + 1) / 5}" stop-color="${colour}"/>`,
    )
    .join('')

/** An event's banner, 1280 x 480: an arena at night, its beams, its crowd and its trophy, in two lights of the key. */
export function banner(key: string): string {
  const light = pick(key, 'lights', lights)
  const stage = { ...light, key, focus: Math.round(between(key, 'focus', 800, 890)) }
  const { main, sky } = light
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 480" width="1280" height="480"><defs>
<linearGradient id="metal" x1="0" y1="0" x2="1" y2="1">${bands(main)}</linearGradient></defs>
<path d="M0 0H1280V480H0Z" fill="${mix(sky, main, 0.07)}"/>${glow(stage)}${screens(stage)}${tiers(stage)}${roof(stage)}${lamps(stage)}
<g transform="translate(${stage.focus} 196)">${pick(key, 'emblem', emblems)}</g>${confetti(key, stage.focus, [mix(main, '#ffffff', 0.5), stage.other, '#ffffff'])}
${crowd(key, mix(sky, main, 0.26), mix(sky, '#000000', 0.35))}</svg>`
}
