import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { classNames } from '../base/class-names.ts'
import { IconButton } from '../input/icon-button.tsx'
import styles from './dialog.module.css'

/**
 * Opens a sheet over the page with a title, its body and, in `footer`, its buttons. Escape, the cross and the
 * backdrop close it.
 */
export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  aside?: ReactNode
  footer?: ReactNode
  /** `xl` has the whole height of the window, for lists that scroll by themselves. */
  size?: 's' | 'm' | 'l' | 'xl'
  /** The element that gets the focus first; by default the first that can. */
  focus?: RefObject<HTMLElement | null>
  /** The element that gets the focus when the dialog closes; `true`, the default, is the one that had it before. */
  focusAfter?: () => HTMLElement | null | true
  children: ReactNode
}

export function Dialog({
  open,
  onOpenChange,
  title,
  aside,
  footer,
  size = 'm',
  focus,
  focusAfter,
  children,
}: DialogProps) {
  const { t } = useTranslation('ui')
  return (
    <BaseDialog.Root open={open} onOpenChange={next => onOpenChange(next)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Viewport className={styles.viewport} data-dialog>
          <BaseDialog.Popup
            className={classNames(styles.popup, styles[size])}
            initialFocus={focus}
            finalFocus={focusAfter}
          >
            <header className={`row middle gap-3 ${styles.head}`}>
              <BaseDialog.Title className={styles.title} dir="auto">
                {title}
              </BaseDialog.Title>
              {aside}
              <BaseDialog.Close
                render={
                  <IconButton label={t('close')} size="s">
                    <X size={18} />
                  </IconButton>
                }
              />
            </header>
            <div className={styles.body}>{children}</div>
            {footer && <footer className={`row wrap middle at-end gap-2 ${styles.footer}`}>{footer}</footer>}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
