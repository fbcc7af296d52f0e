import type { Page } from 'playwright-core'

/** The pages of clans: the list, the form, a clan, and its management. */
export function clanPages(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const menuOf = (username: string) => button(`Actions for ${username}`)
  return {
    /** Fills in the form and sends it. */
    create: async (name: string) => {
      await page.getByLabel('Name').fill(name)
      await page.getByRole('button', { name: 'CREATE' }).click()
    },
    list: page.getByRole('list', { name: 'Clans' }),
    join: (clan: string) => page.getByRole('button', { name: `JOIN ${clan}` }),
    leave: button('LEAVE'),
    delete: button('DELETE'),
    confirm: button('Confirm'),
    member: (username: string, role = '') =>
      page.getByRole('row', { name: new RegExp(`${username}.*${role}`) }),
    menuOf,
    /** Chooses an action in the menu of a member. */
    actOn: async (username: string, action: 'Make moderator' | 'Remove from clan') => {
      await menuOf(username).click()
      await page.getByRole('menuitem', { name: action }).click()
    },
    searchMembers: page.getByLabel('Search members'),
  }
}
