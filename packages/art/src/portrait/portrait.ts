import { mix } from '../colour.ts'
import { between, pick, share } from '../seed.ts'
import { teamColours } from '../team-colours.ts'
import { face } from './face.ts'
import { beard, glasses, mark } from './features.ts'
import { type Hair, hairStyles, underCap } from './hair.ts'
import { ears, headOutline, headPlanes, neck } from './head.ts'
import { cap, headset, wearsHeadset } from './headwear.ts'
import { jersey, jerseyOutline } from './jersey.ts'
import { lamps, lit } from './light.ts'
import { skinOf } from './skin.ts'

const hairFront = (hair: Hair, colour: string) =>
  (hair.fade ? `<path d="${hair.fade}" fill="${mix(colour, '#000000', 0.2)}" opacity=".5"/>` : '') +
  lit(
    'hair',
    hair.top,
    colour,
    `<path d="${hair.shade}" fill="${mix(colour, '#0b0716', 0.5)}" opacity=".85"/><path d="${hair.light}" fill="${mix(colour, '#fff0dc', 0.3)}" opacity=".7"/>`,
  )

const dyes: readonly [string, ...string[]] = ['#dcd6ca', '#b23a48', '#3f6fd1', '#8a5bd6', '#2f9e8f']

/**
 * Draws a player's portrait, 400 x 480 without a background. A key `team-name` wears the jersey of that team; a key without a hyphen is
 * a team of its own.
 */
export function portrait(key: string): string {
  const [teamKey = key] = key.split('-')
  const team = teamColours(teamKey)
  const skin = skinOf(key)
  const natural = pick(key, 'hair colour', skin.hair)
  const colour = share(key, 'dyed') < 0.1 ? pick(key, 'dye', dyes) : natural
  const capped = share(key, 'cap') < 0.12
  const hair = capped ? underCap : pick(key, 'hair', hairStyles)
  const outline = headOutline(key)
  const tilt = between(key, 'tilt', -3.5, 3.5).toFixed(1)
  const turn = between(key, 'turn', -5, 6).toFixed(1)
  const pose = `rotate(${tilt} 200 350) translate(-40 -28) scale(1.2)`
  const head = lit(
    'head',
    outline,
    skin.base,
    `${headPlanes(skin)}${hair.smooth ? '' : beard(key, mix(natural, '#120a0e', 0.25))}<path d="${hair.top}" transform="translate(3 12)" fill="${skin.deep}" opacity=".55"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 480" width="400" height="480"><defs>${lamps(team.main, mix(team.main, '#ffffff', 0.5))}</defs>
<g transform="${pose}">${hair.back ? lit('back', hair.back, mix(colour, '#0b0716', 0.45)) : ''}</g>${neck(skin)}${jersey(teamKey, team)}
<g transform="${pose}">${ears(skin)}${head}<g transform="translate(${turn})">${mark(key, skin, team.main)}${face(key, skin, mix(natural, '#120a0e', 0.35))}${glasses(key)}</g>${hairFront(hair, colour)}${capped ? cap(teamKey, team) : ''}${wearsHeadset(key) ? headset(team) : ''}</g></svg>`
}

/** Draws the portrait of a player without a picture: a figure in steel, turned away from the light. 400 x 480. */
export const placeholder = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 480" width="400" height="480"><defs>${lamps('#5d6a82', '#b9c6de')}<linearGradient id="steel" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3a455b"/><stop offset="1" stop-color="#161c28"/></linearGradient></defs>
${lit('cloth', jerseyOutline, 'url(#steel)', '<path d="M150 340Q200 400 250 340L300 372Q250 440 196 436Q140 420 110 366Z" fill="#000" opacity=".3"/>')}
${lit('neck', 'M150 260L150 346Q168 392 200 392Q232 392 250 346L250 260Z', '#202838')}
<g transform="translate(-40 -28) scale(1.2)">${lit('head', headOutline('placeholder'), 'url(#steel)')}
<g fill="none" stroke="#8fa0bd" stroke-width="5" stroke-linecap="round" opacity=".55"><circle cx="200" cy="196" r="34"/><path d="M200 150V172M200 220V242M154 196H176M224 196H246"/></g></g></svg>`
