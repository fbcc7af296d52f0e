import { lightness, mix } from '../base/colour.ts'
import { teamColours } from '../base/team-colours.ts'
import { silhouette } from '../motif/motif.ts'
import { motifOf } from '../motif/team-motif.ts'

/** Rings of a floodlight in flat steps, the widest first: poster light, and a fraction of a gradient's bytes. */
const rings = [300, 238, 184, 136, 92]

/** Draws the ground of a team's player cards, 400 x 560: the team's colours as floodlight, its motif as a watermark. */
export function field(key: string): string {
  const team = teamColours(key)
  const low = mix(team.night, '#07090f', 0.25)
  const wash = lightness(team.main) > 0.9 ? mix(team.main, team.second, 0.6) : team.main
  const at = (part: number) => mix(low, wash, part)
  const sun = rings.map(
    (radius, step) => `<circle cx="200" cy="214" r="${radius}" fill="${at(0.26 + step * 0.1)}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 560" width="400" height="560">
<path d="M0 0H400V560H0Z" fill="${at(0.18)}"/>${sun.join('')}
<path d="M-20 0L70 0L250 560H-20ZM420 0L352 0L262 560H420Z" fill="${low}" fill-opacity=".26"/>
<path d="M84 0L150 0L330 560H226ZM300 0L322 0L120 560H40Z" fill="#fff" fill-opacity=".07"/>
<g fill-opacity=".17" transform="translate(20 4) scale(3.6)">${silhouette(motifOf(key), low, 0)}</g>
<path d="M0 356L400 236V262L0 382ZM0 396L400 276V282L0 402Z" fill="${mix(team.main, '#ffffff', 0.45)}" fill-opacity=".22"/>
<path d="M0 430L400 310V560H0Z" fill="${low}" fill-opacity=".42"/><path d="M0 500L400 380V560H0Z" fill="${low}" fill-opacity=".5"/>
<path d="M0 0H150L0 132Z" fill="${low}" fill-opacity=".5"/><path d="M400 0H290L400 96Z" fill="${low}" fill-opacity=".4"/></svg>`
}
