import { lightness, mix } from '../base/colour.ts'
import { pick } from '../base/seed.ts'
import type { TeamColours } from '../base/team-colours.ts'
import { figure, silhouette } from '../motif/motif.ts'
import { motifOf } from '../motif/team-motif.ts'
import { lit } from './light.ts'

/** The dark ground of a team's clothes, tinted with the more saturated of its two colours. */
export const clothOf = ({ main, second, night }: TeamColours): string =>
  mix(night, lightness(second) > 0.8 ? main : second, 0.26)

/** The outline of the shoulders. */
export const jerseyOutline =
  'M-2 690L8 480C12 424 34 388 86 370C120 358 146 350 158 334Q200 392 242 334C254 350 280 358 314 370C366 388 388 424 392 480L402 690Z'

type Cut = (team: TeamColours) => string

const raglan: Cut = team =>
  `<path d="M0 480L0 380L110 350L150 340L92 480ZM400 480L400 380L290 350L250 340L308 480Z" fill="${team.second}"/><path d="M150 340L92 480L104 480L158 346ZM250 340L308 480L296 480L242 346Z" fill="${team.main}"/>`

const chevron: Cut = team =>
  `<path d="M0 402L200 470L400 402L400 440L200 508L0 440Z" fill="${team.main}"/><path d="M0 388L200 456L400 388L400 396L200 464L0 396Z" fill="${team.second}"/>`

const shards: Cut = team =>
  `<path d="M0 480L70 366L128 352L60 480ZM400 480L360 380L316 366L262 480ZM262 480L330 480L300 420Z" fill="${team.main}"/><path d="M60 480L112 378L122 380L88 480ZM276 372L232 480L246 480L290 380Z" fill="${team.second}"/>`

const yoke: Cut = team =>
  `<path d="M0 340L400 340L400 400L316 384L200 446L84 384L0 400Z" fill="${team.main}"/><path d="M0 400L84 384L200 446L316 384L400 400L400 408L316 392L200 456L84 392L0 408Z" fill="${team.second}"/>`

const cuts: readonly [Cut, ...Cut[]] = [raglan, chevron, shards, yoke]

type Collar = (team: TeamColours, cloth: string) => string

const crew: Collar = team =>
  `<path d="M158 334Q200 392 242 334L252 344Q200 414 148 344Z" fill="${team.main}"/><path d="M148 344Q200 414 252 344L254 348Q200 420 146 348Z" fill="#000" fill-opacity=".35"/>`

const zip: Collar = (team, cloth) =>
  `<path d="M156 312L150 344Q170 384 200 392L200 480L206 480L206 392Q232 384 250 344L244 312L250 308L264 348Q240 396 203 406Q160 396 136 348L150 308Z" fill="${mix(cloth, '#000000', 0.25)}"/><path d="M150 308L136 348Q160 396 200 406L200 398Q166 388 144 348L156 312Z" fill="${team.main}"/><path d="M201.5 398V480H204.5V398Z" fill="${team.spark}"/>`

const vee: Collar = team =>
  `<path d="M158 334L200 400L242 334L256 346L200 424L144 346Z" fill="${team.second}"/><path d="M158 334L200 400L242 334L246 338L200 408L154 338Z" fill="#000" fill-opacity=".3"/>`

const collars: readonly [Collar, ...Collar[]] = [crew, zip, vee]

/** Shoulders in a team's jersey, with the team's motif on the chest; all players of a team have the same cut. */
export function jersey(teamKey: string, team: TeamColours): string {
  const cloth = clothOf(team)
  const motif = motifOf(teamKey)
  const folds = `<path d="M84 690L92 480Q120 430 112 372Q140 420 128 480L118 690ZM308 690L300 480Q286 440 290 372Q262 430 270 480L276 690Z" fill="#000" fill-opacity=".22"/><path d="M200 340L400 340L410 690L230 690L236 480Q262 420 240 334Z" fill="#000" fill-opacity=".3"/><path d="M150 340Q160 376 200 398Q240 376 250 340L300 372Q250 440 196 436Q140 420 110 366Z" fill="#000" fill-opacity=".25"/>`
  const badge = `<g transform="translate(118 424) scale(.46)">${silhouette(motif, mix(team.night, '#000000', 0.5), 5)}${figure(motif, team)}</g>`
  const look =
    pick(teamKey, 'cut', cuts)(team) + folds + badge + pick(teamKey, 'collar', collars)(team, cloth)
  return lit('cloth', jerseyOutline, cloth, look)
}
