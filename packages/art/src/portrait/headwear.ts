import { mix } from '../base/colour.ts'
import { pick, share } from '../base/seed.ts'
import type { TeamColours } from '../base/team-colours.ts'
import { figure } from '../motif/motif.ts'
import { motifOf } from '../motif/team-motif.ts'
import { clothOf } from './jersey.ts'
import { lit } from './light.ts'

const crown = 'M123 156C112 92 142 52 200 50S288 92 277 156L262 160L138 160Z'
const peak = 'M124 148Q200 122 276 148Q288 160 283 178Q244 158 200 158Q156 158 117 178Q112 160 124 148Z'

/** A cap in the team's colours with the team's motif, its peak low over the brows. */
function cap(teamKey: string, team: TeamColours): string {
  const cloth = clothOf(team)
  const panels = `<path d="M204 48L290 48L290 160L232 160Q240 96 204 48Z" fill="#000" fill-opacity=".3"/><path d="M200 50Q160 84 162 160M200 50Q240 84 238 160" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="2.5"/><path d="M132 116Q136 78 164 62Q148 86 144 120Z" fill="#fff" fill-opacity=".18"/>`
  const underside = `<path d="M117 178Q156 150 200 150Q244 150 283 178L283 190L117 190Z" fill="#000" fill-opacity=".35"/><path d="M124 148Q200 122 276 148L279 152Q200 128 121 152Z" fill="#fff" fill-opacity=".3"/>`
  return `${lit('crown', crown, cloth, panels)}<g transform="translate(176 72) scale(.5)">${figure(motifOf(teamKey), team)}</g>${lit('peak', peak, team.main, underside)}`
}

/** A knitted hat with a turned-up edge and the motif on it. */
function beanie(teamKey: string, team: TeamColours): string {
  const ribs = [150, 175, 200, 225, 250]
    .map(
      x =>
        `<path d="M${x} 40Q${x + (x - 200) / 3} 100 ${x + (x - 200) / 5} 170" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="5"/>`,
    )
    .join('')
  const wool = `${ribs}<path d="M204 30L300 30L300 170L236 170Q248 90 204 30Z" fill="#000" fill-opacity=".28"/>`
  return `${lit('crown', 'M118 158C106 84 148 36 200 34S294 84 282 158L272 160Q200 128 128 160Z', team.main, wool)}${lit('peak', 'M116 132Q200 98 284 132L287 168Q200 132 113 168Z', clothOf(team), '')}<g transform="translate(180 104) scale(.4)">${figure(motifOf(teamKey), team)}</g>`
}

/** A cap turned round: its strap over the forehead. */
function backwards(_: string, team: TeamColours): string {
  const dark = `<path d="M204 46L290 46L290 160L246 160Q246 90 204 46Z" fill="#000" fill-opacity=".3"/><path d="M166 136Q200 84 234 136Q200 122 166 136Z" fill="#0a0b10"/>`
  return `${lit('crown', 'M121 154C108 88 142 46 200 44S292 88 279 154Q240 124 200 124Q160 124 121 154Z', clothOf(team), dark)}${lit('peak', 'M121 140Q200 98 279 140L279 154Q200 114 121 154Z', team.main, '')}`
}

/** The hood of a jacket in the team's colours, around the face. */
function hood(_: string, team: TeamColours): string {
  const outline =
    'M92 352C70 250 76 40 200 20S330 250 308 352L268 390Q286 330 280 250C276 160 262 104 200 100S124 160 120 250Q114 330 132 390Z'
  const inside = `<path d="M268 390Q286 330 280 250C276 160 262 104 200 100L200 20C324 40 330 250 308 352Z" fill="#000" fill-opacity=".32"/><path d="M132 390Q114 330 120 250C124 160 138 104 200 100S276 160 280 250Q286 330 268 390" fill="none" stroke="${team.main}" stroke-width="8"/>`
  return lit('crown', outline, mix(clothOf(team), '#ffffff', 0.06), inside)
}

/** The inside of the hood, behind the head. */
const hoodLining = (team: TeamColours): string =>
  `<path d="M132 390Q100 300 112 220Q130 90 200 90T288 220Q300 300 268 390Z" fill="${mix(clothOf(team), '#000000', 0.55)}"/>`

/** A band around the forehead. */
function headband(_: string, team: TeamColours): string {
  return lit(
    'peak',
    'M122 134Q200 98 278 134L279 162Q200 126 121 162Z',
    team.main,
    '<path d="M214 100L290 120L290 170L230 150Z" fill="#000" fill-opacity=".3"/>',
  )
}

/** Headwear: what is drawn over the hair, what is behind the head, and whether hair shows only at its edge. */
type Headwear = {
  front: (teamKey: string, team: TeamColours) => string
  back?: (team: TeamColours) => string
  hidesHair?: true
}

/** What a key wears on its head; two in three wear nothing. */
export function headwearOf(key: string): Headwear | undefined {
  const drawn = share(key, 'cap')
  if (drawn < 0.22) return { front: pick(key, 'hat', [cap, backwards, beanie]), hidesHair: true }
  if (drawn < 0.28) return { front: hood, back: hoodLining }
  return drawn < 0.34 ? { front: headband } : undefined
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
${lit('cups', cups, shell, `<path d="M110 180L118 176V230L110 224ZM282 176L290 180V224L282 230Z" fill="${team.main}"/><path d="M128 164H138V240H128Z" fill="#000" fill-opacity=".4"/>`)}`
}
