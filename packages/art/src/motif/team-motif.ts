import { pick } from '../base/seed.ts'
import { bee, bull, cobra, dragon, ram } from './beasts.ts'
import { falcon, owl, phoenix, raven } from './birds.ts'
import type { Motif } from './motif.ts'
import { bear, fox, lion, panther, shark, wolf } from './predators.ts'
import { blades, bolt, crown, spartan } from './symbols.ts'

/** The motifs for teams without a fixed motif. */
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

/** Teams with a fixed motif. */
const chosenMotifs: ReadonlyMap<string, Motif> = new Map([
  ['vitality', bee],
  ['furia', panther],
  ['spirit', dragon],
  ['falcons', falcon],
])

/** Whether the team has a fixed motif, which is drawn without a frame. */
export const isChosen = (key: string): boolean => chosenMotifs.has(key)

/** The motif of a team by its key. */
export const motifOf = (key: string): Motif => chosenMotifs.get(key) ?? pick(key, 'motif', motifs)
