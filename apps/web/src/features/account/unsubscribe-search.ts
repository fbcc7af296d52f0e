/** What the link of a mail names: whose mails, and which kind of them. Every page loads this: the kinds are known to the page alone. */
export type Unsubscribed = { token?: string; kind?: string }

/** Reads the address of the page; what is malformed is left out. */
export const readUnsubscribed = ({ token, kind }: Record<string, unknown>): Unsubscribed => ({
  ...(typeof token === 'string' && /^[\w-]{43}$/.test(token) && { token }),
  ...(typeof kind === 'string' && { kind }),
})
