import { hostingLimits } from '@game/domain'
import { expect } from 'vitest'
import type { AdminApi, App } from './fixtures.ts'
import { signUp } from './users.ts'

/** Signs a user up who can host at once: the account may be new, and its address is confirmed. */
export async function signUpHost(app: App, adminApi: AdminApi, username: string) {
  await adminApi.edit('update-hosting-limits', { limits: { ...hostingLimits, accountHours: 0 } })
  const page = await signUp(app, username, null, { tourDone: true, viewport: { width: 390, height: 844 } })
  const mails = () => app.mailsTo(`${username}@example.com`)
  await expect.poll(mails, { timeout: 30_000, interval: 200 }).not.toEqual([])
  const token = /#([\w-]{43})/.exec((await mails()).map(({ text }) => text).join('\n'))?.[1]
  const confirmed = await page.request.post(`${app.url}/api/contact/confirm-email`, { data: { token } })
  expect(confirmed.status()).toBe(200)
  return page
}
