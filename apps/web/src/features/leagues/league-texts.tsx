import { Gift, StickyNote } from 'lucide-react'
import { useTranslation } from '../../base/texts/use-translation.ts'
import styles from './league-texts.module.css'

const entries = [
  ['prize', Gift],
  ['note', StickyNote],
] as const

/** Shows prize and note of a league as their owner wrote them; nothing if both are empty (rulebook 19.35). */
export function LeagueTexts(texts: { prize: string; note: string }) {
  const { t } = useTranslation('leagues')
  const written = entries.filter(([key]) => texts[key] !== '')
  if (written.length === 0) return null
  return (
    <dl className={`stack gap-2 text-left ${styles.texts}`}>
      {written.map(([key, Icon]) => (
        <div key={key} className={`stack gap-3 ${styles.text}`}>
          <dt className={`row middle gap-2 soft ${styles.name}`}>
            <Icon size={16} aria-hidden />
            {t(`make.${key}`)}
          </dt>
          <dd dir="auto">{texts[key]}</dd>
        </div>
      ))}
    </dl>
  )
}
