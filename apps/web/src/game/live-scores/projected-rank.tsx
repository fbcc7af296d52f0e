import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { trpc } from '../../api/client.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { formatNumber } from '../shared/number-format.ts'
import { useProvisionalCounts } from '../state/provisional-counts.ts'
import { useGame } from '../state/use-game.ts'
import styles from './live-panel.module.css'

/** Over how many milliseconds the pages of an event ask for their new ranks, so that they do not ask at one instant. */
const spreadMs = 2000

/** Shows the rank as it would be by the last round, and which friends were passed in it (rulebook 15.20). */
export function ProjectedRank() {
  const { t, i18n } = useTranslation('live')
  const { event, userId } = useGame()
  const { projected } = useProvisionalCounts(event.id, userId)
  const asked = useSpread(projected)
  const { data, refetch } = useQuery(
    trpc.score.getProjectedRank.queryOptions(
      { eventId: event.id },
      { enabled: asked > 0, meta: { quiet: true } },
    ),
  )
  useEffect(() => {
    if (asked > 0) refetch()
  }, [asked, refetch])
  const own = data?.projected
  if (!own) return null
  const number = (value: number) => formatNumber(value, i18n.language)
  const up = (own.previousRank ?? own.rank) - own.rank
  return (
    <div className={styles.rank} data-part="projected-rank">
      <p>
        {t('rank.projected')}{' '}
        <strong>{t('rank.of', { rank: number(own.rank), participants: number(own.participants) })}</strong>
        {up !== 0 && (
          <span className={styles.moved} data-up={up > 0 || undefined}>
            {up > 0 ? <ChevronUp size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />}
            <span className="visually-hidden">{t(up > 0 ? 'rank.up' : 'rank.down')}</span>
            {number(Math.abs(up))}
          </span>
        )}
      </p>
      {own.passed.length > 0 && <p>{t('rank.passed', { names: own.passed.join(', ') })}</p>}
      {own.passedBy.length > 0 && <p>{t('rank.passedBy', { names: own.passedBy.join(', ') })}</p>}
    </div>
  )
}

/** Follows a number, somewhat later each time but the first. */
function useSpread(value: number): number {
  const [followed, setFollowed] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setFollowed(value), Math.random() * spreadMs)
    return () => clearTimeout(timer)
  }, [value])
  return followed
}
