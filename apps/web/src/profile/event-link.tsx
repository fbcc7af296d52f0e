import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { ListedEvent } from '../games/section.ts'
import { Medal } from '../icons/medal.tsx'
import { metals } from '../icons/metal.ts'
import { inProduct } from '../product/in-product.ts'
import { type Finality, FinalityMark } from '../shell/finality-mark.tsx'
import { usePoints } from '../texts/use-points.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { Picture } from '../ui/layout/picture.tsx'
import styles from './event-link.module.css'

/** An event and, once it is ranked, a user's standing in it. */
export type EventPart = {
  event: Pick<ListedEvent, 'id' | 'name' | 'img'>
  result: ({ rank: number; score: number } & Finality) | undefined
}

export function EventLink({ part: { event, result } }: { part: EventPart }) {
  return (
    <Link
      to="/$product/games/$eventId/{-$eventName}"
      params={{ ...inProduct, eventId: String(event.id) }}
      className={styles.row}
    >
      <Picture
        src={event.img ? `/img/events/${event.img}.png` : undefined}
        width={1280}
        height={480}
        shown={128}
        className={styles.banner}
      />
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {event.name}
        </span>
        {result && <EventResult {...result} />}
      </span>
      <ChevronRight size={18} aria-hidden className={styles.arrow} />
    </Link>
  )
}

function EventResult({ rank, score, ...finality }: NonNullable<EventPart['result']>) {
  const { t } = useTranslation('profile')
  const metal = metals[rank - 1]
  const points = usePoints()
  return (
    <span className={styles.standing}>
      {metal && <Medal metal={metal} size={18} />}
      <span>{t('rank', { rank })}</span>
      <span className={styles.score}>{t('score', { score: points(score) })}</span>
      <FinalityMark of={finality} />
    </span>
  )
}
