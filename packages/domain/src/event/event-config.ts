import { accept, type Result, refuse } from '../shared/result.ts'
import { type RewardType, rewardType } from '../shared/vocabulary.ts'

/** How many perks ROLL PERKS picks unless told otherwise (admin-social.md 9). */
export const defaultPerkRoll = 5

export type NewPhase = {
  index: number
  name: string
  points: number
  mult: number
  open: string
  lock: string
}

/** What + ADD PHASE makes: open and lock both now, so that it has no date yet (admin-social.md 4). */
export const newPhase = (phases: number, now: string): NewPhase => ({
  index: phases + 1,
  name: 'phase',
  points: 1000,
  mult: 1,
  open: now,
  lock: now,
})

/** What the footer bar of a new event calls MISSING: the name; `img` may be empty but must be there (admin-social.md 5). */
export const missingEventFields = (event: { name?: string; img?: string | null }): ('name' | 'img')[] => [
  ...(event.name?.trim() ? [] : ['name' as const]),
  ...(event.img === undefined || event.img === null ? ['img' as const] : []),
]

export type MatchMap = {
  mapNumber: number
  mapId: number
  homeScore: number | null
  awayScore: number | null
}
type Unfilled<T> = { [Field in keyof T]: T[Field] | null }
type MapSlot = Unfilled<Pick<MatchMap, 'mapNumber' | 'mapId'>> &
  Partial<Pick<MatchMap, 'homeScore' | 'awayScore'>>

export type Match = {
  homeTeamId: number
  awayTeamId: number
  date: string
  phaseIndex: number
  maps: readonly (MapSlot & Pick<MatchMap, 'mapNumber' | 'mapId'>)[]
}
/** A match as its dialog holds it: anything may still be missing. */
export type MatchFields = Unfilled<Omit<Match, 'maps'>> & { maps: readonly MapSlot[] }

const filledMaps = (maps: readonly MapSlot[]): Match['maps'] =>
  maps.flatMap(({ mapNumber, mapId, ...scores }) =>
    mapNumber && mapId ? [{ mapNumber, mapId, ...scores }] : [],
  )

const isSequence = (numbers: readonly number[]): boolean =>
  numbers.every((_, place) => numbers.includes(place + 1))

/**
 * A match between two teams of its phase, its maps numbered 1..n, no map twice (admin-social.md 4, 5). `teams` are the
 * phase's. Refuses MATCH_INCOMPLETE, MATCH_TEAMS_EQUAL, TEAM_NOT_IN_PHASE, MAP_TWICE, MAP_NUMBERS.
 */
export const checkMatch = (match: MatchFields, teams: readonly number[]): Result<Match> => {
  const { homeTeamId, awayTeamId, date, phaseIndex } = match
  const maps = filledMaps(match.maps)
  if (!homeTeamId || !awayTeamId || !date || !phaseIndex || maps.length < match.maps.length)
    return refuse('MATCH_INCOMPLETE')
  if (homeTeamId === awayTeamId) return refuse('MATCH_TEAMS_EQUAL')
  if (!teams.includes(homeTeamId) || !teams.includes(awayTeamId)) return refuse('TEAM_NOT_IN_PHASE')
  if (new Set(maps.map(map => map.mapId)).size < maps.length) return refuse('MAP_TWICE')
  return isSequence(maps.map(map => map.mapNumber))
    ? accept({ homeTeamId, awayTeamId, date, phaseIndex, maps })
    : refuse('MAP_NUMBERS')
}

/** The maps that a slot of a match may take: all but those picked in other slots (admin-social.md 4). */
export const mapsForSlot = (
  maps: readonly number[],
  picked: readonly (number | null)[],
  slot: number,
): number[] => maps.filter(map => !picked.some((other, place) => place !== slot && other === map))

/** Maps numbered 1..n in their order; empty slots, shown as NOT PLAYED, are left out. */
export const numberedMaps = <Slot extends { mapId: number | null }>(
  slots: readonly Slot[],
): (Slot & { mapId: number; mapNumber: number })[] =>
  slots
    .flatMap(slot => (slot.mapId ? [{ ...slot, mapId: slot.mapId }] : []))
    .map((slot, place) => ({ ...slot, mapNumber: place + 1 }))

export type RewardTerms = { rewardId: number; amount: number; from: number; to: number; type: RewardType }
export type RewardFields = Unfilled<Omit<RewardTerms, 'type'>> & { type: number | null }

const areRanks = (from: number, to: number): boolean =>
  Number.isInteger(from) && Number.isInteger(to) && 1 <= from && from <= to

const arePercents = (from: number, to: number): boolean => 0 <= from && from < to && to <= 100

/**
 * A reward of an event: all fields there, `from` may be 0 for percent; whole ranks from 1, percents up to 100, from not
 * beyond to (admin-social.md 5, docs/rules.md). Refuses REWARD_INCOMPLETE.
 */
export const checkRewardTerms = ({ rewardId, amount, from, to, type }: RewardFields): Result<RewardTerms> => {
  if (!rewardId || !amount || from === null || !to) return refuse('REWARD_INCOMPLETE')
  const reward = { rewardId, amount, from, to }
  if (type === rewardType.position && areRanks(from, to)) return accept({ ...reward, type })
  if (type === rewardType.percent && arePercents(from, to)) return accept({ ...reward, type })
  return refuse('REWARD_INCOMPLETE')
}

/** ROLL PERKS: `count` ids at random, repeats possible. `random` gives numbers from 0 up to but not including 1. */
export const rollPerks = (perkIds: readonly number[], count: number, random: () => number): number[] =>
  Array.from({ length: count }).flatMap(() => perkIds[Math.floor(random() * perkIds.length)] ?? [])
