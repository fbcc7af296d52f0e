/**
 * Reads from an address where signing in leads back to. Accepts only a path of this app: a link from elsewhere must not lead
 * to another site, nor to another sign-in.
 */
export function readBack({ back }: Record<string, unknown>): { back?: string } {
  const url = typeof back === 'string' ? URL.parse(back, location.origin) : null
  if (url?.origin !== location.origin || /^\/(\/|login|signup)/.test(url.pathname)) return {}
  return { back: url.pathname + url.search }
}
