import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'

type Question = { title: ReactNode; text: ReactNode; settle: (goOn: boolean) => void }

/** Asks in a dialog before an edit is saved; `ask` resolves with whether to go on. */
export function useQuestion() {
  // The question stays while the dialog closes, so that it does not close empty.
  const [question, setQuestion] = useState<Question | null>(null)
  const [open, setOpen] = useState(false)
  const ask = (title: ReactNode, text: ReactNode) =>
    new Promise<boolean>(settle => {
      setQuestion({ title, text, settle })
      setOpen(true)
    })
  const settle = (goOn: boolean) => {
    setOpen(false)
    question?.settle(goOn)
  }
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
  return { ask, questionDialog }
}
