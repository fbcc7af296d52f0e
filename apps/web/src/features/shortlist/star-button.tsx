import { Star } from 'lucide-react'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { classNames } from '../../base/ui/base/class-names.ts'
import styles from './star-button.module.css'
import { useMark } from './use-mark.ts'

/** A star that marks a player for the shortlist, or takes the mark back (rulebook 4.22); `look` is that of a control of a card. */
export default function StarButton({
  playerId,
  name,
  look = styles.alone,
}: {
  playerId: number
  name: string
  look?: string | undefined
}) {
  const { t } = useTranslation('planning')
  const { isMarked, mark } = useMark(playerId)
  return (
    <button
      type="button"
      className={classNames('stack in-middle no-pad', styles.star, look)}
      data-part="star"
      aria-pressed={isMarked ?? false}
      disabled={isMarked === undefined}
      aria-label={t('star.mark', { name })}
      title={t(isMarked ? 'star.marked' : 'star.mark', { name })}
      onClick={() => mark(!isMarked)}
    >
      <Star className={styles.icon} aria-hidden />
    </button>
  )
}
