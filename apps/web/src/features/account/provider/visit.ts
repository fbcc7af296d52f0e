import { client, type Outputs } from '../../../base/api/client.ts'
import { browserStorage, tabStorage } from '../../../base/storage/browser-storage.ts'
import type { SignUpChoices } from '../form/sign-up-form.tsx'

/** Another site by whose accounts users sign in. */
export type Provider = Outputs['provider']['getProviders']['providers'][number]

/** The names of the sites, as they write them. */
export const siteNames: Record<Provider, string> = { discord: 'Discord', steam: 'Steam' }

/**
 * The key of the visit to another site that this tab, or the last tab of this browser that went to one, has begun: only this browser can end
 * it, in any tab, as the site's app may open another one (rulebook 24.7).
 */
const visitKey = 'provider visit'
const keptKey = (): string | null => tabStorage.getItem(visitKey) ?? browserStorage.getItem(visitKey)

/** Whether this browser has begun a visit. */
export const hasVisit = (): boolean => keptKey() !== null

type Begun = { url: string; key: string }

function leave({ url, key }: Begun): void {
  tabStorage.setItem(visitKey, key)
  browserStorage.setItem(visitKey, key)
  location.assign(url)
}

/** Sends this tab to another site to sign in. */
export const leaveToLogIn = async (provider: Provider) =>
  leave(await client.provider.startProviderLogin.mutate({ provider }))

/** Sends this tab to another site to link an account. */
export const leaveToLink = async (provider: Provider, password: string) =>
  leave(await client.provider.startLink.mutate({ provider, password }))

/** Ends the visit, with the query with which the site sent the browser back. Its key stays in this tab, which may sign up by it. */
export const comeBack = (provider: Provider, query: string) => {
  const key = keptKey() ?? ''
  tabStorage.setItem(visitKey, key)
  browserStorage.removeItem(visitKey)
  return client.provider.finishProvider.mutate({ provider, key, query })
}

/** Signs up as somebody whom the site has named and whom no user has linked. */
export const signUpFromVisit = (
  provider: Provider,
  account: SignUpChoices & { username: string; email: string },
) => client.provider.signUpByProvider.mutate({ provider, key: keptKey() ?? '', ...account })
