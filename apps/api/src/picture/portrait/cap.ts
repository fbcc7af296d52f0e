import { figure } from '../crest/figure.ts'
import { motifOf } from '../crest/motif/index.ts'
import type { TeamColours } from '../team-colours.ts'
import { clothOf } from './cloth.ts'
import { lit } from './light.ts'

const crown = 'M123 156C112 92 142 52 200 50S288 92 277 156L262 160L138 160Z'
const peak = 'M124 148Q200 122 276 148Q288 160 283 178Q244 158 200 158Q156 158 117 178Q112 160 124 148Z'

/** A cap in the team's colours with the team's motif, the peak low over the brows. */
export function cap(teamKey: string, team: TeamColours): string {
  const cloth = clothOf(team)
  const panels = `<path d="M204 48L290 48L290 160L232 160Q240 96 204 48Z" fill="#000" opacity=".3"/><path d="M200 50Q160 84 162 160M200 50Q240 84 238 160" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="2.5"/><path d="M132 116Q136 78 164 62Q148 86 144 120Z" fill="#fff" opacity=".18"/>`
  const underside = `<path d="M117 178Q156 150 200 150Q244 150 283 178L283 190L117 190Z" fill="#000" opacity=".35"/><path d="M124 148Q200 122 276 148L279 152Q200 128 121 152Z" fill="#fff" opacity=".3"/>`
  return `${lit('crown', crown, cloth, panels)}<g transform="translate(176 72) scale(.5)">${figure(motifOf(teamKey), team)}</g>${lit('peak', peak, team.main, underside)}`
}
