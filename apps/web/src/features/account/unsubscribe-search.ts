import { type MailKind, mailKindNames } from '@game/domain'

/** What the link of a mail names: whose mails, and which kind of them. */
export type Unsubscribed = { token?: string; kind?: MailKind }

/** Reads the address of the page; what is malformed is left out. */
export const readUnsubscribed = ({ token, kind }: Record<string, unknown>): Unsubscribed => ({
  ...(typeof token === 'string' && /^[\w-]{43}$/.test(token) && { token }),
  ...(mailKindNames.some(name => name === kind) && { kind: kind as MailKind }),
})
