import { pick } from '../seed.ts'
import { bee, bull, cobra, dragon, ram } from './beasts.ts'
import { falcon, owl, phoenix, raven } from './birds.ts'
import type { Motif } from './motif.ts'
import { bear, fox, lion, panther, shark, wolf } from './predators.ts'
import { blades, bolt, crown, spartan } from './symbols.ts'

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
const chosenMotifs: ReadonlyMap<string, Motif> = new Map([
  ['vitality', bee],
  ['furia', panther],
  ['spirit', dragon],
  ['falcons', falcon],
])

/** Whether the team's motif was chosen for it: it then stands free of any frame. */
export const isChosen = (key: string): boolean => chosenMotifs.has(key)

/** The motif of a team by its key. */
export const motifOf = (key: string): Motif => chosenMotifs.get(key) ?? pick(key, 'motif', motifs)
