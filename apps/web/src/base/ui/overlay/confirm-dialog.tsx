import { AlertDialog } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { classNames } from '../base/class-names.ts'
import { Button } from '../input/button.tsx'
import styles from './dialog.module.css'

/** Confirms an action that cannot be undone. `children` says what it will do, with numbers if there are any. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  children,
  onConfirm,
  busy,
  disabled,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  children: ReactNode
  onConfirm: () => void
  busy?: boolean
  /** The effects are not known yet, or the action is not possible. */
  disabled?: boolean
}) {
  const { t } = useTranslation('ui')
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Viewport className={styles.viewport} data-dialog>
          <AlertDialog.Popup className={classNames(styles.popup, styles.s)}>
            <header className={`row middle gap-3 ${styles.head}`}>
              <AlertDialog.Title className={styles.title} dir="auto">
                {title}
              </AlertDialog.Title>
            </header>
            <AlertDialog.Description className={styles.body} render={<div />}>
              {children}
            </AlertDialog.Description>
            <footer className={`row wrap middle at-end gap-2 ${styles.footer}`}>
              <AlertDialog.Close render={<Button look="quiet">{t('cancel')}</Button>} />
              <Button look="danger" onClick={onConfirm} busy={busy} disabled={disabled}>
                {t('confirm')}
              </Button>
            </footer>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
