import { Gift, StickyNote } from 'lucide-react'
import { useTranslation } from '../../base/texts/use-translation.ts'
import styles from './league-texts.module.css'

/** Shows prize and note of a league as their owner wrote them; nothing if both are empty (rulebook 19.35). */
export function LeagueTexts({ prize, note }: { prize: string; note: string }) {
  const { t } = useTranslation('leagues')
  if (prize === '' && note === '') return null
  return (
    <dl className={`stack gap-2 text-left ${styles.texts}`}>
      {prize !== '' && (
        <div className={`stack gap-3 ${styles.text}`}>
          <dt className={`row middle gap-2 soft ${styles.name}`}>
            <Gift size={16} aria-hidden />
            {t('make.prize')}
          </dt>
          <dd dir="auto">{prize}</dd>
        </div>
      )}
      {note !== '' && (
        <div className={`stack gap-3 ${styles.text}`}>
          <dt className={`row middle gap-2 soft ${styles.name}`}>
            <StickyNote size={16} aria-hidden />
            {t('make.note')}
          </dt>
          <dd dir="auto">{note}</dd>
        </div>
      )}
    </dl>
  )
}
