import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { faults } from '../axe.ts'
import { test } from '../fixtures.ts'
import { openAsAdmin, signUp } from '../users.ts'

/** Sends a call as the user of the page. */
async function call(page: Page, path: string, data?: object) {
  const url = `/api/${path}`
  const answer = await (data ? page.request.post(url, { data }) : page.request.get(url))
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  return answer.json()
}

/** Causes every notification about friends and clans that the admin can get. */
async function socialise(admin: Page, friend: Page): Promise<void> {
  const me = (await call(admin, 'auth/get-user', {})).currentUser
  const other = (await call(friend, 'auth/get-user', {})).currentUser
  const invite = (from: Page, senderName: string, recipientName: string) =>
    call(from, 'social/send-invite', { senderName, recipientName })
  await invite(friend, other.username, me.username)
  await call(admin, 'social/refuse-invite', { senderId: other.id, recipientId: me.id })
  await invite(admin, me.username, other.username)
  await call(friend, 'social/accept-invite', { senderId: me.id, recipientId: other.id })
  const { clan } = await call(friend, 'social/add-clan', {
    userId: other.id,
    data: { name: 'Doors', img: '' },
  })
  const join = () => call(admin, 'social/join-clan', { userId: me.id, clanId: clan.id })
  await join()
  await call(friend, 'social/remove-clan-member', { clanId: clan.id, memberId: me.id })
  await join()
  await call(friend, 'social/delete-clan', { clanId: clan.id })
}

/** Causes notifications by edits: the admin of the demo also plays and loses a card and perks, less than an hour before the lock. */
async function configure(admin: Page): Promise<void> {
  const edit = (verb: string, data: object) => call(admin, `${product.slug}/${verb}`, data)
  const phase = { eventId: 2, phaseIndex: 1 }
  const { currentUser } = await call(admin, 'auth/get-user', {})
  const { cards } = await edit('get-cards', { eventId: 2, userId: currentUser.id })
  const { playerId, player } = cards[0]
  await edit('remove-phase-team-player', { ...phase, teamId: player.teamId, playerId, force: true })
  await edit('update-phase-perks', { ...phase, perks: [], force: true })
  const lock = new Date(Date.now() + 50 * 60_000).toISOString()
  await edit('update-phase', { eventId: 2, index: 1, data: { lock } })
  const { uploads } = await call(admin, `${product.slug}/get-score-uploads?eventId=1`)
  await edit('restore-upload', { id: uploads[0].id, reason: 'Checked once more.' })
}

const sentences = {
  English: [
    /^Baltic Masters: Playoffs is open\. Build your deck\./,
    /^Vistula Open: Group Stage locks in \d+ minutes and your deck is incomplete\./,
    /^Baltic Masters: you reached the goal of Opening Stage\. You’re through!/,
    /^Krakow Invitational: you missed the goal of Semifinal B\. See what your cards scored\./,
    /^Krakow Invitational: you won Clutch coins \(100\)!/,
    /^teller_tosia wants to be your friend\./,
    /^teller_tosia accepted your invite\./,
    /^You have been removed from Doors\./,
    /^Your clan Doors has been deleted\./,
    /^Vistula Open, Group Stage: cards were removed from your deck: \S+/,
    /^Vistula Open, Group Stage: perks were removed from your cards: \S+/,
  ],
  Polski: [
    /^Baltic Masters: faza Playoffs jest otwarta\. Złóż talię!/,
    /^Vistula Open: faza Group Stage zamyka się za \d+ minut\w*, a twoja talia jest niekompletna\./,
    /^Baltic Masters: cel fazy Opening Stage osiągnięty\. Grasz dalej!/,
    /^Krakow Invitational: zabrakło ci punktów do celu fazy Semifinal B\. Zobacz, co zdobyły twoje karty\./,
    /^Krakow Invitational: zdobywasz nagrodę Clutch coins \(100\)!/,
    /^teller_tosia zaprasza cię do znajomych\./,
    /^teller_tosia i ty jesteście teraz znajomymi\./,
    /^Usunięto cię z klanu Doors\./,
    /^Twój klan Doors został usunięty\./,
    /^Vistula Open, Group Stage: z twojej talii usunięto karty: \S+/,
    /^Vistula Open, Group Stage: z twoich kart zdjęto perki: \S+/,
  ],
}

test('every kind of notification arrives live, in both languages, and axe finds nothing; the header shows an incomplete deck (rulebook 10.21, 13.62)', async ({
  app,
}) => {
  const admin = await openAsAdmin(app, '/settings', { reducedMotion: 'reduce' })
  await admin.getByRole('button', { name: /^Notifications, / }).click()
  const friend = await signUp(app, 'teller_tosia', null)
  await configure(admin)
  await socialise(admin, friend)
  const popup = admin.getByRole('dialog')
  const allArrive = async (language: keyof typeof sentences) => {
    for (const sentence of sentences[language]) await popup.getByRole('link', { name: sentence }).waitFor()
  }
  await allArrive('English')
  expect(await faults(admin)).toEqual([])
  await admin.keyboard.press('Escape')
  await admin
    .getByRole('banner')
    .getByRole('link', { name: /^Vistula Open: Group Stage locks in .* incomplete: 4 of 5 cards/ })
    .waitFor()
  await admin.getByRole('button', { name: 'Polski' }).click()
  await admin.getByRole('button', { name: /^Powiadomienia,/ }).click()
  await allArrive('Polski')
  await popup.getByRole('link', { name: /jesteście teraz znajomymi/ }).click()
  await admin.waitForURL('**/friends')
  await Promise.all([admin.context().close(), friend.context().close()])
})
