import { deckSize, keyplaysPerCard, perksPerCard, product } from '@game/domain'
import { Gift, Layers, type LucideIcon, Sparkles, Target, Trophy, Users } from 'lucide-react'
import { Logo } from '../../base/icons/logo.tsx'
import type { Translate } from '../../base/texts/translate.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import styles from './welcome-item.module.css'

const rules = [
  { key: 'goal', icon: Target },
  { key: 'cards', icon: Users },
  { key: 'deck', icon: Layers },
  { key: 'perks', icon: Sparkles },
  { key: 'score', icon: Trophy },
  { key: 'rewards', icon: Gift },
] as const satisfies readonly { key: string; icon: LucideIcon }[]

const numbers = { product: product.name, cards: deckSize, keyplays: keyplaysPerCard, perks: perksPerCard }

/**
 * Shows the rules of the game in the visitor's language and, if that is another, below them in Polish: open at first, a press
 * collapses them (rulebook 13.7).
 */
export function WelcomeItem() {
  const { t, i18n } = useTranslation('welcome')
  const { t: tPolish } = useTranslation('welcome', { lng: 'pl' })
  return (
    <article className={`framed ${styles.item}`}>
      <header className="row wrap middle gap-3 across-4">
        <Logo size={44} />
        <h3 className={`fill t20 ${styles.title}`}>{t('title', numbers)}</h3>
      </header>
      <Rules t={t} />
      {i18n.language !== 'pl' && (
        <details className={`above-5 line-above ${styles.polish}`} lang="pl" open>
          <summary>{tPolish('title', numbers)}</summary>
          <Rules t={tPolish} />
        </details>
      )}
    </article>
  )
}

function Rules({ t }: { t: Translate<'welcome'> }) {
  return (
    <ul className={`stack ${styles.rules}`}>
      {rules.map(({ key, icon: Icon }) => (
        <li key={key} className={`tile stack gap-2 across-3 ${styles.rule}`}>
          <Icon size={20} className="accent" aria-hidden />
          <h4 className={styles.name}>{t(`${key}.title`, numbers)}</h4>
          <p className={`note ${styles.text}`}>{t(`${key}.text`, numbers)}</p>
        </li>
      ))}
    </ul>
  )
}
