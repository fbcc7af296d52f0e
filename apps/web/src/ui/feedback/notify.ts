import { useSyncExternalStore } from 'react'
import { NoticeQueue, type NoticeType } from './notice-queue.ts'

export const notices = new NoticeQueue()

/** Shows a popup; from anywhere, React or not. */
export function notify(type: NoticeType, text: string): void {
  notices.push(type, text)
}

/** Whether a popup is on the screen now. */
export function usePopupOpen(): boolean {
  return useSyncExternalStore(notices.subscribe, notices.isOpen)
}
