import { useState } from 'react'
import { failureOf } from '../../../../base/api/failure.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import styles from '../../../../base/ui/feedback/warning.module.css'

/**
 * Keeps the revision that a dialog was opened with. The server refuses a save of an old revision and the input stays;
 * after that, with `late` true, the next save sends no revision and is accepted.
 */
export function useExpectedRevision(opened: number) {
  const [revision, setRevision] = useState<number | undefined>(opened)
  const onError = (error: Error) => {
    if (failureOf(error)?.rule === 'STALE') setRevision(undefined)
  }
  return { revision, late: revision === undefined, onError }
}

/** Says that a save came too late: nothing typed is lost, and the next save is accepted. */
export function LateSaveNotice() {
  const { t } = useTranslation('admin-config')
  return <p className={styles.warning}>{t('late')}</p>
}
