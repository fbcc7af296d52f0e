import { useState } from 'react'

/** Keeps what a dialog asks: `ask` opens it and resolves with the answer that `settle` is given. */
export function useAsked<Question, Answer>() {
  // The question stays while the dialog closes, so that it does not close empty.
  const [asked, setAsked] = useState<{ question: Question; resolve: (answer: Answer) => void }>()
  const [open, setOpen] = useState(false)
  const ask = (question: Question) =>
    new Promise<Answer>(resolve => {
      setAsked({ question, resolve })
      setOpen(true)
    })
  const settle = (answer: Answer) => {
    setOpen(false)
    asked?.resolve(answer)
  }
  return { question: asked?.question, open, ask, settle }
}
