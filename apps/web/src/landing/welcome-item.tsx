import { deckSize, keyplaysPerCard, perksPerCard, product } from '@game/domain'
import { Award, Calculator, Layers, type LucideIcon, Sparkles, Target, Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Logo } from '../icons/logo.tsx'
import { loadTextsIn } from '../texts/i18n.ts'
import type { Language } from '../texts/language.ts'
import { LanguageChoice } from '../ui/input/language-choice.tsx'
import styles from './welcome-item.module.css'

const rules = [
  { key: 'goal', icon: Target },
  { key: 'cards', icon: Users },
  { key: 'deck', icon: Layers },
  { key: 'perks', icon: Sparkles },
  { key: 'score', icon: Calculator },
  { key: 'rewards', icon: Award },
] as const satisfies readonly { key: string; icon: LucideIcon }[]

const numbers = { product: product.name, cards: deckSize, keyplays: keyplaysPerCard, perks: perksPerCard }

/** Shows the rules of the game, in Polish whatever the language of the app, with a switch to English (rulebook 13.7). */
export function WelcomeItem() {
  const { t: tLanding } = useTranslation('landing')
  const [language, setLanguage] = useState<Language>('pl')
  const choose = async (chosen: Language) => {
    await loadTextsIn(chosen, 'welcome')
    setLanguage(chosen)
  }
  const { t } = useTranslation('welcome', { lng: language })
  return (
    <article className={styles.item}>
      <header className={styles.head}>
        <Logo size={44} />
        <h3 className={styles.title} lang={language}>
          {t('title', numbers)}
        </h3>
        <LanguageChoice label={tLanding('rulesLanguage')} value={language} onChange={choose} />
      </header>
      <div lang={language}>
        <p className={styles.lead}>{t('lead', numbers)}</p>
        <ul className={styles.rules}>
          {rules.map(({ key, icon: Icon }) => (
            <li key={key} className={styles.rule}>
              <Icon size={20} className={styles.icon} aria-hidden />
              <h4 className={styles.name}>{t(`${key}.title`, numbers)}</h4>
              <p className={styles.text}>{t(`${key}.text`, numbers)}</p>
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}
