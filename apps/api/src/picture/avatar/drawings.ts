import type { Avatar } from '@game/domain'
import { bear } from '../crest/motif/bear.ts'
import { blades } from '../crest/motif/blades.ts'
import { bolt } from '../crest/motif/bolt.ts'
import { bull } from '../crest/motif/bull.ts'
import { cobra } from '../crest/motif/cobra.ts'
import { crown } from '../crest/motif/crown.ts'
import { dragon } from '../crest/motif/dragon.ts'
import { fox } from '../crest/motif/fox.ts'
import { lion } from '../crest/motif/lion.ts'
import type { Motif } from '../crest/motif/motif.ts'
import { owl } from '../crest/motif/owl.ts'
import { phoenix } from '../crest/motif/phoenix.ts'
import { ram } from '../crest/motif/ram.ts'
import { raven } from '../crest/motif/raven.ts'
import { shark } from '../crest/motif/shark.ts'
import { spartan } from '../crest/motif/spartan.ts'
import { wolf } from '../crest/motif/wolf.ts'
import { palettes, type TeamColours } from '../team-colours.ts'

const of = (motif: Motif, palette: keyof typeof palettes): { motif: Motif; colours: TeamColours } => ({
  motif,
  colours: palettes[palette],
})

/** What each avatar shows, and in which colours. */
export const drawings: Record<Avatar, { motif: Motif; colours: TeamColours }> = {
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
