import { useTranslation } from '../texts/use-translation.ts'
import { formatDay } from '../ui/layout/dates.ts'
import type { AutomaticLeague, LeagueSummary } from './league.ts'

/** Words a league's format, events and place. */
export function useLeagueWords() {
  const { t, i18n } = useTranslation('leagues')
  const scopeOf = ({ events, from, to }: Pick<LeagueSummary, 'events' | 'from' | 'to'>): string => {
    const [first] = events
    if (from && to)
      return t('between', { from: formatDay(from, i18n.language), to: formatDay(to, i18n.language) })
    return first && events.length === 1 ? first.name : t('events', { count: events.length })
  }
  const automaticName = ({ automatic, clan, event }: Pick<AutomaticLeague, 'automatic' | 'clan' | 'event'>) =>
    t(`automaticOf.${automatic}`, { clan: clan ?? t('automaticKind.clan'), event })
  return { scopeOf, automaticName }
}
