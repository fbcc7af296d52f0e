import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../input/icon-button.tsx'
import { classNames } from '../layout/class-names.ts'
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
  size?: 's' | 'm' | 'l'
  /** What takes the focus first; by default the first element that can. */
  focus?: RefObject<HTMLElement | null>
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
  children,
}: DialogProps) {
  const { t } = useTranslation('ui')
  const popup = useRef<HTMLDivElement>(null)
  const change = (next: boolean, { reason }: BaseDialog.Root.ChangeEventDetails) => {
    if (reason !== 'escape-key' || !hasOpenList(popup.current)) onOpenChange(next)
  }
  return (
    <BaseDialog.Root open={open} onOpenChange={change}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Viewport className={styles.viewport}>
          <BaseDialog.Popup
            ref={popup}
            className={classNames(styles.popup, styles[size])}
            initialFocus={focus}
          >
            <header className={styles.head}>
              <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
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
            {footer && <footer className={styles.footer}>{footer}</footer>}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}

/** Tells whether a drop-down is just opening: it does not hear Escape yet, which is meant for it all the same. */
const hasOpenList = (popup: HTMLElement | null): boolean =>
  popup?.querySelector('[role=combobox][aria-expanded=true]') != null
