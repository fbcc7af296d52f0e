import { avatar } from './avatar/avatar.ts'
import { banner } from './banner/banner.ts'
import { clanCrest } from './crest/clan-crest.ts'
import { crest } from './crest/crest.ts'
import { field } from './field.ts'
import { placeholder } from './portrait/placeholder.ts'
import { portrait } from './portrait/portrait.ts'

type Draw = (key: string) => string | undefined

/** What the generator draws, by the folder under /img that it is served from. */
const drawings = {
  teams: crest,
  fields: field,
  players: key => (key === 'placeholder' ? placeholder() : portrait(key)),
  events: banner,
  clans: clanCrest,
  avatars: avatar,
} satisfies Record<string, Draw>

export type Drawn = keyof typeof drawings

export const isDrawn = (folder: string): folder is Drawn => Object.hasOwn(drawings, folder)

/** The SVG of a picture; the same key always gives the same one. Undefined where the key has none. */
export function drawSvg(folder: Drawn, key: string): string | undefined {
  const draw: Draw = drawings[folder]
  return draw(key)
}
