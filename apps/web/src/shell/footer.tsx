import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { version } from '../../package.json'
import styles from './footer.module.css'
import { LanguageSwitch } from './language-switch.tsx'

/** The foot of the menu: language, policies, version. */
export function Footer() {
  const { t } = useTranslation('shell')
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <LanguageSwitch />
        <span className={styles.version}>{t('version', { version })}</span>
      </div>
      <Link to="/privacy-policy" className={styles.link}>
        {t('privacyPolicy')}
      </Link>
      <Link to="/terms-and-conditions" className={styles.link}>
        {t('terms')}
      </Link>
    </footer>
  )
}
