import { goodPassword, type TestUser } from '../fixtures/test-app.ts'
import type { Discord } from '../servers/discord.ts'

type Call = TestUser['call']
type Begun = { url: string; key: string }
type Finished = { username?: string; restored?: boolean; linked?: boolean; rule?: string }
const provider = 'discord'

export const startLink = async (call: Call, password = goodPassword) =>
  (await call<Begun>('/api/provider/start-link', { provider, password })).body
export const startProviderLogin = async (call: Call) =>
  (await call<Begun>('/api/provider/start-provider-login', { provider })).body

/** Comes back from Discord with the key that the browser has kept. */
export const finish = (call: Call, key: string, query: string) =>
  call<Finished>('/api/provider/finish-provider', { provider, key, query })

/** Links an account of Discord to a user's. */
export async function linkDiscord(call: Call, discord: Discord) {
  const { url, key } = await startLink(call)
  return finish(call, key, await discord.agree(url))
}

/** Signs in by Discord. */
export async function logInByDiscord(call: Call, discord: Discord) {
  const { url, key } = await startProviderLogin(call)
  return finish(call, key, await discord.agree(url))
}
