import type { ReactNode } from 'react'
import { useIsAdmin } from '../../../base/session/event-rights.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Chip } from '../../../base/ui/feedback/chip.tsx'
import styles from './admin-head.module.css'

/** Shows the head of an admin's screen: its name, the tag of the user's role, and its buttons at the end. */
export function AdminHead({ title, children }: { title: string; children?: ReactNode }) {
  const { t } = useTranslation('admin')
  const isAdmin = useIsAdmin()
  return (
    <div className={`row wrap middle gap-2 across-3 below-4 ${styles.head}`}>
      <h1 className="shrinks breaks t20 capital" dir="auto">
        {title}
      </h1>
      <Chip tone="info">{t(isAdmin ? 'tag' : 'organiserTag')}</Chip>
      {children && <div className="row wrap gap-2 pushed">{children}</div>}
    </div>
  )
}
