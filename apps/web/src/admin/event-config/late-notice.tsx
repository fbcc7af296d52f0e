import { useTranslation } from 'react-i18next'
import styles from '../../ui/feedback/warning.module.css'

/** What a dialog says once its save has come too late: nothing typed is lost, and the next save goes. */
export function LateNotice() {
  const { t } = useTranslation('admin-config')
  return <p className={styles.warning}>{t('late')}</p>
}
