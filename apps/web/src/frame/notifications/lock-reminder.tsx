import { deckReadiness, deckSize, keyplaysPerDeck } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { TimerReset } from 'lucide-react'
import { trpc } from '../../base/api/client.ts'
import { useServerNow } from '../../base/api/use-server-now.ts'
import { inProduct } from '../../base/product/in-product.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import styles from './lock-reminder.module.css'
import { minutesToLock } from './minutes-to-lock.ts'
import { nearLock } from './near-lock.ts'
import type { NotificationList } from './queries.ts'

type Warning = NotificationList['notifications'][number]

/** Reminds of an unfinished deck until its phase locks or it is ready, and links to it (rulebook 13.62). */
export default function LockReminder({ notifications }: { notifications: readonly Warning[] }) {
  const now = useServerNow()
  const warning = now ? nearLock(notifications, now) : undefined
  return now && warning && <Reminder key={warning.id} facts={warning.facts} now={now} />
}

function Reminder({ facts, now }: Pick<Warning, 'facts'> & { now: string }) {
  const { t, i18n } = useTranslation('notifications')
  const { data } = useQuery(trpc.deck.getCards.queryOptions({ eventId: Number(facts.eventId) }))
  const left = minutesToLock(facts.lock, now, i18n.language)
  if (!data || left === undefined) return null
  const deck = data.cards
    .filter(card => card.phaseIndex === facts.phaseIndex)
    .map(({ playerId, keyplays }) => ({
      playerId,
      keyplays: keyplays.map(({ keyplayId }) => keyplayId),
      perks: [],
    }))
  const { cards, keyplays, isReady } = deckReadiness(deck, [], 1)
  if (isReady) return null
  const counts = { cards, size: deckSize, keyplays, limit: keyplaysPerDeck }
  const text = t('reminder.text', { event: '', phase: '', ...facts, left, ...counts })
  return (
    <Link
      to="/$product/games/$eventId/{-$eventName}"
      params={{ ...inProduct, eventId: String(facts.eventId) }}
      className={`inline-row middle gap-2 pad-x-2 one-line t12 bold warning ${styles.reminder}`}
      title={text}
    >
      <span className="visually-hidden">{text}</span>
      <TimerReset size={16} aria-hidden />
      <span className={styles.words} aria-hidden>
        {t('reminder.short', { ...counts, left })}
      </span>
      <span className={styles.narrow} aria-hidden>
        {cards}/{deckSize}
      </span>
    </Link>
  )
}
