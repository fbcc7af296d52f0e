import { Link, linkOptions } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Outputs } from '../api/client.ts'
import { inProduct } from '../in-product.ts'
import { formatDay, formatTime } from '../ui/layout/dates.ts'
import styles from './notification-row.module.css'

export type Notification = Outputs['notification']['getNotifications']['notifications'][number]

/** Stands in for facts that an older server has not sent. */
const noFacts = { event: '', phase: '', reward: '', amount: '', username: '', clan: '', names: '' }

/** Says what happened and when; links to where it happened. */
export function NotificationRow({
  notification,
  onChoice,
}: {
  notification: Notification
  onChoice: () => void
}) {
  const { t, i18n } = useTranslation('notifications')
  const { facts, createdAt, readAt } = notification
  return (
    <li>
      <Link
        {...linkOf(notification)}
        className={styles.row}
        data-unread={readAt === null || undefined}
        onClick={onChoice}
      >
        <span className={styles.text}>{t(`kind.${wordingOf(notification)}`, { ...noFacts, ...facts })}</span>
        <span className={styles.when}>
          <time dateTime={createdAt}>
            {formatDay(createdAt, i18n.language)}, {formatTime(createdAt)}
          </time>
          {readAt === null && <span className={styles.new}>{t('new')}</span>}
        </span>
      </Link>
    </li>
  )
}

/** Answers the text of a notification: some kinds have two, by their facts. */
function wordingOf({ kind, facts }: Notification) {
  if (kind === 'phase_result') return facts.result === 'success' ? 'phase_success' : 'phase_failed'
  return kind === 'clan_removed' && facts.reason === 'deleted' ? 'clan_deleted' : kind
}

/** Answers where a notification leads: its event, the friends, the clans. */
function linkOf({ kind, facts }: Pick<Notification, 'kind' | 'facts'>) {
  if (kind === 'friend_invite' || kind === 'friend_accepted') return linkOptions({ to: '/friends' })
  if (kind === 'clan_removed') return linkOptions({ to: '/clan/browse' })
  if (facts.eventId === undefined) return linkOptions({ to: '/$product/games', params: inProduct })
  return linkOptions({
    to: '/$product/games/$eventId/{-$eventName}',
    params: { ...inProduct, eventId: String(facts.eventId) },
  })
}
