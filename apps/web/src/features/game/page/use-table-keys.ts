import { useEffect } from 'react'

/** The parts of the page by the key that, together with Alt and Shift, moves the focus to them. */
const parts: Record<string, string> = { KeyD: 'deck', KeyC: 'browser', KeyP: 'perks' }
const focusable = 'button:not([disabled]), a[href], input, [tabindex="0"]'

/** Keys of the table: Alt+Shift with D, C or P goes to deck, cards or perks, Ctrl+Z undoes what UNDO offers to (rulebook 13.44). */
export function useTableKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target
      const isTyping = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
      if (document.querySelector('[role=dialog]')) return
      const part = event.altKey && event.shiftKey ? parts[event.code] : undefined
      if (part) {
        event.preventDefault()
        const within = [...document.querySelectorAll<HTMLElement>(`[data-tour=${part}] :is(${focusable})`)]
        within.find(element => element.checkVisibility())?.focus()
      } else if ((event.ctrlKey || event.metaKey) && event.code === 'KeyZ' && !event.shiftKey && !isTyping) {
        document.querySelector<HTMLElement>('[data-part=undo] button')?.click()
      }
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
