import { mix } from '../base/colour.ts'
import type { TeamColours } from '../base/team-colours.ts'

/** What a plane of a motif is painted with; the crest turns tones into the team's colours. */
export type Tone = 'main' | 'light' | 'shade' | 'deep' | 'second' | 'spark' | 'ink'

export type Plane = readonly [tone: Tone, path: string]

/**
 * A crest's figure on a field of 100 x 100. `half` is the left half, mirrored to the right of x = 50; `whole` is drawn
 * over both. The first plane of `half` (and of `whole`, when `half` is empty) is the outline of the figure.
 */
export type Motif = { half: readonly Plane[]; whole: readonly Plane[] }

const black = '#05070c'

function paints(team: TeamColours, side: 'lit' | 'dim'): Record<Tone, string> {
  const dim = side === 'dim' ? 0.22 : 0
  const of = (colour: string) => mix(colour, team.night, dim)
  return {
    main: of(team.main),
    light: of(mix(team.main, '#ffffff', 0.42)),
    shade: of(mix(team.main, team.night, 0.42)),
    deep: of(mix(team.main, team.night, 0.72)),
    second: of(team.second),
    spark: team.spark,
    ink: mix(team.night, black, 0.5),
  }
}

const draw = (planes: readonly Plane[], paint: Record<Tone, string>) =>
  planes.map(([tone, path]) => `<path d="${path}" fill="${paint[tone]}"/>`).join('')

const mirrored = (drawing: string) => `<g transform="matrix(-1 0 0 1 100 0)">${drawing}</g>`

/** A motif in a team's colours on a field of 100 x 100: the left side in light, the right side in shadow. */
export const figure = ({ half, whole }: Motif, team: TeamColours): string =>
  draw(half, paints(team, 'lit')) +
  mirrored(draw(half, paints(team, 'dim'))) +
  draw(whole, paints(team, 'lit'))

/** The motif's silhouette in one colour, grown by `grow` units to every side. */
export function silhouette({ half, whole }: Motif, colour: string, grow: number): string {
  const [outline] = half.length > 0 ? half : whole
  if (outline === undefined) return ''
  const path = `<path d="${outline[1]}" fill="${colour}" stroke="${colour}" stroke-width="${grow * 2}" stroke-linejoin="round"/>`
  return half.length > 0 ? path + mirrored(path) : path
}
