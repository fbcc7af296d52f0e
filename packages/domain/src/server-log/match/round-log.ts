import type { BombEnd } from '../line/world-line.ts'
import type { Participant } from '../participants.ts'
import type { LoggedKill, LogSide } from '../server-log.ts'

/** What changes who is alive in a round; `byWorldAt` is the time of a suicide by `world`, null for all else. */
export type LifeChange = { who: Participant; change: 'died' | 'left' | 'back'; byWorldAt: number | null }

/** What somebody did in a round, and what became of him. */
export type RoundSums = {
  /** The health after the newest line. */
  health: number
  /** Damage to people of the other side. */
  damage: number
  utilityDamage: number
  plants: number
  defuses: number
  /** As the server counts them, with bots: kills and damage of the other side, all deaths. */
  serverKills: number
  serverDeaths: number
  serverDamage: number
}

const fullHealth = 100

/** What was read of one round. It is written to while the round lasts. */
export type RoundLog = {
  /** The number on the map, 0 where it is not known yet. */
  number: number
  /** The time of its first line. */
  startedAt: number
  arrivedAt: string | null
  /** Whether the freeze time is over. */
  isLive: boolean
  ended: boolean
  winner: LogSide | null
  /** How the bomb ended it. */
  bomb: BombEnd
  /** Who has a line under a side before the round's end, with that side. */
  readonly sides: Map<Participant, LogSide>
  lives: LifeChange[]
  /** How many of them were in the freeze time. */
  livesBefore: number
  /** Their round is 0: the number is told at the end. */
  readonly kills: LoggedKill[]
  readonly sums: Map<Participant, RoundSums>
  /** Whether somebody was hurt or killed. */
  hasFight: boolean
  /** Who made the first kill. */
  opener: Participant | null
}

/** Makes the record of a round without events. */
export const roundLog = (number: number, startedAt: number, arrivedAt: string | null): RoundLog => ({
  number,
  startedAt,
  arrivedAt,
  isLive: false,
  ended: false,
  winner: null,
  bomb: 'none',
  sides: new Map(),
  lives: [],
  livesBefore: 0,
  kills: [],
  sums: new Map(),
  hasFight: false,
  opener: null,
})

/** Returns what somebody did in a round, to be added to. */
export const sumsOf = ({ sums }: RoundLog, who: Participant): RoundSums => {
  const known = sums.get(who)
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
  }
  sums.set(who, added)
  return added
}

/** Whether a round is played: it is over, or somebody was hurt or killed in it (rulebook 14.9). */
export const isPlayed = ({ ended, hasFight }: RoundLog): boolean => ended || hasFight

/** Whether a round has what can be taken back: it was won, or somebody hurt or killed an opponent, or planted (rulebook 14.7). */
export const hasEvents = ({ winner, sums }: RoundLog): boolean =>
  winner !== null ||
  Array.from(sums.values()).some(own => own.serverDamage + own.serverKills + own.plants > 0)
