import { type PhaseDates, phaseFaults } from '@game/domain'
import type { TFunction } from 'i18next'

/** What is wrong with the dates of an event's phases, in words (rules.md 4). */
export function faultTexts(
  phases: readonly (PhaseDates & { name: string })[],
  t: TFunction<['admin-config', 'admin-phases']>,
): string[] {
  if (phases.length === 0) return [t('admin-phases:fault.none')]
  return phaseFaults(phases).map(({ phase, fault }) => t(`admin-phases:fault.${fault}`, { phase }))
}
