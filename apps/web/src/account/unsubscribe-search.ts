import { type ReachKind, reachKindNames } from '@game/domain'

/** What the link of a mail names: whose mails, and which kind of them. */
export type Unsubscribed = { token?: string; kind?: ReachKind }

/** Reads the address of the page; what is malformed is left out. */
export const readUnsubscribed = ({ token, kind }: Record<string, unknown>): Unsubscribed => ({
  ...(typeof token === 'string' && /^[\w-]{43}$/.test(token) && { token }),
  ...(reachKindNames.some(name => name === kind) && { kind: kind as ReachKind }),
})
