import { arriveUnknown, startProviderLogin } from '../../calls/provider-calls.ts'
import { goodPassword } from '../../fixtures/test-app.ts'
import { discord } from '../fixture.ts'
import { anybody, signedIn } from '../rights.ts'

const provider = 'discord' as const

export const providerSamples = {
  ...anybody({
    'get-providers': () => ({}),
    'start-provider-login': () => ({ provider }),
    'finish-provider': async ({ user, testApp: { db, visitor } }) => {
      const subject = `${1000 + user.id}`
      const link = { account_id: user.id, provider, subject, name: user.username }
      await db
        .insertInto('provider_link')
        .values(link)
        .onConflict(found => found.doNothing())
        .execute()
      discord.user = { id: subject, username: user.username }
      const { url, key } = await startProviderLogin(visitor.call, discord)
      return { provider, key, query: await discord.agree(url) }
    },
    'sign-up-by-provider': async ({ user, testApp: { visitor } }) => {
      discord.user = { id: `${2_000_000 + user.id}`, username: user.username }
      const username = `by_site_${user.id}`
      return {
        provider,
        key: await arriveUnknown(visitor.call, discord),
        username,
        email: `${username}@example.org`,
      }
    },
  }),
  ...signedIn({
    'get-links': () => ({}),
    'start-link': () => ({ provider, password: goodPassword }),
    unlink: () => ({ provider }),
  }),
}
