import { useEffect, useRef } from 'react'
import type { Dispute } from './disputes-view.ts'

/**
 * Keeps the focus on the page when the form of an answer disappears. Once the list shows the answer, the focus goes to the
 * answered dispute; if that has left the list, to the one now in its position, else to the last one, else to the list.
 */
export function useAnsweredFocus(disputes: readonly Dispute[] | undefined) {
  const list = useRef<HTMLElement>(null)
  const answered = useRef<{ id: number; index: number }>(undefined)
  useEffect(() => {
    if (!answered.current || !disputes) return
    const { id, index } = answered.current
    const dispute = disputes.find(each => each.id === id)
    if (dispute?.answeredAt === null) return
    answered.current = undefined
    if (document.activeElement !== document.body) return
    const next = dispute ?? disputes[Math.min(index, disputes.length - 1)]
    const entry = list.current?.querySelector<HTMLElement>(`[data-dispute="${next?.id}"]`)
    const to = entry ?? list.current
    to?.focus()
  }, [disputes])
  return {
    list,
    noteAnswered: (id: number) => {
      answered.current = { id, index: disputes?.findIndex(each => each.id === id) ?? 0 }
    },
  }
}
