import { isIP } from 'node:net'

/** The push services of Chrome, Edge, Firefox and Safari. Users choose the address of a push: what any other says is nothing for an operator. */
const ofBrowsers = [
  /^fcm\.googleapis\.com$/,
  /\.notify\.windows\.com$/,
  /\.push\.services\.mozilla\.com$/,
  /\.push\.apple\.com$/,
]

export type ServiceHealth = {
  /** Notes what a push service answered last. */
  note(host: string, refusal: string | null): void
  /** What the services say that refuse this process, such as `web.push.apple.com: status 403: BadJwtToken`; null if none does. */
  refusal(): string | null
}

/** Keeps which push services refused the last push; `allowInside` counts those of tests, which have no name. */
export function watchServices(allowInside: boolean): ServiceHealth {
  const refusals = new Map<string, string>()
  const counts = (host: string) => ofBrowsers.some(each => each.test(host)) || (allowInside && isIP(host) > 0)
  return {
    note(host, refusal) {
      if (refusal === null) refusals.delete(host)
      else if (counts(host)) refusals.set(host, refusal)
    },
    refusal: () => [...refusals].map(([host, words]) => `${host}: ${words}`).join('; ') || null,
  }
}
