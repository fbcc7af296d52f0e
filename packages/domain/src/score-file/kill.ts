/** What a kill feed says of one kill, as far as its columns tell. */
export type Kill = {
  headshot: boolean
  penetrated: number
  thrusmoke: boolean
  noscope: boolean
  attackerblind: boolean
  /** In small letters. */
  weapon: string
}

const fires: readonly string[] = ['molotov', 'incgrenade', 'inferno']

/** By keyplay id, the detectors that need nothing but the kill itself (keyplays.md). */
export const killDetectors = {
  1: kill => kill.headshot,
  2: kill => kill.penetrated > 0,
  3: kill => kill.thrusmoke,
  4: kill => kill.noscope,
  5: kill => kill.attackerblind,
  8: kill => kill.weapon.includes('knife') || kill.weapon.includes('bayonet'),
  13: kill => kill.weapon === 'hegrenade',
  14: kill => fires.includes(kill.weapon),
} as const satisfies Record<number, (kill: Kill) => boolean>

const detectors = Object.entries<(kill: Kill) => boolean>(killDetectors).map(
  ([id, detects]) => [Number(id), detects] as const,
)

/** The ids of the keyplays that a single kill earns its attacker. */
export const killKeyplays = (kill: Kill): number[] =>
  detectors.filter(([, detects]) => detects(kill)).map(([id]) => id)
