import type { CompletionWarning, EventGap, NextStep } from '@game/domain'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import type { ConfigSearch } from '../event-config/event/config-tab.ts'
import { lastUpdated } from '../form/numbers-and-dates.ts'

type Phases = readonly {
  index: number
  name: string
  teams?: readonly { teamId: number; team: { name: string } }[]
}[]

/** Writes the gaps, steps and warnings of an event's checklist, with the names of its phases (rulebook 11.32 to 11.34). */
export function useChecklistTexts(phases: Phases) {
  const { t, i18n } = useTranslation('admin-events')
  const nameOf = (index: number) =>
    t('checklist.phase', { index, name: phases.find(phase => phase.index === index)?.name ?? '' })
  const phaseIn = (item: object) =>
    'phase' in item && typeof item.phase === 'number' ? { phase: nameOf(item.phase) } : { phase: '' }
  /** The names of a phase's teams. */
  const teamsIn = (gap: EventGap) => {
    if (gap.gap !== 'teamsWithoutMatch') return ''
    const teams = phases.find(({ index }) => index === gap.phase)?.teams ?? []
    return teams.flatMap(({ teamId, team }) => (gap.teams.includes(teamId) ? [team.name] : [])).join(', ')
  }
  return {
    gapText: (gap: EventGap) => t(`checklist.gap.${gap.gap}`, { ...phaseIn(gap), teams: teamsIn(gap) }),
    /** `waits`: its date is set by the game server (rulebook 30.18). */
    stepText: (step: NextStep, waits: boolean) =>
      t(`checklist.step.${step.step}`, {
        ...phaseIn(step),
        when: waits ? t('checklist.byServer') : 'at' in step ? lastUpdated(step.at, i18n.language) : '',
      }),
    warningText: (warning: CompletionWarning) => t(`checklist.warning.${warning.warning}`, phaseIn(warning)),
  }
}

/** The tab of the config screen on which a gap is closed. */
const tabOfGap = {
  noImage: 'general',
  notPublic: 'general',
  noRewards: 'rewards',
  noPhases: 'phases',
  undated: 'phases',
  overlaps: 'phases',
  backwards: 'phases',
  noTeams: 'phases',
  noPlayers: 'phases',
  noPerks: 'phases',
  noMatches: 'phases',
  teamsWithoutMatch: 'phases',
  noKillScore: 'scores',
  noMatchScore: 'scores',
} as const satisfies Record<EventGap['gap'], ConfigSearch['tab']>

/** The tab of the config screen on which a step is taken; completing has a separate button, waiting has none. */
const tabOfStep = {
  addPhase: 'phases',
  publish: 'general',
  setDates: 'phases',
  addTeams: 'phases',
  rollPerks: 'phases',
  uploadKill: 'scores',
  uploadMatch: 'scores',
  awaitOpen: undefined,
  awaitLock: undefined,
  complete: undefined,
  done: undefined,
} as const satisfies Record<NextStep['step'], ConfigSearch['tab'] | undefined>

const searchOf = <Tab extends ConfigSearch['tab']>(tab: Tab, item: object) => ({
  tab,
  ...(tab === 'phases' && 'phase' in item && typeof item.phase === 'number' && { phase: item.phase }),
})

/** Returns where on the config screen a gap is closed. */
export const whereGapCloses = (gap: EventGap): ConfigSearch => searchOf(tabOfGap[gap.gap], gap)

/** Returns where on the config screen the step is taken; null if there is nothing to do there. */
export function whereStepIs(step: NextStep): ConfigSearch | null {
  const tab = tabOfStep[step.step]
  return tab ? searchOf(tab, step) : null
}
