import { goodPassword, type TestUser } from '../fixtures/test-app.ts'
import type { Discord } from '../servers/discord.ts'
import type { Steam } from '../servers/steam.ts'

type Call = TestUser['call']
type Begun = { url: string; key: string }
type Finished = { outcome?: string; username?: string; restored?: boolean; name?: string; rule?: string }
/** A site of the test by whose accounts users sign in. */
export type OtherSite = Pick<Discord | Steam, 'provider' | 'agree'>

export const startLink = async (call: Call, { provider }: OtherSite, password = goodPassword) =>
  (await call<Begun>('/api/provider/start-link', { provider, password })).body
export const startProviderLogin = async (call: Call, { provider }: OtherSite) =>
  (await call<Begun>('/api/provider/start-provider-login', { provider })).body

/** Comes back from the site with the key that the browser has kept. */
export const finish = (call: Call, { provider }: OtherSite, key: string, query: string) =>
  call<Finished>('/api/provider/finish-provider', { provider, key, query })

/** Links an account of the site to a user's. */
export async function linkAccount(call: Call, site: OtherSite) {
  const { url, key } = await startLink(call, site)
  return finish(call, site, key, await site.agree(url))
}

/** Signs in by the site. */
export async function logInBy(call: Call, site: OtherSite) {
  const { url, key } = await startProviderLogin(call, site)
  return finish(call, site, key, await site.agree(url))
}

/** Comes back from the site as somebody without an account here; returns the key that signs up. */
export async function arriveUnknown(call: Call, site: OtherSite): Promise<string> {
  const { url, key } = await startProviderLogin(call, site)
  await finish(call, site, key, await site.agree(url))
  return key
}
