import type { Page } from 'playwright-core'

/** The friends page: the form for invites, sent and received invites, and the list of friends. */
export function friendsPage(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const name = page.getByLabel('Add friend')
  const send = button('SEND INVITE')
  return {
    name,
    send,
    invite: async (username: string) => {
      await name.fill(username)
      await send.click()
    },
    /** The buttons that open the received or the sent invites, with their number. */
    received: (count: number) => button(`Friend requests ${count}`),
    sent: (count: number) => button(`Awaiting accept ${count}`),
    accept: (username: string) => button(`Accept ${username}`),
    refuse: (username: string) => button(`Decline ${username}’s invite`),
    cancel: (username: string) => button(`Cancel the invite to ${username}`),
    remove: (username: string) => button(`Remove ${username}`),
    confirm: button('Confirm'),
    heading: (friends: number) => page.getByRole('heading', { name: `Friends (${friends})` }),
  }
}
