import { mix } from '../base/colour.ts'
import { between, share } from '../base/seed.ts'

/** The two lights of an arena at night: `main` behind the trophy, `other` from the guests' side, over a dark `sky`. */
type Lights = { main: string; other: string; sky: string }

/** The possible lights. */
export const lights: readonly [Lights, ...Lights[]] = [
  { main: '#3d7bff', other: '#ff4f8b', sky: '#070b1f' },
  { main: '#f0b440', other: '#4d7dff', sky: '#0a0c1c' },
  { main: '#a04dff', other: '#28c8ff', sky: '#0c0822' },
  { main: '#ff4a4a', other: '#ffb14a', sky: '#13081a' },
  { main: '#18c7c0', other: '#7a5cff', sky: '#06101f' },
  { main: '#ff7a2f', other: '#4aa3ff', sky: '#0b0a1a' },
  { main: '#ff4fb0', other: '#5b6cff', sky: '#120822' },
  { main: '#3fd07a', other: '#2f9dff', sky: '#06111b' },
  { main: '#9adf3c', other: '#18c7c0', sky: '#08140f' },
  { main: '#7fd4ff', other: '#c7a5ff', sky: '#071421' },
  { main: '#ff8f8a', other: '#ffd76a', sky: '#170a1c' },
  { main: '#7b6bff', other: '#ff9a5a', sky: '#0b0a24' },
]

/** The arena of a key: its two lights, and the distance of the trophy from the left edge. */
export type Stage = Lights & { key: string; focus: number }

const steps = [600, 470, 350, 250, 170]

/** The light behind the trophy, in rings; with an opacity below 1 the scenery behind it shows through. */
export const glow = ({ main, sky, focus }: Stage, opacity = 1) =>
  steps
    .slice(opacity < 1 ? 2 : 0)
    .map(
      (radius, step) =>
        `<ellipse cx="${focus}" cy="226" rx="${radius}" ry="${Math.round(radius * 0.74)}" fill="${mix(sky, main, 0.15 + step * 0.1)}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`,
    )
    .join('')

/** Beams from the ground into an open sky. */
export const searchlights = ({ key, main, other, focus }: Stage) =>
  Array.from({ length: 4 }, (_, n) => {
    const x = Math.round(focus + (n - 1.5) * 180 + between(key, `search ${n}`, -50, 50))
    const lean = Math.round((n - 1.5) * 110 + between(key, `lean ${n}`, -110, 110))
    const wide = Math.round(between(key, `wide ${n}`, 26, 60))
    const colour = mix(share(key, `guest ${n}`) < 0.45 ? other : main, '#ffffff', 0.35)
    return `<path d="M${x - 5} 352H${x + 5}L${x + lean + wide} 0H${x + lean - wide}Z" fill="${colour}" fill-opacity=".15"/>`
  }).join('')

/** Lamps under the roof and the beams they throw. */
export const lamps = ({ key, main, other }: Stage) =>
  Array.from({ length: 4 }, (_, n) => {
    const x = Math.round(140 + n * 330 + between(key, `lamp ${n}`, -60, 60))
    const lean = Math.round(between(key, `lean ${n}`, -230, 230))
    const wide = Math.round(between(key, `wide ${n}`, 60, 130))
    const colour = mix(share(key, `guest ${n}`) < 0.45 ? other : main, '#ffffff', 0.35)
    return `<path d="M${x - 6} 30H${x + 6}L${x + lean + wide} 480H${x + lean - wide}Z" fill="${colour}" fill-opacity=".2"/><path d="M${x - 17} 20H${x + 17}L${x + 11} 36H${x - 11}Z" fill="#fff"/>`
  }).join('')

/** The roof and the strip of light along it. */
export const roof = ({ main, sky }: Stage) =>
  `<path d="M0 0H1280V22H0Z" fill="${mix(sky, '#000000', 0.4)}"/><path d="M0 21H1280V24H0Z" fill="${mix(sky, main, 0.6)}"/>`

/** Tiers of seats around the stage, each with a strip of light on its edge. */
export const tiers = ({ main, other, sky, focus }: Stage) =>
  [
    { y: 250, colour: mix(sky, main, 0.2), strip: mix(other, '#ffffff', 0.2) },
    { y: 306, colour: mix(sky, main, 0.11), strip: mix(main, '#ffffff', 0.35) },
  ]
    .map(({ y, colour, strip }) => {
      const edge = `M0 ${y - 92}Q${focus - 420} ${y + 30} ${focus - 250} ${y + 56}H${focus + 250}Q${focus + 330} ${y + 30} 1280 ${y - 64}`
      return `<path d="${edge}V480H0Z" fill="${colour}"/><path d="${edge}" fill="none" stroke="${strip}" stroke-width="4" stroke-opacity=".75"/>`
    })
    .join('')

/** Two screens under the roof, an abstract game running on each. */
export const screens = ({ main, other, sky, focus }: Stage) =>
  [`${focus - 450} 66`, `${focus + 205} 66) scale(.8`]
    .map(
      place =>
        `<g transform="translate(${place})"><path d="M30 -50V0M190 -50V0" stroke="${mix(sky, '#000000', 0.3)}" stroke-width="5"/><path d="M0 0H220L208 104H12Z" fill="${mix(sky, '#000000', 0.4)}"/><path d="M8 7H212L202 97H18Z" fill="${mix(sky, main, 0.42)}"/><path d="M12 60L70 30L120 66L168 38L206 62L202 97H18Z" fill="${mix(sky, main, 0.62)}"/><path d="M110 30V46M110 58V74M88 52H104M116 52H132" stroke="${mix(other, '#ffffff', 0.6)}" stroke-width="4"/><path d="M22 14H72V20H22ZM148 14H198V20H148Z" fill="${mix(main, '#ffffff', 0.5)}"/></g>`,
    )
    .join('')
