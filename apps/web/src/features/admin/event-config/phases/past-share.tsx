import { shareReaching } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../../../base/api/client.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import styles from './past-share.module.css'

/**
 * Shows the share of past decks that would have reached a goal (rulebook 11.13), with one call however much is typed.
 * Reserves room for the longest text, so that nothing jumps.
 */
export function PastShare({
  eventId,
  phaseIndex,
  goal,
}: {
  eventId: number
  phaseIndex: number
  goal: number
}) {
  const { t, i18n } = useTranslation('admin-phases')
  const { data, isError } = useQuery(trpc.score.getPastScores.queryOptions({ eventId, phaseIndex }))
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 })
  const words = (of: 'ofPhase' | 'ofAll', share: number, decks: number, events: number) =>
    t(`past.${of}`, { share: percent.format(share), decks, phase: phaseIndex, events })
  const text = () => {
    if (isError) return t('past.unread')
    if (!data) return null
    const share = shareReaching(data.scores, goal)
    if (share === null) return t('past.none')
    return words(data.sameIndex ? 'ofPhase' : 'ofAll', share, data.decks, data.events)
  }
  return (
    <span className={`stack ${styles.share}`}>
      <span className={styles.room}>{words('ofAll', 0.999, 10_000, 10)}</span>
      <span>{text()}</span>
    </span>
  )
}
