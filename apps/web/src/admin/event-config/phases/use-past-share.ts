import { shareReaching } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../../api/client.ts'

/** Says of a goal what share of past decks would have reached it; by one call, however much is typed. */
export function usePastShare(eventId: number, phaseIndex: number): (goal: number) => string | undefined {
  const { t, i18n } = useTranslation('admin-phases')
  const { data, isError } = useQuery(trpc.score.getPastScores.queryOptions({ eventId, phaseIndex }))
  return goal => {
    if (isError) return t('past.unread')
    if (!data) return undefined
    const share = shareReaching(data.scores, goal)
    if (share === null) return t('past.none')
    const format = (options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(i18n.language, options)
    return t(data.sameIndex ? 'past.ofPhase' : 'past.ofAll', {
      share: format({ style: 'percent', maximumFractionDigits: 1 }).format(share),
      decks: format().format(data.decks),
      phase: phaseIndex,
      events: data.events,
    })
  }
}
