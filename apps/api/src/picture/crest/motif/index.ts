import { pick } from '../../seed.ts'
import { bear } from './bear.ts'
import { bee } from './bee.ts'
import { blades } from './blades.ts'
import { bolt } from './bolt.ts'
import { bull } from './bull.ts'
import { cobra } from './cobra.ts'
import { crown } from './crown.ts'
import { dragon } from './dragon.ts'
import { falcon } from './falcon.ts'
import { fox } from './fox.ts'
import { lion } from './lion.ts'
import type { Motif } from './motif.ts'
import { owl } from './owl.ts'
import { panther } from './panther.ts'
import { phoenix } from './phoenix.ts'
import { ram } from './ram.ts'
import { raven } from './raven.ts'
import { shark } from './shark.ts'
import { spartan } from './spartan.ts'
import { wolf } from './wolf.ts'

/** The motifs that a key may draw; those chosen below are left out. */
const motifs: readonly [Motif, ...Motif[]] = [
  wolf,
  bull,
  lion,
  fox,
  shark,
  cobra,
  owl,
  ram,
  bear,
  spartan,
  phoenix,
  crown,
  bolt,
  raven,
  blades,
]

/** Teams whose motif is chosen, not drawn. */
const chosenMotifs: Record<string, Motif> = {
  vitality: bee,
  furia: panther,
  spirit: dragon,
  falcons: falcon,
}

/** Whether the team's motif was chosen for it: it then stands free of any frame. */
export const isChosen = (key: string): boolean => key in chosenMotifs

/** The motif of a team by its key. */
export const motifOf = (key: string): Motif => chosenMotifs[key] ?? pick(key, 'motif', motifs)
