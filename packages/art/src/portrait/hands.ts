import { mix } from '../base/colour.ts'
import type { TeamColours } from '../base/team-colours.ts'
import { clothOf } from './jersey.ts'
import type { Gesture } from './pose.ts'
import type { Skin } from './skin.ts'

/** A forearm in the team's sleeve with its cuff, given as the outline and the two edges of the cuff. */
const sleeve = (outline: string, shadow: string, cuff: string, team: TeamColours) =>
  `<path d="${outline}" fill="${mix(clothOf(team), '#ffffff', 0.07)}"/><path d="${shadow}" fill="#000" fill-opacity=".34"/><path d="${cuff}" fill="${team.main}"/>`

/** Fingers side by side, each a rounded stroke with its shadow and its light. */
const fingers = (strokes: readonly string[], width: number, skin: Skin) =>
  strokes
    .map(
      d =>
        `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${skin.deep}" stroke-width="${width + 5}"/><path d="${d}" stroke="${skin.base}" stroke-width="${width}"/><path d="${d}" transform="translate(0 ${-width / 4})" stroke="${skin.light}" stroke-width="${width / 4}" stroke-opacity=".6"/></g>`,
    )
    .join('')

/** A hand that presses the headset to the ear, on the viewer's left. */
const call = (skin: Skin, team: TeamColours) =>
  `${sleeve('M34 318L94 304Q118 400 116 680L-60 680Q-44 440 34 318Z', 'M72 309L94 304Q118 400 116 680L60 680Q88 420 72 309Z', 'M33 318L94 303L97 322L30 338Z', team)}
<path d="M42 210Q34 260 40 318L88 305Q106 262 104 214Q76 186 42 210Z" fill="${skin.shade}"/><path d="M42 210Q34 260 40 318L58 313Q52 260 72 204Q54 202 42 210Z" fill="${skin.base}"/>
${fingers(['M58 208L98 176', 'M58 226L106 198', 'M60 246L106 222', 'M66 264L102 246'], 17, skin)}`

/** A fist drawn around 0, 0, seen from its knuckles. */
const knuckles = (skin: Skin) =>
  `<path d="M-36 -22Q-34 -38 -18 -38L22 -36Q38 -34 38 -14L34 30Q28 46 -4 46Q-34 44 -36 20Z" fill="${skin.shade}"/>
${fingers(['M-26 -22L-27 6', 'M-8 -25L-9 6', 'M10 -24L9 6', 'M27 -20L26 4'], 15, skin)}${fingers(['M-28 28Q-6 18 14 24'], 16, skin)}`

/** The chin on a fist, the forearm rising in front of the chest. */
const chin = (skin: Skin, team: TeamColours) =>
  `${sleeve('M176 424L240 420Q282 520 330 680L140 680Q150 520 176 424Z', 'M216 422L240 420Q282 520 330 680L250 680Q236 520 216 422Z', 'M174 424L241 420L247 440L170 445Z', team)}
<path d="M180 372L236 372L238 424L178 427Z" fill="${skin.shade}"/><g transform="translate(206 350) rotate(-8) scale(1.06)">${knuckles(skin)}</g>`

/** A fist next to the head, on the viewer's right. */
const fist = (skin: Skin, team: TeamColours) =>
  `${sleeve('M310 330L378 336Q436 470 448 680L270 680Q288 460 310 330Z', 'M352 334L378 336Q436 470 448 680L376 680Q376 460 352 334Z', 'M309 330L379 335L383 356L305 350Z', team)}
<path d="M316 280L372 284L376 338L312 333Z" fill="${skin.shade}"/><g transform="translate(346 252) rotate(6) scale(1.16)">${knuckles(skin)}</g>`

/** One finger raised next to the head, on the viewer's right. */
const point = (skin: Skin, team: TeamColours) =>
  `${fingers(['M330 244L322 168'], 19, skin)}${fist(skin, team)}`

/** A flat hand at the brow, on the viewer's right. */
const salute = (skin: Skin, team: TeamColours) =>
  `${sleeve('M352 262L404 244Q452 380 448 680L300 680Q380 480 352 262Z', 'M384 252L404 244Q452 380 448 680L392 680Q416 440 384 252Z', 'M350 258L405 240L410 262L354 284Z', team)}
<path d="M296 168L388 214L404 246L352 264L322 236Z" fill="${skin.shade}"/>${fingers(['M360 236L284 164', 'M368 224L272 150', 'M376 214L284 138', 'M384 208L304 138'], 16, skin)}`

/** Both arms crossed on the chest. */
const crossed = (skin: Skin, team: TeamColours) =>
  `${sleeve('M388 452Q424 560 362 640L150 612L140 552L298 556Q316 500 312 452Z', 'M150 612L140 552L298 556L300 574L160 574L362 640Z', 'M150 612L140 552L156 552L166 614Z', team)}
${sleeve('M12 452Q-24 560 38 640L262 588L256 528L102 556Q84 500 88 452Z', 'M38 640L262 588L260 568L46 612Z', 'M262 588L256 528L240 532L246 592Z', team)}
${fingers(['M262 540L300 528', 'M264 556L306 546', 'M266 572L302 566'], 17, skin)}`

const hands: Record<Gesture, (skin: Skin, team: TeamColours) => string> = {
  call,
  chin,
  fist,
  point,
  salute,
  crossed,
}

/** Draws the hands of a gesture with their sleeves, on the figure's field. */
export const hand = (gesture: Gesture, skin: Skin, team: TeamColours): string => hands[gesture](skin, team)
