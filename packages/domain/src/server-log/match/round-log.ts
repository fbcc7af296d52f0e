import type { Participant } from '../line/participants.ts'
import type { LoggedKill, LogSide } from '../line/server-log.ts'
import type { BombEnd } from '../line/world-line.ts'

/** A change of who is alive in a round; `byWorldAt` is the time of a suicide by `world`, else null. */
export type LifeChange = {
  participant: Participant
  change: 'died' | 'left' | 'back'
  byWorldAt: number | null
}

/** What a participant did in a round, and the participant's state. */
export type RoundSums = {
  /** The health after the newest line. */
  health: number
  /** Damage to people on the other side. */
  damage: number
  utilityDamage: number
  plants: number
  defuses: number
  /** Counted as the server does, with bots: kills of and damage to the other side, and all deaths. */
  serverKills: number
  serverDeaths: number
  serverDamage: number
  serverUtilityDamage: number
}

const fullHealth = 100

/** What was read about one round. It changes while the round lasts. */
export type RoundLog = {
  /** The number of the round on the map, 0 while it is not known. */
  number: number
  /** The time of its first line. */
  startedAt: number
  arrivedAt: string | null
  /** Whether the freeze time is over. */
  isLive: boolean
  /** Whether a participant bought something or used more than a knife, which nobody does in a knife round. */
  isArmed: boolean
  ended: boolean
  winner: LogSide | null
  /** How the bomb ended the round. */
  bomb: BombEnd
  /** The participants who have a line with a side before the round's end, with that side. */
  readonly sides: Map<Participant, LogSide>
  /** The participants who did what only the living do before the round's end, with their side (rulebook 14.10). */
  readonly alive: Map<Participant, LogSide>
  lives: LifeChange[]
  /** How many of the changes were in the freeze time. */
  livesBefore: number
  /** Their field `round` is 0: the number is set at the end. */
  readonly kills: LoggedKill[]
  /** The clock of the newest kill, and the time that is kept for it: a clock that goes back stands still. */
  newestKill: { clock: number; time: number } | null
  readonly sums: Map<Participant, RoundSums>
  /** Whether a participant was hurt or killed. */
  hasFight: boolean
  /** The participant who made the first kill. */
  opener: Participant | null
  /** The most valuable player, which only demos name. */
  mvp: Participant | null
}

/** Creates the record of a round without events. */
export const roundLog = (number: number, startedAt: number, arrivedAt: string | null): RoundLog => ({
  number,
  startedAt,
  arrivedAt,
  isLive: false,
  isArmed: false,
  ended: false,
  winner: null,
  bomb: 'none',
  sides: new Map(),
  alive: new Map(),
  lives: [],
  livesBefore: 0,
  kills: [],
  newestKill: null,
  sums: new Map(),
  hasFight: false,
  opener: null,
  mvp: null,
})

/** Returns the sums of a participant in a round, which the caller adds to. */
export const sumsOf = ({ sums }: RoundLog, participant: Participant): RoundSums => {
  const known = sums.get(participant)
  if (known) return known
  const added = {
    health: fullHealth,
    damage: 0,
    utilityDamage: 0,
    plants: 0,
    defuses: 0,
    serverKills: 0,
    serverDeaths: 0,
    serverDamage: 0,
    serverUtilityDamage: 0,
  }
  sums.set(participant, added)
  return added
}

/** Whether a round was played: it is over, or a participant was hurt or killed in it (rulebook 14.9). */
export const isPlayed = ({ ended, hasFight }: RoundLog): boolean => ended || hasFight

/**
 * Whether a round has events that can be taken back: it was won, or a participant hurt or killed an opponent or planted the
 * bomb (rulebook 14.7).
 */
export const hasEvents = ({ winner, sums }: RoundLog): boolean =>
  winner !== null ||
  Array.from(sums.values()).some(own => own.serverDamage + own.serverKills + own.plants > 0)
