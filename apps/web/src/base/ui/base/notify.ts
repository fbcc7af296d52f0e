import { createAtom, useSelector } from '@tanstack/react-store'
import { say } from '../../texts/i18n.ts'

const popupTypes = ['info', 'success', 'error', 'warning'] as const
export type PopupType = (typeof popupTypes)[number]
/** `times` is how often it was pushed: each time renews it. */
type Popup = { id: number; type: PopupType; text: string; times: number }
type State = { shown: readonly Popup[]; waiting: readonly Popup[] }

/** How many popups are shown at once; the rest wait their turn. */
export const popupsAtOnce = 3

/** Queues popups (rulebook 13.31): equal texts of one type are one popup, renewed, and a closed popup makes room for the next. */
export class PopupQueue {
  readonly state = createAtom<State>({ shown: [], waiting: [] })
  #nextId = 1

  push(type: PopupType, text: string): void {
    const { shown, waiting } = this.state.get()
    const isSame = (popup: Popup) => popup.type === type && popup.text === text
    const renewed = (popup: Popup) => (isSame(popup) ? { ...popup, times: popup.times + 1 } : popup)
    const isThere = [...shown, ...waiting].some(isSame)
    const added = isThere ? [] : [{ id: this.#nextId++, type, text, times: 1 }]
    this.#admit({ shown: shown.map(renewed), waiting: [...waiting.map(renewed), ...added] })
  }

  /** Removes a popup that has left the screen. */
  remove(id: number): void {
    const { shown, waiting } = this.state.get()
    this.#admit({ shown: shown.filter(popup => popup.id !== id), waiting })
  }

  #admit({ shown, waiting }: State): void {
    const free = Math.max(0, popupsAtOnce - shown.length)
    this.state.set({ shown: [...shown, ...waiting.slice(0, free)], waiting: waiting.slice(free) })
  }
}

export const popupQueue = new PopupQueue()

/** Shows a popup; callable from anywhere, React or not. */
export function notify(type: PopupType, text: string): void {
  popupQueue.push(type, text)
}

/** Shows a popup that a requested part could not be loaded. */
export const notifyNotLoaded = (): void => notify('error', say('errors:offline'))

/** Whether a popup is on the screen (the global popup-open flag). */
export function usePopupOpen(): boolean {
  return useSelector(popupQueue.state, isPopupOpen)
}

export const isPopupOpen = ({ shown }: State): boolean => shown.length > 0
