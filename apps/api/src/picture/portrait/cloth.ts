import { lightness, mix } from '../colour.ts'
import type { TeamColours } from '../team-colours.ts'

/** The dark ground of a team's clothes, tinted by whichever of its colours is the fuller. */
export const clothOf = ({ main, second, night }: TeamColours): string =>
  mix(night, lightness(second) > 0.8 ? main : second, 0.26)
