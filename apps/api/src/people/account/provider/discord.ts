import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  calculatePKCECodeChallenge,
  fetchProtectedResource,
} from 'openid-client'
import { z } from 'zod'
import type { DiscordSettings } from '../../../ground/env/env.ts'
import { returnPageOf, type Site } from './site.ts'

const user = z.object({ id: z.string().regex(/^\d{1,20}$/), username: z.string().min(1).max(64) })

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

/** Discord speaks OAuth 2; the game asks for id and name only (rulebook 24.6). */
export const discordSite = (discord: DiscordSettings): Site => ({
  addressOf: async (origin, { state, code_verifier }) =>
    buildAuthorizationUrl(configure(discord), {
      redirect_uri: returnPageOf(origin, 'discord').href,
      scope: 'identify',
      state,
      code_challenge: await calculatePKCECodeChallenge(code_verifier),
      code_challenge_method: 'S256',
    }).href,
  identify: async (origin, query, { state, code_verifier }) => {
    const config = configure(discord)
    const back = returnPageOf(origin, 'discord')
    back.search = query
    const checks = { expectedState: state, pkceCodeVerifier: code_verifier }
    const { access_token } = await authorizationCodeGrant(config, back, checks)
    const me = new URL(`${discord.site}/api/users/@me`)
    const answer = await fetchProtectedResource(config, access_token, me, 'GET')
    if (!answer.ok) throw new Error(`Discord answered ${answer.status}`)
    const { id, username } = user.parse(await answer.json())
    return { subject: id, name: username }
  },
})
