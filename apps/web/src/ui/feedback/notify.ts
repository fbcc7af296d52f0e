import { createAtom, useSelector } from '@tanstack/react-store'
import { say } from '../../texts/i18n.ts'

const noticeTypes = ['info', 'success', 'error', 'warning'] as const
export type NoticeType = (typeof noticeTypes)[number]
/** `times` is how often it was asked for: each time renews it. */
type Notice = { id: number; type: NoticeType; text: string; times: number }
type State = { shown: readonly Notice[]; waiting: readonly Notice[] }

/** How many popups are shown at once; the rest wait their turn. */
export const noticesAtOnce = 3

/** Queues popups (rulebook 13.31): equal texts of one type are one popup, renewed, and a closed popup makes room for the next. */
export class NoticeQueue {
  readonly state = createAtom<State>({ shown: [], waiting: [] })
  #nextId = 1

  push(type: NoticeType, text: string): void {
    const { shown, waiting } = this.state.get()
    const isSame = (notice: Notice) => notice.type === type && notice.text === text
    const renewed = (notice: Notice) => (isSame(notice) ? { ...notice, times: notice.times + 1 } : notice)
    const isThere = [...shown, ...waiting].some(isSame)
    const added = isThere ? [] : [{ id: this.#nextId++, type, text, times: 1 }]
    this.#admit({ shown: shown.map(renewed), waiting: [...waiting.map(renewed), ...added] })
  }

  /** Takes away a popup that has left the screen. */
  remove(id: number): void {
    const { shown, waiting } = this.state.get()
    this.#admit({ shown: shown.filter(notice => notice.id !== id), waiting })
  }

  #admit({ shown, waiting }: State): void {
    const free = Math.max(0, noticesAtOnce - shown.length)
    this.state.set({ shown: [...shown, ...waiting.slice(0, free)], waiting: waiting.slice(free) })
  }
}

export const notices = new NoticeQueue()

/** Shows a popup; callable from anywhere, React or not. */
export function notify(type: NoticeType, text: string): void {
  notices.push(type, text)
}

/** Says that what was asked for could not be loaded. */
export const notifyNotLoaded = (): void => notify('error', say('errors:offline'))

/** Tells whether a popup is on the screen (the global popup-open flag). */
export function usePopupOpen(): boolean {
  return useSelector(notices.state, isPopupOpen)
}

export const isPopupOpen = ({ shown }: State): boolean => shown.length > 0
