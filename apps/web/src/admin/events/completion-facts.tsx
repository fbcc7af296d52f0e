import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { useConfiguredEvent } from '../event-config/use-configured-event.ts'
import styles from './completion-facts.module.css'

/** How many players and rewards completing or un-completing an event touches. */
export function CompletionFacts({ eventId }: { eventId: number }) {
  const { t } = useTranslation('admin-events')
  const { data: event } = useConfiguredEvent(eventId)
  const { data: ranking } = useQuery(trpc.score.getEventScores.queryOptions({ eventId, pageSize: 10 }))
  if (!event || !ranking) return null
  return (
    <p className={styles.facts}>
      {t('completionFacts', { players: ranking.count, rewards: event.event.rewards.length })}
    </p>
  )
}
