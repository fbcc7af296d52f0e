import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../../base/api/client.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { RankChange } from '../../leaderboards/rank-change.tsx'
import { placesWon } from '../league.ts'
import { useLeagueWords } from '../use-league-words.ts'
import styles from './league-changes.module.css'

/** How many leagues the reveal of a result names. */
const named = 4

/** Shows after a result how the user's places in leagues have moved, and the next opponents (rulebook 13.85); nothing without a league. */
export default function LeagueChanges({ eventId, className }: { eventId: number; className?: string }) {
  const { t } = useTranslation('leagues')
  const { data } = useQuery(trpc.league.getLeagues.queryOptions({ eventId }, { meta: { quiet: true } }))
  const { opponentOf } = useLeagueWords()
  const leagues = data?.own.filter(({ place, next, cup }) => place || next || cup).slice(0, named) ?? []
  if (leagues.length === 0) return null
  return (
    <section className={className} aria-label={t('reveal.title')}>
      <h3 className="below-2 caps t14 soft">{t('reveal.title')}</h3>
      <ul className="stack gap-2">
        {leagues.map(({ id, name, format, place, next, cup }) => {
          const won = place && placesWon(place)
          return (
            <li key={id} className={`stack ${styles.league}`}>
              <span className={styles.name} dir="auto">
                {name}
              </span>
              <span className="row gap-2">
                {place && <strong>{t('place', { rank: place.rank, total: place.total })}</strong>}
                {won !== null && <RankChange won={won} />}
                {cup && <strong>{t(`cup.${cup}`)}</strong>}
              </span>
              {next && (
                <span className={`whole-row soft ${styles.next}`} dir="auto">
                  {t('reveal.next', { opponent: opponentOf({ format }, next) })}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
