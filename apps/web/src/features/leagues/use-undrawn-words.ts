import { leagueSizes } from '@game/domain'
import { useTranslation } from '../../base/texts/use-translation.ts'
import type { League } from './league.ts'

/** Returns a function that says what a league waits for which should have been drawn by now (rulebook 19.14); null for others. */
export function useUndrawnWords() {
  const { t } = useTranslation('leagues')
  return ({ format, state, closing, members, rounds, to }: League): string | null => {
    if (format === 'table' || state !== 'running' || closing !== null) return null
    const { least } = leagueSizes[format]
    const hasRoundAhead = to !== null || rounds.some(round => round.state === 'ahead')
    if (!hasRoundAhead) return t('undrawn.never', { least })
    return t(members < least ? 'undrawn.members' : 'undrawn.lock', { least, count: members })
  }
}
