import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { ConfirmDialog } from '../../../base/ui/overlay/confirm-dialog.tsx'
import { Dialog, type DialogProps } from '../../../base/ui/overlay/dialog.tsx'

/** Whether what a form holds differs from what it held at first. */
export function useIsChanged(values: unknown): boolean {
  const now = JSON.stringify(values)
  const [first] = useState(now)
  return now !== first
}

/** Asks before a link, Back or closing the tab loses what is typed but not saved (rulebook 11.46). */
export function AskBeforeLeaving({ isChanged }: { isChanged: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => true,
    enableBeforeUnload: true,
    disabled: !isChanged,
    withResolver: true,
  })
  return <LeaveQuestion open={status === 'blocked'} onStay={() => reset?.()} onLeave={() => proceed?.()} />
}

/** The dialog of a form: Back closes it, as the cross does, and it asks before it loses what is typed (rulebook 11.46). */
export function FormDialog({
  isChanged,
  onClose,
  children,
  ...dialog
}: Omit<DialogProps, 'open' | 'onOpenChange'> & { isChanged: boolean; onClose: () => void }) {
  const [asking, setAsking] = useState(false)
  const close = () => (isChanged ? setAsking(true) : onClose())
  useBlocker({
    shouldBlockFn: ({ action }) => {
      if (action !== 'BACK') return false
      close()
      return true
    },
    enableBeforeUnload: isChanged,
  })
  return (
    <Dialog open onOpenChange={open => !open && close()} {...dialog}>
      {children}
      <LeaveQuestion open={asking} onStay={() => setAsking(false)} onLeave={onClose} />
    </Dialog>
  )
}

function LeaveQuestion({
  open,
  onStay,
  onLeave,
}: {
  open: boolean
  onStay: () => void
  onLeave: () => void
}) {
  const { t } = useTranslation('admin')
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={next => !next && onStay()}
      title={t('unsaved.title')}
      onConfirm={onLeave}
    >
      <p>{t('unsaved.text')}</p>
    </ConfirmDialog>
  )
}
