import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { trpc } from '../../../base/api/client.ts'
import { formatNumber } from '../../../base/texts/format-number.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { useProvisionalCounts } from '../state/provisional-counts.ts'
import { useGame } from '../state/use-game.ts'
import styles from './live-panel.module.css'

/** The pages of an event spread their requests for new ranks over this many milliseconds, so that they do not all come at once. */
const spreadMs = 2000

/** Shows the rank that the last round would give, and which friends were passed in it (rulebook 15.20). */
export function ProjectedRank() {
  const { t, i18n } = useTranslation('live')
  const { event, userId } = useGame()
  const { projected } = useProvisionalCounts(event.id, userId)
  const requested = useSpread(projected)
  const { data, refetch } = useQuery(
    trpc.score.getProjectedRank.queryOptions(
      { eventId: event.id },
      { enabled: requested > 0, meta: { quiet: true } },
    ),
  )
  useEffect(() => {
    if (requested > 0) refetch()
  }, [requested, refetch])
  const own = data?.projected
  if (!own) return null
  const number = (value: number) => formatNumber(value, i18n.language)
  const up = (own.previousRank ?? own.rank) - own.rank
  return (
    <div className={`note text-right ${styles.rank}`} data-part="projected-rank">
      <p>
        {t('rank.projected')}{' '}
        <strong>{t('rank.of', { rank: number(own.rank), participants: number(own.participants) })}</strong>
        {up !== 0 && (
          <span className={`inline-row middle failed ${styles.moved}`} data-up={up > 0 || undefined}>
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

/** Returns a number with a random delay; its first value comes at once. */
function useSpread(value: number): number {
  const [delayed, setDelayed] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), Math.random() * spreadMs)
    return () => clearTimeout(timer)
  }, [value])
  return delayed
}
