import { type Avatar, isAvatar } from '@game/domain'
import { mix } from '../base/colour.ts'
import { palettes, type TeamColours } from '../base/team-colours.ts'
import { bull, cobra, dragon, ram } from '../motif/beasts.ts'
import { owl, phoenix, raven } from '../motif/birds.ts'
import { figure, type Motif, silhouette } from '../motif/motif.ts'
import { bear, fox, lion, shark, wolf } from '../motif/predators.ts'
import { blades, bolt, crown, spartan } from '../motif/symbols.ts'

const of = (motif: Motif, palette: keyof typeof palettes): { motif: Motif; colours: TeamColours } => ({
  motif,
  colours: palettes[palette],
})

/** What each avatar shows, and in which colours. */
const drawings: Record<Avatar, { motif: Motif; colours: TeamColours }> = {
  wolf: of(wolf, 'sky'),
  fox: of(fox, 'ember'),
  lion: of(lion, 'gold'),
  bear: of(bear, 'crimson'),
  owl: of(owl, 'pine'),
  shark: of(shark, 'lagoon'),
  cobra: of(cobra, 'lime'),
  raven: of(raven, 'steel'),
  bull: of(bull, 'scarlet'),
  ram: of(ram, 'ocean'),
  phoenix: of(phoenix, 'ember'),
  spartan: of(spartan, 'gold'),
  crown: of(crown, 'magenta'),
  bolt: of(bolt, 'sky'),
  blades: of(blades, 'steel'),
  dragon: of(dragon, 'violet'),
}

/** Draws an avatar, 256 x 256: a motif under a lamp, filling its square. Undefined for any other name. */
export function avatar(key: string): string | undefined {
  if (!isAvatar(key)) return undefined
  const { motif, colours } = drawings[key]
  const ground = mix(colours.night, colours.second, 0.3)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256"><defs>
<radialGradient id="lamp" cx=".42" cy=".3" r=".8"><stop offset="0" stop-color="${mix(ground, colours.main, 0.62)}"/><stop offset=".55" stop-color="${mix(ground, colours.main, 0.2)}"/><stop offset="1" stop-color="${mix(colours.night, '#05070c', 0.4)}"/></radialGradient></defs>
<rect width="256" height="256" fill="url(#lamp)"/>
<path d="M128 128L20 -20H90ZM128 128L170 -20H230ZM128 128L276 60V130ZM128 128L276 200V276ZM128 128L160 276H80ZM128 128L-20 250V170ZM128 128L-20 90V20Z" fill="${colours.main}" fill-opacity=".13"/>
<g transform="translate(36 36) scale(1.84)">${silhouette(motif, mix(colours.night, '#05070c', 0.5), 4.5)}${figure(motif, colours)}</g></svg>`
}
