import { mix } from '../base/colour.ts'
import { glow, lamps, roof, type Stage, screens, tiers } from './stage.ts'

/** A hall: seats in a bowl, two screens under the roof. */
export const hall = (stage: Stage): string =>
  `${glow(stage)}${screens(stage)}${tiers(stage)}${roof(stage)}${lamps(stage)}`

const ribs = [-1, -0.64, -0.3, 0, 0.3, 0.64, 1]

/** A dome of glass: panels between its ribs, lit in turns, and rings across them. */
export function dome({ main, other, sky, focus }: Stage): string {
  const foot = (part: number) => Math.round(focus + part * 760)
  const rib = (part: number) => `Q${Math.round(focus + part * 620)} 70 ${foot(part)} 420`
  const panels = ribs.slice(1).map((part, n) => {
    const before = ribs[n] ?? part
    return `<path d="M${focus} 0${rib(before)}H${foot(part)}Q${Math.round(focus + part * 620)} 70 ${focus} 0Z" fill="${mix(sky, n % 3 === 1 ? other : main, n % 2 ? 0.3 : 0.18)}"/>`
  })
  const edge = mix(main, '#ffffff', 0.35)
  const rings = [0.5, 0.8].map(
    part =>
      `<path d="M${foot(-part)} 420Q${Math.round(focus - part * 640)} ${Math.round(320 - part * 360)} ${focus} ${Math.round(300 - part * 350)}Q${Math.round(focus + part * 640)} ${Math.round(320 - part * 360)} ${foot(part)} 420" fill="none" stroke="${edge}" stroke-width="3"/>`,
  )
  const lines = ribs.map(part => `M${focus} 0${rib(part)}`).join('')
  const floor = `<path d="M0 350H1280V480H0Z" fill="${mix(sky, main, 0.12)}"/><path d="M0 348H1280V353H0Z" fill="${mix(other, '#ffffff', 0.3)}"/><ellipse cx="${focus}" cy="366" rx="300" ry="30" fill="${mix(sky, main, 0.6)}"/><ellipse cx="${focus}" cy="362" rx="230" ry="20" fill="${mix(main, '#ffffff', 0.35)}"/>`
  return `${panels.join('')}${rings.join('')}<path d="${lines}" fill="none" stroke="${edge}" stroke-width="4"/>${floor}`
}

/** A ring: steep tiers of seats on both sides, a cube of screens over the middle. */
export function ring({ main, other, sky, focus, ...stage }: Stage): string {
  const stand = (side: 1 | -1) =>
    Array.from({ length: 6 }, (_, n) => {
      const at = (x: number) => focus + side * x
      const [inner, outer] = [210 + n * 78, 900]
      return `<path d="M${at(inner)} ${372 - n * 44}L${at(outer)} ${300 - n * 74}V480H${at(inner)}Z" fill="${mix(sky, n % 2 ? other : main, 0.12 + n * 0.045)}"/><path d="M${at(inner)} ${372 - n * 44}L${at(outer)} ${300 - n * 74}" stroke="${mix(n % 2 ? main : other, '#ffffff', 0.3)}" stroke-width="3" stroke-dasharray="26 8"/>`
    })
      .reverse()
      .join('')
  const dark = mix(sky, '#000000', 0.45)
  const lit = mix(sky, main, 0.55)
  const cube = `<path d="M${focus - 120} 0V20M${focus + 120} 0V20" stroke="${dark}" stroke-width="8"/><path d="M${focus - 250} 18L${focus - 140} 8H${focus + 140}L${focus + 250} 18L${focus + 226} 106L${focus + 126} 122H${focus - 126}L${focus - 226} 106Z" fill="${dark}"/><path d="M${focus - 132} 18H${focus + 132}L${focus + 120} 110H${focus - 120}Z" fill="${lit}"/><path d="M${focus - 240} 26L${focus - 142} 18L${focus - 130} 110L${focus - 220} 98ZM${focus + 240} 26L${focus + 142} 18L${focus + 130} 110L${focus + 220} 98Z" fill="${mix(sky, other, 0.5)}"/><path d="M${focus - 110} 84L${focus - 50} 50L${focus} 82L${focus + 54} 44L${focus + 112} 86L${focus + 110} 104H${focus - 110}Z" fill="${mix(main, '#ffffff', 0.3)}" fill-opacity=".6"/><path d="M${focus - 100} 30H${focus - 30}V38H${focus - 100}ZM${focus + 30} 30H${focus + 100}V38H${focus + 30}Z" fill="#fff" fill-opacity=".7"/>`
  const floor = `<path d="M${focus - 330} 384L${focus - 230} 350H${focus + 230}L${focus + 330} 384L${focus + 260} 430H${focus - 260}Z" fill="${mix(sky, main, 0.4)}"/><path d="M${focus - 330} 384L${focus - 230} 350H${focus + 230}L${focus + 330} 384L${focus + 260} 430H${focus - 260}Z" fill="none" stroke="${mix(main, '#ffffff', 0.5)}" stroke-width="5"/>`
  return `${glow({ main, other, sky, focus, ...stage })}${stand(-1)}${stand(1)}${cube}${floor}${lamps({ main, other, sky, focus, ...stage })}`
}
