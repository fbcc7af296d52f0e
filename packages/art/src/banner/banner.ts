import { mix } from '../base/colour.ts'
import { between, pick } from '../base/seed.ts'
import { confetti, crowd } from './crowd.ts'
import { placeOf } from './place.ts'
import { lights } from './stage.ts'

const cup = `<path d="M-62 -120H62L54 -40Q44 14 12 26V62H34L44 92H-44L-34 62H-12V26Q-44 14 -54 -40Z" fill="url(#metal)"/><path d="M-62 -108H-104Q-104 -30 -46 -16M62 -108H104Q104 -30 46 -16" fill="none" stroke="url(#metal)" stroke-width="11"/><path d="M-50 -110H-28L-20 -10Q-38 -22 -44 -50Z" fill="#fff" fill-opacity=".5"/><path d="M20 -120H62L54 -40Q44 14 12 26V62H34L44 92H4Z" fill="#000" fill-opacity=".25"/>`

const sight = `<g fill="none" stroke="url(#metal)"><circle r="104" stroke-width="9"/><circle r="66" stroke-width="3"/><path d="M0 -146V-46M0 46V146M-146 0H-46M46 0H146" stroke-width="7"/><path d="M-74 -74L-58 -58M74 -74L58 -58M-74 74L-58 58M74 74L58 58" stroke-width="5"/></g><path d="M0 -16L16 0L0 16L-16 0Z" fill="#fff"/>`

const star = `<path d="M0 -138L30 -42L131 -42L50 18L81 114L0 55L-81 114L-50 18L-131 -42L-30 -42Z" fill="url(#metal)"/><path d="M0 -138L0 0L-30 -42ZM131 -42L0 0L50 18ZM81 114L0 0L0 55ZM-81 114L0 0L-50 18ZM-131 -42L0 0L-30 -42Z" fill="#fff" fill-opacity=".3"/><path d="M0 -138L0 0L30 -42ZM131 -42L0 0L30 -42ZM81 114L0 0L50 18ZM-81 114L0 0L0 55Z" fill="#000" fill-opacity=".22"/>`

const gem = `<path d="M0 -140L86 -60L62 72L0 132L-62 72L-86 -60Z" fill="url(#metal)"/><path d="M0 -140L-86 -60L-30 -48ZM-30 -48L-86 -60L-62 72Z" fill="#fff" fill-opacity=".35"/><path d="M0 -140L86 -60L30 -48ZM0 132L30 -48L62 72Z" fill="#000" fill-opacity=".18"/><path d="M30 -48L86 -60L62 72Z" fill="#000" fill-opacity=".34"/><path d="M0 -140L30 -48L-30 -48Z" fill="#fff" fill-opacity=".18"/>`

/** The possible trophies, drawn around 0, 0 and painted with the picture's gradient `metal`. */
const emblems: readonly [string, ...string[]] = [cup, sight, star, gem]

/** Polished metal in hard bands of light. */
const bands = (main: string) =>
  [0.94, 0.78, 0.6, 0.44, 0.24]
    .map(white => mix(main, '#ffffff', white))
    .map(
      (colour, n) =>
        `<stop offset="${n / 5}" stop-color="${colour}"/><stop offset="${(n + 1) / 5}" stop-color="${colour}"/>`,
    )
    .join('')

/** Draws an event's banner, 1280 x 480: its place at night, the crowd and the trophy, in the key's two lights. */
export function banner(key: string): string {
  const light = pick(key, 'lights', lights)
  const stage = { ...light, key, focus: Math.round(between(key, 'focus', 800, 890)) }
  const { main, sky } = light
  const { draw, y, size } = placeOf(key)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 480" width="1280" height="480"><defs>
<linearGradient id="metal" x1="0" y1="0" x2="1" y2="1">${bands(main)}</linearGradient></defs>
<path d="M0 0H1280V480H0Z" fill="${mix(sky, main, 0.07)}"/>${draw(stage)}
<g transform="translate(${stage.focus} ${y}) scale(${size})">${pick(key, 'emblem', emblems)}</g>${confetti(key, stage.focus, [mix(main, '#ffffff', 0.5), stage.other, '#ffffff'])}
${crowd(key, mix(sky, main, 0.26), mix(sky, '#000000', 0.35))}</svg>`
}
