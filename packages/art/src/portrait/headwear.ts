import { mix } from '../colour.ts'
import { figure } from '../motif/motif.ts'
import { motifOf } from '../motif/team-motif.ts'
import { share } from '../seed.ts'
import type { TeamColours } from '../team-colours.ts'
import { clothOf } from './jersey.ts'
import { lit } from './light.ts'

const crown = 'M123 156C112 92 142 52 200 50S288 92 277 156L262 160L138 160Z'
const peak = 'M124 148Q200 122 276 148Q288 160 283 178Q244 158 200 158Q156 158 117 178Q112 160 124 148Z'

/** A cap in the team's colours with the team's motif, its peak low over the brows. */
export function cap(teamKey: string, team: TeamColours): string {
  const cloth = clothOf(team)
  const panels = `<path d="M204 48L290 48L290 160L232 160Q240 96 204 48Z" fill="#000" opacity=".3"/><path d="M200 50Q160 84 162 160M200 50Q240 84 238 160" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="2.5"/><path d="M132 116Q136 78 164 62Q148 86 144 120Z" fill="#fff" opacity=".18"/>`
  const underside = `<path d="M117 178Q156 150 200 150Q244 150 283 178L283 190L117 190Z" fill="#000" opacity=".35"/><path d="M124 148Q200 122 276 148L279 152Q200 128 121 152Z" fill="#fff" opacity=".3"/>`
  return `${lit('crown', crown, cloth, panels)}<g transform="translate(176 72) scale(.5)">${figure(motifOf(teamKey), team)}</g>${lit('peak', peak, team.main, underside)}`
}

const band = 'M112 196C104 96 140 34 200 34S296 96 288 196L278 196C280 106 250 50 200 50S120 106 122 196Z'
const cups =
  'M104 178Q104 166 116 164L128 164Q138 166 138 178L138 226Q138 238 128 240L116 240Q102 236 102 222ZM262 178Q262 166 272 164L284 164Q296 166 296 178L298 222Q298 236 284 240L272 240Q262 238 262 226Z'

/** Whether a key wears a headset: about half do. */
export const wearsHeadset = (key: string): boolean => share(key, 'headset') < 0.45

/** A headset with a microphone and a light in the team's colour on each cup. */
export function headset(team: TeamColours): string {
  const shell = mix('#15181f', team.night, 0.3)
  return `${lit('band', band, shell, `<path d="M114 190C108 100 144 42 200 42" fill="none" stroke="${mix(shell, '#ffffff', 0.35)}" stroke-width="3"/>`)}
<path d="M118 236Q122 286 170 284" fill="none" stroke="#0b0d12" stroke-width="6"/><path d="M118 236Q122 286 170 284" fill="none" stroke="#4a505e" stroke-width="2"/><rect x="158" y="276" width="26" height="15" rx="7" fill="#0d0f15"/><rect x="161" y="278" width="14" height="4" rx="2" fill="#4a505e"/>
${lit('cups', cups, shell, `<path d="M110 180L118 176V230L110 224ZM282 176L290 180V224L282 230Z" fill="${team.main}"/><path d="M128 164H138V240H128Z" fill="#000" opacity=".4"/>`)}`
}
