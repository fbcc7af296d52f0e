import { client } from '../../api/client.ts'
import { tabStorage } from '../../storage/browser-storage.ts'

/** The key of the visit to another site that this tab has begun: only this tab can end it (rulebook 24.7). */
const visitKey = 'provider visit'

type Begun = { url: string; key: string }

function leave({ url, key }: Begun): void {
  tabStorage.setItem(visitKey, key)
  location.assign(url)
}

/** Sends this tab to Discord to sign in. */
export const leaveToLogIn = async () =>
  leave(await client.provider.startProviderLogin.mutate({ provider: 'discord' }))

/** Sends this tab to Discord to link an account. */
export const leaveToLink = async (password: string) =>
  leave(await client.provider.startLink.mutate({ provider: 'discord', password }))

/** Ends the visit, with the query with which Discord sent the tab back. A tab that has begun none gets the refusal of the server. */
export async function comeBack(query: string) {
  const key = tabStorage.getItem(visitKey) ?? '-'.repeat(43)
  tabStorage.removeItem(visitKey)
  return client.provider.finishProvider.mutate({ provider: 'discord', key, query })
}
