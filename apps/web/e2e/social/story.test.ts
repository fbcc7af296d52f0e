import { expect } from 'vitest'
import { test } from '../fixtures.ts'
import { signUp } from '../users.ts'

test('past decks lead to a player, to the season in review, and nothing of them is shown once they are hidden (rulebook 27.1, 27.6, 27.10)', async ({
  app,
}) => {
  const page = await signUp(app, 'story_ewa', '/profile/maja_wwa')
  const event = page.getByRole('region', { name: 'Krakow Invitational' })
  await event.getByText(/^#\d+$/).waitFor()
  await event
    .getByText(/^top \d+ %$/)
    .first()
    .waitFor()
  await event.getByRole('list', { name: 'Cards of the deck' }).getByRole('link').first().click()
  await page.getByRole('heading', { name: 'keyplays per series' }).waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/clutchdeck\/players\/\d+$/)
  await page.goBack()
  await page.getByRole('link', { name: 'SEASON IN REVIEW' }).click()
  await page.getByRole('heading', { level: 1, name: /^maja_wwa: season \d{4}$/ }).waitFor()
  for (const fact of ['Best at', 'Best phase', 'Luckiest card'])
    await page.getByRole('heading', { name: fact }).waitFor()

  await page.goto('/profile')
  await page.getByText('Your decks show up here once their phase has locked.').waitFor()
  await page.goto('/settings/account')
  const hide = page.getByRole('checkbox', { name: /^Hide my past decks/ })
  await hide.click()
  await expect.poll(() => hide.getAttribute('aria-checked')).toBe('true')
  const other = await signUp(app, 'story_kim', '/profile/story_ewa')
  await other.getByText('This player keeps past decks private.').waitFor()
  await other.goto('/profile/story_ewa/season')
  await other.getByText('This player keeps past decks private.').waitFor()
  await other.context().close()
  await page.context().close()
})
