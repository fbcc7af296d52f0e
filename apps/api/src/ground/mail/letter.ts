import type { Queryable } from '../db/db.ts'
import type { Recipient } from '../delivery/delivery-queries.ts'

/** What a mail says, before it is laid out. Paragraphs are plain text. */
export type Letter = {
  subject: string
  paragraphs: readonly string[]
  /** The link that the mail is about. */
  action?: { label: string; url: string } | undefined
  /** Paragraphs below the link. */
  below?: readonly string[]
}

/** What a letter is made from, at the moment it is sent. */
export type Occasion = {
  recipient: Recipient
  facts: Record<string, string | number>
  /** The game's own address. */
  origin: string
  now: string
}

/**
 * A kind of mail. `compose` makes its letter from the state of this moment; undefined if it is no longer true, then nothing is sent.
 * Account mail is not announced, has no link to unsubscribe, and reaches users who have asked for deletion.
 */
export type LetterKind = {
  isAccountMail: boolean
  /** Where it goes if not to the confirmed address of the account. */
  addressOf?(facts: Occasion['facts']): string
  compose(db: Queryable, occasion: Occasion): Promise<Letter | undefined>
  /** Whether it goes out in the user's quiet hours; without this only account mail does (rulebook 20.9). */
  mayDisturb?(occasion: Occasion): boolean
  /** Of a kind for which the limit of a day counts: when to send what the limit holds back; undefined for never (rulebook 20.10). */
  whenLimited?(occasion: Occasion): string | undefined
}
