import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { Medal } from '../../base/icons/medal.tsx'
import { metals } from '../../base/icons/metal.ts'
import { inProduct } from '../../base/product/in-product.ts'
import { usePoints } from '../../base/texts/use-points.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Picture } from '../../base/ui/layout/picture.tsx'
import { type Finality, FinalityMark } from '../../frame/shell/finality-mark.tsx'
import type { ListedEvent } from '../events/section.ts'
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
      className={`row middle gap-3 tile clips ${styles.row}`}
    >
      <Picture
        src={event.img ? `/img/events/${event.img}.png` : undefined}
        width={1280}
        height={480}
        shown={128}
        className={`keeps-size ${styles.banner}`}
      />
      <span className={`column fill shrinks ${styles.words}`}>
        <span className="cut strong" dir="auto">
          {event.name}
        </span>
        {result && <EventResult {...result} />}
      </span>
      <ChevronRight size={18} aria-hidden className="faint" />
    </Link>
  )
}

function EventResult({ rank, score, ...finality }: NonNullable<EventPart['result']>) {
  const { t } = useTranslation('profile')
  const metal = metals[rank - 1]
  const points = usePoints()
  return (
    <span className="row wrap middle one-line note gap-hair across-2">
      {metal && <Medal metal={metal} size={18} />}
      <span>{t('rank', { rank })}</span>
      <span className={`faint ${styles.score}`}>{t('score', { score: points(score) })}</span>
      <FinalityMark of={finality} />
    </span>
  )
}
