import type { ReactNode } from 'react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Chip } from '../../../base/ui/feedback/chip.tsx'
import styles from './admin-head.module.css'

/** Shows the head of an admin's screen: its name, the ADMIN tag, and its buttons at the end. */
export function AdminHead({ title, children }: { title: string; children?: ReactNode }) {
  const { t } = useTranslation('admin')
  return (
    <div className={`row wrap middle gap-2 across-3 below-4 ${styles.head}`}>
      <h1 className="shrinks breaks t20 capital" dir="auto">
        {title}
      </h1>
      <Chip tone="info">{t('tag')}</Chip>
      {children && <div className="row wrap gap-2 pushed">{children}</div>}
    </div>
  )
}
