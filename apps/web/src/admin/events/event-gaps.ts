import { hasLocked, isDated, type PhaseDates, phaseFaults, scoreFileTypes } from '@game/domain'

type Planned = {
  img: string
  public: boolean
  rewards: readonly unknown[]
  phases: readonly (PhaseDates & {
    teams: readonly { players: readonly unknown[] }[]
    perks: readonly unknown[]
    matches: readonly unknown[]
  })[]
}
type Counted = readonly { type: string; current: readonly number[] }[]

type Gap =
  | 'noPhases'
  | 'noRewards'
  | 'notPublic'
  | 'noImage'
  | 'dates'
  | 'noTeams'
  | 'noPlayers'
  | 'noPerks'
  | 'noMatches'
  | 'noScores'
export type EventGap = { gap: Gap; phase?: number }

/** Lists what an event still lacks, in the order an admin would fill it. Scores are missing of locked phases only. */
export function eventGaps(event: Planned, uploads: Counted, now: string): EventGap[] {
  const { phases } = event
  const ofPhases = (gap: Gap, lacks: (phase: Planned['phases'][number]) => boolean): EventGap[] =>
    phases.filter(lacks).map(({ index }) => ({ gap, phase: index }))
  const scored = (phase: number, type: string) =>
    uploads.some(upload => upload.type === type && upload.current.includes(phase))
  return [
    ...(event.img === '' ? [{ gap: 'noImage' as const }] : []),
    ...(phases.length === 0 ? [{ gap: 'noPhases' as const }] : []),
    ...phaseFaults(phases).map(({ phase }) => ({ gap: 'dates' as const, phase })),
    ...ofPhases('noTeams', ({ teams }) => teams.length === 0),
    ...ofPhases('noPlayers', ({ teams }) => teams.some(({ players }) => players.length === 0)),
    ...ofPhases('noPerks', ({ perks }) => perks.length === 0),
    ...ofPhases('noMatches', ({ matches }) => matches.length === 0),
    ...ofPhases(
      'noScores',
      phase =>
        isDated(phase) && hasLocked(phase, now) && scoreFileTypes.some(type => !scored(phase.index, type)),
    ),
    ...(event.rewards.length === 0 ? [{ gap: 'noRewards' as const }] : []),
    ...(event.public ? [] : [{ gap: 'notPublic' as const }]),
  ]
}
