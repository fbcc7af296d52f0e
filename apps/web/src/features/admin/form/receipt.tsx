import type { ReactNode } from 'react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { timeOfDay } from './numbers-and-dates.ts'
import styles from './receipt.module.css'

/** Shows below a field and its hint when it was saved, "saved 23:08", and reserves the space, so that nothing jumps. */
export function Receipt({ at, children }: { at: number | undefined; children?: ReactNode }) {
  const { t } = useTranslation('admin')
  return (
    <>
      {children}
      <span className={`block t12 success lines-140 ${styles.receipt}`} role="status">
        {at !== undefined && t('savedAt', { time: timeOfDay(at) })}
      </span>
    </>
  )
}
