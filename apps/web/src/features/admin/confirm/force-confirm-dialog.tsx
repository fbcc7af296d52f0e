import type { ReactNode } from 'react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Loading, Skeleton } from '../../../base/ui/feedback/skeleton.tsx'
import { ConfirmDialog } from '../../../base/ui/overlay/confirm-dialog.tsx'
import { ErrorText } from '../form/failure.tsx'
import styles from './force-confirm-dialog.module.css'
import type { useForceConfirm } from './use-force-confirm.ts'

/** Confirms a dangerous act with the number of decks it would touch; or says why it cannot be done. */
export function ForceConfirmDialog({
  title,
  children,
  act: { isOpen, held, busy, show, confirm, decks, needsForce, preview },
}: {
  title: string
  children: ReactNode
  act: ReturnType<typeof useForceConfirm>
}) {
  const { t } = useTranslation('admin')
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={show}
      title={title}
      onConfirm={confirm}
      busy={busy}
      disabled={preview.pending || (preview.refusal !== undefined && !needsForce)}
    >
      {children}
      {preview.pending ? (
        <Loading label={t('dryRunPending')}>
          <Skeleton height={20} />
        </Loading>
      ) : preview.refusal ? (
        <div className="above-3">
          <ErrorText error={preview.refusal} />
          {needsForce && <p>{t('removeForce')}</p>}
        </div>
      ) : (
        decks !== undefined && (
          <p className={decks > 0 ? styles.held : 'above-3 soft'} role="status">
            {t(decks > 0 ? 'decksTouched' : 'noDecksTouched', { decks })}
          </p>
        )
      )}
      {held && (
        <p className={styles.held} role="alert">
          {held} {t('removeForce')}
        </p>
      )}
    </ConfirmDialog>
  )
}
