import { share } from '../seed.ts'
import type { Skin } from './skin.ts'

const scar = ({ light, deep }: Skin) =>
  `<path d="M238 158L224 206" stroke="${deep}" stroke-width="4" opacity=".5"/><path d="M239 158L225 206" stroke="${light}" stroke-width="2"/>`

const freckles = ({ deep }: Skin) =>
  `<path d="M152 222h.1M162 216h.1M170 224h.1M158 230h.1M222 224h.1M230 216h.1M240 222h.1M234 230h.1M196 214h.1" stroke="${deep}" stroke-width="3.4" stroke-linecap="round" opacity=".5"/>`

const warPaint = (colour: string) =>
  `<path d="M146 212L180 218L178 225L147 219ZM214 218L246 212L245 219L216 225Z" fill="${colour}" opacity=".9"/>`

/** What sets a face apart: a scar, freckles or the team's paint; seven in ten keys have none. */
export function mark(key: string, skin: Skin, teamColour: string): string {
  const drawn = share(key, 'mark')
  if (drawn < 0.08) return scar(skin)
  if (drawn < 0.2) return freckles(skin)
  if (drawn < 0.29) return warPaint(teamColour)
  return ''
}
