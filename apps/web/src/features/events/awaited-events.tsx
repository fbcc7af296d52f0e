import { Link } from '@tanstack/react-router'
import { Hourglass } from 'lucide-react'
import { inProduct } from '../../base/product/in-product.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import styles from './awaited-events.module.css'
import type { ListedEvent } from './section.ts'

/** Links to the events that are in no section because their results are not final; visitors get to their ranking. */
export function AwaitedEvents({ events, signedIn }: { events: readonly ListedEvent[]; signedIn: boolean }) {
  const { t } = useTranslation('events')
  if (events.length === 0) return null
  return (
    <div className={`note pad-3-4 framed ground-panel ${styles.note}`}>
      <Hourglass size={16} aria-hidden />
      <span>{t('awaited')}</span>
      <ul className={styles.events}>
        {events.map(({ id, name }) => (
          <li key={id}>
            {signedIn ? (
              <Link
                to="/$product/games/$eventId/{-$eventName}"
                params={{ ...inProduct, eventId: String(id) }}
                className={`strong accent ${styles.link}`}
                dir="auto"
              >
                {name}
              </Link>
            ) : (
              <Link
                to="/$product/leaderboards"
                params={inProduct}
                search={{ event: id }}
                className={`strong accent ${styles.link}`}
                dir="auto"
              >
                {name}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
