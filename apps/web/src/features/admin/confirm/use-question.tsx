import type { ReactNode } from 'react'
import { ConfirmDialog } from '../../../base/ui/overlay/confirm-dialog.tsx'
import { useAsked } from '../form/use-asked.ts'

/** Asks in a dialog before an edit is saved; `ask` resolves with whether to go on. */
export function useQuestion() {
  const { question, open, ask, settle } = useAsked<{ title: ReactNode; text: ReactNode }, boolean>()
  const questionDialog = (
    <ConfirmDialog
      open={open}
      onOpenChange={next => !next && settle(false)}
      title={question?.title}
      onConfirm={() => settle(true)}
    >
      {question?.text}
    </ConfirmDialog>
  )
  return { ask: (title: ReactNode, text: ReactNode) => ask({ title, text }), questionDialog }
}
