import { mix } from '../base/colour.ts'
import { between, pick, share } from '../base/seed.ts'
import { teamColours } from '../base/team-colours.ts'
import { face } from './face.ts'
import { beard, glasses, mark } from './features.ts'
import { type Hair, hairStyles, underCap } from './hair.ts'
import { hand } from './hands.ts'
import { ears, headOutline, headPlanes, neck } from './head.ts'
import { headset, headwearOf, wearsHeadset } from './headwear.ts'
import { jersey, jerseyOutline } from './jersey.ts'
import { lamps, lit } from './light.ts'
import { figurePlace, gazeOf, headTurn, type Pose, parallax, poseOf, roleOf, shoulderTurn } from './pose.ts'
import { skinOf } from './skin.ts'

const hairFront = (hair: Hair, colour: string) =>
  (hair.fade ? `<path d="${hair.fade}" fill="${mix(colour, '#000000', 0.2)}" fill-opacity=".5"/>` : '') +
  lit(
    'hair',
    hair.top,
    colour,
    `<path d="${hair.shade}" fill="${mix(colour, '#0b0716', 0.5)}" fill-opacity=".85"/><path d="${hair.light}" fill="${mix(colour, '#fff0dc', 0.3)}" fill-opacity=".7"/>`,
  )

const dyes: readonly [string, ...string[]] = ['#dcd6ca', '#b23a48', '#3f6fd1', '#8a5bd6', '#2f9e8f']

/**
 * Draws a player's portrait, 400 x 480 without a background. A key `team-name` wears the jersey of that team, and `team-name-role` poses
 * like that role; a key without a hyphen is a team.
 */
export function portrait(key: string): string {
  const { person } = roleOf(key)
  const pose = poseOf(key)
  const [teamKey = person] = person.split('-')
  const team = teamColours(teamKey)
  const skin = skinOf(person)
  const natural = pick(person, 'hair colour', skin.hair)
  const colour = share(person, 'dyed') < 0.1 ? pick(person, 'dye', dyes) : natural
  const headwear = headwearOf(person)
  const hair = headwear?.hidesHair ? underCap : pick(person, 'hair', hairStyles)
  const shift = (near: number, part: string, nod?: number) => `<g ${parallax(pose, near, nod)}>${part}</g>`
  const head = lit(
    'head',
    headOutline(person, pose.yaw),
    skin.base,
    `${shift(9, headPlanes(skin))}${hair.smooth ? '' : shift(11, beard(person, mix(natural, '#120a0e', 0.25)))}${shift(4, `<path d="${hair.top}" transform="translate(3 12)" fill="${skin.deep}" fill-opacity=".55"/>`, 6)}`,
  )
  const traits = `${mark(person, skin, team.main)}${face(person, skin, mix(natural, '#120a0e', 0.35), pose.yaw, gazeOf(person, pose))}${glasses(person)}`
  const worn = pose.gesture === 'call' || wearsHeadset(person) ? shift(-6, headset(team), 2) : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 480" width="400" height="480"><defs>${lamps(team.main, mix(team.main, '#ffffff', 0.5))}</defs><g transform="${figurePlace(pose)}">
<g transform="${headTurn(pose)}">${headwear?.back?.(team) ?? ''}${hair.back && !headwear?.back ? shift(-8, lit('back', hair.back, mix(colour, '#0b0716', 0.45)), 2) : ''}</g><g transform="${shoulderTurn(pose, between(person, 'build', 0.88, 1.1))}">${neck(skin)}
${jersey(teamKey, team)}
</g><g transform="${headTurn(pose)}">${shift(-8, ears(skin), 4)}${head}${shift(14, traits, 10)}${shift(3, hairFront(hair, colour), 6)}${headwear ? shift(5, headwear.front(teamKey, team), 8) : ''}${worn}</g>${pose.gesture ? hand(pose.gesture, skin, team) : ''}</g></svg>`
}

const standing: Pose = { size: 0.84, turn: 0, lean: 0, roll: 0, yaw: 0, pitch: 0 }

/** Draws the portrait of a player without a picture: a figure in steel, turned away from the light. 400 x 480. */
export const placeholder = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 480" width="400" height="480"><defs>${lamps('#5d6a82', '#b9c6de')}<linearGradient id="steel" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3a455b"/><stop offset="1" stop-color="#161c28"/></linearGradient></defs>
<g transform="${figurePlace(standing)}">${lit('cloth', jerseyOutline, 'url(#steel)', '<path d="M150 340Q200 400 250 340L300 372Q250 440 196 436Q140 420 110 366Z" fill="#000" fill-opacity=".3"/>')}
${lit('neck', 'M150 260L150 346Q168 392 200 392Q232 392 250 346L250 260Z', '#202838')}
<g transform="${headTurn(standing)}">${lit('head', headOutline('placeholder'), 'url(#steel)')}
<g fill="none" stroke="#8fa0bd" stroke-width="5" stroke-linecap="round" opacity=".55"><circle cx="200" cy="196" r="34"/><path d="M200 150V172M200 220V242M154 196H176M224 196H246"/></g></g></g></svg>`
