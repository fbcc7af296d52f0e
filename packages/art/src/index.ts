import { banner } from './banner/banner.ts'
import { clanCrest } from './crest/clan-crest.ts'
import { crest } from './crest/crest.ts'
import { field } from './crest/field.ts'
import { avatar } from './portrait/avatar.ts'
import { placeholder, portrait } from './portrait/portrait.ts'

export { share } from './base/seed.ts'

type Draw = (key: string) => string | undefined

/** What a team's key is drawn from: its beginning, as what follows `--` only tells teams of the same name apart. */
const nameIn = (key: string): string => key.replace(/--.*$/, '')

/** What is drawn for a key, by the folder under /img that it is served from. */
const drawings = {
  teams: key => crest(nameIn(key)),
  fields: key => field(nameIn(key)),
  players: key => (key === 'placeholder' ? placeholder() : portrait(key)),
  events: banner,
  clans: clanCrest,
  avatars: avatar,
} satisfies Record<string, Draw>

export type DrawnFolder = keyof typeof drawings

export const isDrawn = (folder: string): folder is DrawnFolder => Object.hasOwn(drawings, folder)

/** Draws a picture as SVG; the same key always gives the same one. Undefined if the folder has no picture for the key. */
export function drawSvg(folder: DrawnFolder, key: string): string | undefined {
  const draw: Draw = drawings[folder]
  return draw(key)
}
