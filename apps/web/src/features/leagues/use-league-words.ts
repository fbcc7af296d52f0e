import { useShownName } from '../../base/session/shown-name.ts'
import { isolated } from '../../base/texts/translate.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { formatDay } from '../../base/ui/layout/dates.ts'
import type { AutomaticLeague, LeagueSummary, OwnLeague } from './league.ts'

/** Words a league's events, its name if it exists by itself, and an opponent. */
export function useLeagueWords() {
  const { t, i18n } = useTranslation('leagues')
  const shownName = useShownName()
  const scopeOf = ({ events, from, to }: Pick<LeagueSummary, 'events' | 'from' | 'to'>): string => {
    const [first] = events
    if (from && to)
      return t('between', { from: formatDay(from, i18n.language), to: formatDay(to, i18n.language) })
    return first && events.length === 1 ? isolated(first.name) : t('events', { count: events.length })
  }
  const automaticName = ({ automatic, clan, event }: Pick<AutomaticLeague, 'automatic' | 'clan' | 'event'>) =>
    t(`automaticOf.${automatic}`, { clan: clan ?? t('automaticKind.clan'), event })
  // In a cup an opponent may not be known yet; AVERAGE only plays in a head to head.
  const opponentOf = (
    { format }: Pick<OwnLeague, 'format'>,
    { opponent }: Pick<NonNullable<OwnLeague['fixture']>, 'opponent'>,
  ): string => (opponent ? shownName(opponent.username) : t(format === 'cup' ? 'openOpponent' : 'average'))
  return { scopeOf, automaticName, opponentOf }
}
