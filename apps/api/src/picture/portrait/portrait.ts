import { mix } from '../colour.ts'
import { between, pick, share } from '../seed.ts'
import { teamColours } from '../team-colours.ts'
import { beard } from './beard.ts'
import { cap } from './cap.ts'
import { face } from './face.ts'
import { glasses } from './glasses.ts'
import type { Hair } from './hair/hair.ts'
import { hairStyles } from './hair/index.ts'
import { underCap } from './hair/under-cap.ts'
import { headOutline } from './head.ts'
import { headset, wearsHeadset } from './headset.ts'
import { jersey } from './jersey.ts'
import { lamps, lit } from './light.ts'
import { mark } from './mark.ts'
import { type Skin, skinOf } from './skin.ts'

const neck = (skin: Skin) =>
  lit(
    'neck',
    'M152 236L154 318Q152 334 148 346Q168 400 200 400Q232 400 252 346Q248 334 246 318L248 236Z',
    skin.shade,
    `<path d="M152 262Q176 308 206 306Q240 300 250 258L250 330Q226 348 208 346Q170 336 152 290Z" fill="${skin.deep}" opacity=".75"/><path d="M206 300L264 290L264 400L214 400Q228 350 206 300Z" fill="${skin.deep}" opacity=".45"/>`,
  )

const ears = (skin: Skin) =>
  lit(
    'ears',
    'M130 186Q114 176 114 196Q118 228 134 232ZM270 186Q286 176 286 196Q282 228 266 232Z',
    skin.shade,
    `<path d="M128 196Q118 192 122 206Q126 218 132 220Z" fill="${skin.deep}" opacity=".5"/>`,
  )

/** Planes of the head: the far cheek in shadow, the near cheek and brow in light. */
const planes = (skin: Skin) =>
  `<path d="M244 100L300 90L300 320L200 320Q212 298 224 282Q240 262 240 240Q230 224 244 202Q258 188 252 160Z" fill="${skin.shade}" opacity=".9"/>
<path d="M262 100L300 90L300 320L210 320Q238 290 250 258Q256 224 260 180Z" fill="${skin.deep}" opacity=".5"/>
<path d="M140 214Q150 236 164 246Q160 264 170 286L150 276L126 214Z" fill="${skin.shade}" opacity=".6"/>
<path d="M134 206Q146 200 168 212Q164 226 154 232Q140 224 134 206Z" fill="${skin.light}" opacity=".5"/>
<path d="M146 130Q190 112 232 132Q222 158 198 160Q164 158 146 130Z" fill="${skin.light}" opacity=".4"/>
<path d="M182 286Q196 280 212 286Q206 296 196 296Q186 296 182 286Z" fill="${skin.light}" opacity=".4"/>`

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
 * A player's portrait, 400 x 480 on nothing. A key `team-name` wears the jersey of that team; a key without a hyphen is
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
    `${planes(skin)}${hair.smooth ? '' : beard(key, mix(natural, '#120a0e', 0.25))}<path d="${hair.top}" transform="translate(3 12)" fill="${skin.deep}" opacity=".55"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 480" width="400" height="480"><defs>${lamps(team.main, mix(team.main, '#ffffff', 0.5))}</defs>
<g transform="${pose}">${hair.back ? lit('back', hair.back, mix(colour, '#0b0716', 0.45)) : ''}</g>${neck(skin)}${jersey(teamKey, team)}
<g transform="${pose}">${ears(skin)}${head}<g transform="translate(${turn})">${mark(key, skin, team.main)}${face(key, skin, mix(natural, '#120a0e', 0.35))}${glasses(key)}</g>${hairFront(hair, colour)}${capped ? cap(teamKey, team) : ''}${wearsHeadset(key) ? headset(team) : ''}</g></svg>`
}
