import { Link } from '@tanstack/react-router'
import { version } from '../../../package.json'
import { setLanguage } from '../../base/texts/i18n.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { notifyNotLoaded } from '../../base/ui/base/notify.ts'
import { LanguageChoice } from '../../base/ui/input/language-choice.tsx'
import styles from './footer.module.css'

/** Switches the app to English or Polish; remembered if the visitor allows it (rulebook 13.40). */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation('shell')
  return (
    <LanguageChoice
      label={t('language')}
      value={i18n.language}
      onChange={language => setLanguage(language).catch(notifyNotLoaded)}
    />
  )
}

/** Shows the foot of the menu: language, policies, version. */
export function Footer() {
  const { t } = useTranslation('shell')
  return (
    <footer className={`column top gap-1 caption line-above ${styles.footer}`}>
      <div className="row middle between below-2 wide">
        <LanguageSwitch />
        <span>{t('version', { version })}</span>
      </div>
      <Link to="/privacy-policy" className={`corners-4 ${styles.link}`}>
        {t('privacyPolicy')}
      </Link>
      <Link to="/terms-and-conditions" className={`corners-4 ${styles.link}`}>
        {t('terms')}
      </Link>
    </footer>
  )
}
