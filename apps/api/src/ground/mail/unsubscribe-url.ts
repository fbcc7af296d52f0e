/** The address that ends a kind of mail to a user: a page for browsers, one click for mail programs (rulebook 20.7). */
export const unsubscribeUrl = (origin: string, token: string, kind: string): string =>
  `${origin}/unsubscribe?${new URLSearchParams({ token, kind })}`
