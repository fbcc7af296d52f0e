import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureOf } from '../../api/failure.ts'
import styles from '../../ui/feedback/warning.module.css'

/**
 * The revision that a dialog was opened upon. A save that comes too late is refused and keeps its input; whoever has
 * been told so, `late`, may save all the same.
 */
export function useExpectedRevision(opened: number) {
  const [revision, setRevision] = useState<number | undefined>(opened)
  const onError = (error: Error) => {
    if (failureOf(error)?.rule === 'STALE') setRevision(undefined)
  }
  return { revision, late: revision === undefined, onError }
}

/** What a dialog says once its save has come too late: nothing typed is lost, and the next save goes. */
export function LateSaveNotice() {
  const { t } = useTranslation('admin-config')
  return <p className={styles.warning}>{t('late')}</p>
}
