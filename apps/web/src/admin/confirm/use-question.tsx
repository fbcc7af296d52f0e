import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'

type Question = { title: ReactNode; text: ReactNode; settle: (goOn: boolean) => void }

/** Asks in a dialog before an edit is saved; `ask` resolves with whether to go on. */
export function useQuestion() {
  const [question, setQuestion] = useState<Question | null>(null)
  const ask = (title: ReactNode, text: ReactNode) =>
    new Promise<boolean>(settle => setQuestion({ title, text, settle }))
  const settle = (goOn: boolean) => {
    question?.settle(goOn)
    setQuestion(null)
  }
  const questionDialog = (
    <ConfirmDialog
      open={question !== null}
      onOpenChange={open => !open && settle(false)}
      title={question?.title}
      onConfirm={() => settle(true)}
    >
      {question?.text}
    </ConfirmDialog>
  )
  return { ask, questionDialog }
}
