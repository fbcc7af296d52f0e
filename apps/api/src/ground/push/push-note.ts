import type { Queryable } from '../db/db.ts'
import type { Recipient } from '../delivery/delivery-queries.ts'

/** What a push shows; `path`: the page that it opens. */
export type PushNote = {
  title: string
  body: string
  path: string
  language: 'en' | 'pl'
  /** Replaces an older push of the same topic that was not shown yet, or still is: at most 32 letters and digits. */
  topic: string
  /** The lock that it is about: after it the push is of no use. */
  lock?: string | undefined
}

/** What a push is made from, at the moment it is sent. */
export type PushOccasion = {
  recipient: Recipient
  facts: Record<string, string | number>
  now: string
}

/** A kind of push. `compose` makes its note from the state of this moment; undefined if it is no longer true, then nothing is sent. */
export type PushKind = {
  compose(db: Queryable, occasion: PushOccasion): Promise<PushNote | undefined>
  /** Whether it goes out in the user's quiet hours (rulebook 20.9). */
  mayDisturb?(note: PushNote, now: string): boolean
}
