import { useTranslation } from 'react-i18next'
import styles from './missing-fields.module.css'

/** Shows MISSING: and the names of the missing fields, or READY TO SAVE; live while one types. */
export function MissingFields({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('admin')
  return (
    <p className={styles.missing} data-ready={names.length === 0 || undefined} role="status">
      {names.length === 0 ? t('ready') : `${t('missing')} ${names.join(', ')}`}
    </p>
  )
}
