import { RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { classNames } from '../base/class-names.ts'
import { Button } from '../input/button.tsx'
import styles from './states.module.css'

/** Shows that there is nothing here, and what to do about it. */
export function EmptyState({
  icon,
  title,
  text,
  action,
}: {
  icon?: ReactNode
  title: string
  text?: string
  action?: ReactNode
}) {
  return (
    <div className={`column middle centred gap-2 text-center ${styles.state}`}>
      {icon && <div className={`stack in-middle ${styles.icon}`}>{icon}</div>}
      <p className={`note strong ${styles.title}`}>{title}</p>
      {text && <p className={`t14 faint ${styles.text}`}>{text}</p>}
      {action}
    </div>
  )
}

/** Shows what could not be loaded, with a button to try again. */
export function ErrorState({
  message,
  onRetry,
  busy,
}: {
  message: string
  onRetry: () => void
  busy?: boolean
}) {
  const { t } = useTranslation('ui')
  return (
    <div className={`column middle centred gap-2 text-center ${styles.state}`} role="alert">
      <div className={classNames('stack in-middle', styles.icon, styles.failed)}>
        <TriangleAlert size={22} />
      </div>
      <p className={`t14 faint ${styles.text}`}>{message}</p>
      <Button size="s" onClick={onRetry} busy={busy}>
        <RotateCw size={14} />
        {t('retry')}
      </Button>
    </div>
  )
}
