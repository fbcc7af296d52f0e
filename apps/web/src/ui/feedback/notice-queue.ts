const noticeTypes = ['info', 'success', 'error', 'warning'] as const
export type NoticeType = (typeof noticeTypes)[number]
export type Notice = { id: number; type: NoticeType; text: string }
type State = { shown: readonly Notice[]; waiting: readonly Notice[] }

/** How many popups stand at once; the rest wait their turn. */
export const noticesAtOnce = 3

/** The queue of popups (admin-social.md 4). The same words twice are one popup; a closed one lets the next in. */
export class NoticeQueue {
  #state: State = { shown: [], waiting: [] }
  #nextId = 1
  readonly #listeners = new Set<() => void>()

  push(type: NoticeType, text: string): void {
    const { shown, waiting } = this.#state
    if ([...shown, ...waiting].some(notice => notice.type === type && notice.text === text)) return
    this.#admit({ shown, waiting: [...waiting, { id: this.#nextId++, type, text }] })
  }

  /** The popup has gone from the screen. */
  remove(id: number): void {
    const { shown, waiting } = this.#state
    this.#admit({ shown: shown.filter(notice => notice.id !== id), waiting })
  }

  readonly shown = (): readonly Notice[] => this.#state.shown

  /** The global popup-open flag. */
  readonly isOpen = (): boolean => this.#state.shown.length > 0

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed)
    return () => this.#listeners.delete(changed)
  }

  #admit({ shown, waiting }: State): void {
    const free = Math.max(0, noticesAtOnce - shown.length)
    this.#state = { shown: [...shown, ...waiting.slice(0, free)], waiting: waiting.slice(free) }
    for (const changed of this.#listeners) changed()
  }
}
