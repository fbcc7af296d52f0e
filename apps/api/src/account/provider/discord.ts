import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  calculatePKCECodeChallenge,
  fetchProtectedResource,
} from 'openid-client'
import { z } from 'zod'
import type { DiscordSettings } from '../../env.ts'

/** Who somebody is at another site. */
export type Identity = { subject: string; name: string }
/** What ties a browser that comes back to the one that was sent away. */
export type Secrets = { state: string; code_verifier: string }

const user = z.object({ id: z.string().regex(/^\d{1,20}$/), username: z.string().min(1).max(64) })

/** The page to which Discord sends browsers back. */
const pageOf = (origin: string) => new URL('/from/discord', origin).href

function configure({ site, clientId, secret }: DiscordSettings): Configuration {
  const endpoints = {
    issuer: site,
    authorization_endpoint: `${site}/oauth2/authorize`,
    token_endpoint: `${site}/api/oauth2/token`,
  }
  const config = new Configuration(endpoints, clientId, secret)
  config.timeout = 10
  // Discord is https; only the one of tests is not.
  if (site.startsWith('http:')) allowInsecureRequests(config)
  return config
}

/** Returns the address at Discord where a user agrees to be recognised; the game asks for id and name only. */
export async function addressAtDiscord(
  discord: DiscordSettings,
  origin: string,
  { state, code_verifier }: Secrets,
): Promise<string> {
  return buildAuthorizationUrl(configure(discord), {
    redirect_uri: pageOf(origin),
    scope: 'identify',
    state,
    code_challenge: await calculatePKCECodeChallenge(code_verifier),
    code_challenge_method: 'S256',
  }).href
}

/** Asks Discord who came back with this query. Throws if Discord refuses, fails, or answers another state. */
export async function askDiscord(
  discord: DiscordSettings,
  origin: string,
  query: string,
  { state, code_verifier }: Secrets,
): Promise<Identity> {
  const config = configure(discord)
  const back = new URL(pageOf(origin))
  back.search = query
  const checks = { expectedState: state, pkceCodeVerifier: code_verifier }
  const { access_token } = await authorizationCodeGrant(config, back, checks)
  const me = new URL(`${discord.site}/api/users/@me`)
  const answer = await fetchProtectedResource(config, access_token, me, 'GET')
  if (!answer.ok) throw new Error(`Discord answered ${answer.status}`)
  const { id, username } = user.parse(await answer.json())
  return { subject: id, name: username }
}
