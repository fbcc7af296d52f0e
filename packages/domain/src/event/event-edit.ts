import { accept, type Result, refuse } from '../shared/result.ts'

/** Gives what a new event lacks: a name, and `img`, which may be empty but must be there (rulebook 11.2). */
export const missingEventFields = (event: { name?: string; img?: string | null }): ('name' | 'img')[] => [
  ...(event.name?.trim() ? [] : ['name' as const]),
  ...(event.img === undefined || event.img === null ? ['img' as const] : []),
]

/**
 * Checks that an event may be edited: a completed one refuses everything but un-completing, uploads too
 * (rulebook 2.19, 8.21). Refuses EVENT_COMPLETED.
 */
export const checkEventEdit = (event: { completed: boolean }, uncompletes: boolean): Result<null> =>
  event.completed && !uncompletes ? refuse('EVENT_COMPLETED') : accept(null)

/** Checks that an event may be removed, by how many of its decks hold a card (rulebook 2.25). Refuses EVENT_HAS_DECKS. */
export const checkEventRemoval = (decks: number): Result<null> =>
  decks > 0 ? refuse('EVENT_HAS_DECKS', { decks }) : accept(null)
