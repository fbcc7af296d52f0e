import { launchChromium, provideChromium } from '../e2e/chromium.ts'

const game = 'http://192.168.77.5:3777'
const { chromium, remove } = await provideChromium()
const browser = await launchChromium(chromium)
const errors: string[] = []
const open = async (user: string) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.request.post(`${game}/api/auth/login-query`, {
    data: { username: user, password: 'Arena!2026' },
  })
  const page = await context.newPage()
  page.on('console', m => m.type() === 'error' && !m.text().includes('Opener') && errors.push(m.text()))
  page.on('pageerror', e => errors.push(`${e.stack}`))
  return page
}
const call = async (page: any, verb: string, data: object) => {
  const r = await page.request.post(`${game}/api/clutchdeck/${verb}`, { data })
  return [r.status(), await r.json()]
}
try {
  const host = await open('lan_host'),
    friend = await open('lan_friend')
  const own = await (await host.request.get(`${game}/api/clutchdeck/get-own-events`)).json()
  const id = own.events[0].id
  await friend.goto(`${game}/clutchdeck/games/${id}`)
  await friend.getByText('Event phases').waitFor()
  await friend.waitForTimeout(500)
  await friend.keyboard.press('Escape')
  await friend.getByRole('button', { name: 'REJECT' }).click()
  await friend.waitForTimeout(800)
  const box = (await friend.locator('[data-player]').nth(3).boundingBox())!
  await friend.mouse.move(box.x + box.width / 2, box.y + 60)
  await friend.mouse.down()
  await friend.mouse.move(box.x + box.width / 2, box.y - 40, { steps: 8 })
  await friend.mouse.move(400, 270, { steps: 12 })
  await friend.waitForTimeout(300)
  await friend.mouse.up()
  await friend.waitForTimeout(1500)
  const names = async () =>
    (await call(friend, 'get-cards', { eventId: id }))[1].cards.map((c: any) => c.player.name)
  console.log('cards', await names())
  await friend.screenshot({ path: '/tmp/h/lan-dragged.png' })
  const event = (await call(host, 'get-event', { id }))[1].event
  console.log(await call(host, 'update-hosted-event', { eventId: id, ownCards: 'none' }))
  const [a, b] = event.phases[0].teams.map((t: any) => t.teamId)
  console.log(
    await call(host, 'add-phase-match', {
      eventId: id,
      data: { homeTeamId: a, awayTeamId: b, phaseIndex: 1, date: new Date(Date.now() + 7e6).toISOString() },
      maps: [],
    }),
  )
  const src = (await call(host, 'add-score-source', { eventId: id, name: 'S' }))[1]
  const { code } = (await call(friend, 'start-steam-link', { eventId: id }))[1]
  const sent = await host.request.post(src.url, {
    headers: { 'content-type': 'text/plain' },
    data: `06/01/2026 - 19:03:17.123 - "anna<2><[U:1:700]><CT>" say "!deck ${code}"\n`,
  })
  console.log('sent', sent.status())
  await friend.waitForTimeout(3000)
  console.log('cards after the link', await names())
  for (const [w, h] of [
    [1440, 900],
    [1000, 900],
    [600, 900],
    [390, 844],
  ] as const) {
    await friend.setViewportSize({ width: w, height: h })
    await friend.waitForTimeout(600)
    await friend.screenshot({ path: `/tmp/h/lan-own-${w}.png` })
  }
  await friend.setViewportSize({ width: 1440, height: 900 })
  const again = (await friend.locator('[data-player]').nth(2).boundingBox())!
  await friend.mouse.move(again.x + 60, again.y + 60)
  await friend.mouse.down()
  await friend.mouse.move(again.x + 60, again.y - 40, { steps: 8 })
  await friend.mouse.move(400, 270, { steps: 12 })
  await friend.mouse.up()
  await friend.waitForTimeout(700)
  console.log('notices', await friend.getByLabel('Notices').textContent())
  await friend.goto(`${game}/notifications`)
  await friend.waitForTimeout(1500)
  console.log((await friend.locator('main').textContent())?.slice(0, 500))
} finally {
  console.log(errors)
  await browser.close()
  await remove()
}
