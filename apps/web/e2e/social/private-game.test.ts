import { product } from '@game/domain'
import { expect } from 'vitest'
import { faults, resizeTo } from '../axe.ts'
import { test } from '../fixtures.ts'
import { readRealLog, sendLog } from '../server-log.ts'
import { popup, signUp, signUpHost } from '../users.ts'

const privatePath = `/${product.slug}/private`

test('on a phone a user hosts a game, lets a friend in by the invitation, and removes them; others do not find it (rulebook 30.2, 30.4, 30.9)', async ({
  app,
  adminApi,
}) => {
  const host = await signUpHost(app, adminApi, 'host_hania')
  await host.goto(`${app.url}${privatePath}`)
  await host.getByRole('link', { name: 'HOST A GAME' }).click()
  await host.getByLabel('Name of the game').fill('LAN at Kuba’s')
  await host.getByRole('radio', { name: /^Groups and final/ }).check()
  await host.getByRole('radio', { name: /^Only those I let in/ }).check()
  await host.getByRole('button', { name: 'CREATE THE GAME' }).click()
  await host.getByRole('heading', { name: 'LAN at Kuba’s', level: 1 }).waitFor()
  expect(await faults(host)).toEqual([])
  const address = host.url()
  const code = await host.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).textContent()

  const visitor = await app.visit(`/e/${code}`)
  await visitor.getByText('Hosted by host_hania').waitFor()
  await visitor.getByRole('link', { name: 'SIGN UP' }).waitFor()
  for (const width of [1440, 390]) {
    await resizeTo(visitor, width)
    expect(await faults(visitor)).toEqual([])
  }
  const friend = await signUp(app, 'guest_gosia', privatePath, { tourDone: true })
  await friend.getByLabel('Code of an invitation').fill(` ${code?.toLowerCase()} `)
  await friend.getByRole('button', { name: 'OPEN INVITATION' }).click()
  await friend.getByRole('button', { name: 'ASK TO BE LET IN' }).click()
  await friend.getByText('You have asked to be let in. The host has been notified.').waitFor()

  await host.getByRole('button', { name: 'Let guest_gosia in' }).click()
  await host.getByRole('button', { name: 'Remove guest_gosia' }).waitFor()
  await friend.getByRole('link', { name: 'OPEN THE GAME' }).click()
  await friend.waitForURL(address)
  await friend.getByRole('button', { name: 'LEAVE' }).waitFor()
  await friend.getByRole('link', { name: 'CONFIGURE' }).waitFor({ state: 'detached' })

  const stranger = await signUp(app, 'stranger_staszek', new URL(address).pathname, { allowErrors: true })
  await stranger.getByText('PAGE NOT FOUND OR NO PERMISSIONS').waitFor()

  await host.getByRole('button', { name: 'Remove guest_gosia' }).click()
  await host.getByRole('button', { name: 'Confirm' }).click()
  await host.getByText('Removed', { exact: true }).waitFor()
  await friend.goto(`${app.url}/e/${code}`)
  await friend.getByText('You were removed from this game. The host can let you in again.').waitFor()

  await host.getByRole('link', { name: 'CONFIGURE' }).click()
  await host.waitForURL(/\/data\/events\/config\/\d+/)
  await Promise.all([host, visitor, friend, stranger].map(page => page.context().close()))
})

test('a renewed code, and what is no code, say so; the host writes a prize, and chooses which cards those hold who play (rulebook 30.4, 30.5, 30.15)', async ({
  app,
  adminApi,
}) => {
  const host = await signUpHost(app, adminApi, 'host_hubert')
  const { event } = await (
    await host.request.post(`${app.url}/api/${product.slug}/host-event`, {
      data: { data: { name: 'School cup', phases: ['One'], joinRule: 'open' } },
    })
  ).json()
  await host.goto(`${app.url}${privatePath}/${event.id}`)
  await host.getByRole('radio', { name: /^No cards of the match they play in/ }).check()
  await popup(host, 'Saved.').waitFor()
  await host.reload()
  expect(await host.getByRole('radio', { name: /^No cards of the match they play in/ }).isChecked()).toBe(
    true,
  )
  await host.getByLabel('Prize').fill('A pizza')
  await host.getByRole('button', { name: 'SAVE', exact: true }).click()
  await popup(host, 'Saved.').waitFor()
  await host.getByRole('button', { name: 'NEW CODE' }).click()
  await host.getByRole('button', { name: 'Confirm' }).click()
  await popup(host, 'The game has a new code.').waitFor()
  const visitor = await app.visit(`/e/${event.code}`, { allowErrors: true })
  await visitor.getByText('NO GAME WITH THIS CODE').first().waitFor()
  await visitor.getByLabel('Code of an invitation').fill('nothing')
  await visitor.getByRole('button', { name: 'OPEN INVITATION' }).click()
  await visitor.getByText('A code has 8 letters and digits, like 7K30-9X11.').waitFor()
  await Promise.all([host, visitor].map(page => page.context().close()))
})

test('a player writes the code of THAT’S ME in the chat of the server, and the page says at once who it is; the host undoes it (rulebook 30.14)', async ({
  app,
  adminApi,
}) => {
  const host = await signUpHost(app, adminApi, 'host_henia')
  const call = async (verb: string, data: object) =>
    (await host.request.post(`${app.url}/api/${product.slug}/${verb}`, { data })).json()
  const { event } = await call('host-event', {
    data: { name: 'Clan night', phases: ['One'], joinRule: 'open' },
  })
  const source = await call('add-score-source', { eventId: event.id, name: 'Server 1' })
  const friend = await signUp(app, 'guest_gienek', `/e/${event.code}`, { tourDone: true })
  await friend.getByRole('button', { name: 'TAKE PART' }).click()
  await friend.getByRole('link', { name: 'OPEN THE GAME' }).click()
  await friend.getByRole('button', { name: 'GET A CODE' }).click()
  const command = await friend.getByText(/^!deck [A-Z]{6}$/).textContent()
  for (const width of [1440, 390]) {
    await resizeTo(friend, width)
    expect(await faults(friend)).toEqual([])
  }
  const line = `06/01/2026 - 19:03:17.123 - "anna<2><[U:1:77]><CT>" say "${command}"\n`
  const sent = await host.request.post(`${app.url}/api/score-sources/${source.token}/log`, {
    headers: { 'content-type': 'text/plain' },
    data: line,
  })
  expect(sent.status()).toBe(200)
  await friend.getByText('You play as anna').waitFor()
  expect(await faults(friend)).toEqual([])
  await host.goto(`${app.url}${privatePath}/${event.id}`)
  await host.getByText('plays: anna').waitFor()
  expect(await faults(host)).toEqual([])
  await host.getByRole('button', { name: 'Unlink guest_gienek from anna' }).click()
  await host.getByText('plays: anna').waitFor({ state: 'detached' })
  await friend.reload()
  await friend.getByRole('button', { name: 'GET A CODE' }).waitFor()
  await Promise.all([host, friend].map(page => page.context().close()))
})

test('on a phone a host connects the server, takes those who warm up there as players, dates the phase and chooses a proposed goal; the steps stay after a reload (rulebook 11.50, 30.9, 30.13)', async ({
  app,
  adminApi,
}) => {
  const host = await signUpHost(app, adminApi, 'host_halina')
  const button = (name: string | RegExp) => host.getByRole('button', { name })
  await host.goto(`${app.url}${privatePath}/host`)
  await host.getByLabel('Name of the game').fill('LAN')
  await button('CREATE THE GAME').click()
  await button('CONNECT THE SERVER').click()
  const url = /"(.+)"/.exec((await host.getByText('logaddress_add_http').textContent()) ?? '')?.[1] ?? ''
  await host.getByText('Server 1: waiting for the first line').waitFor()
  expect(await faults(host)).toEqual([])
  const log = await readRealLog()
  await sendLog(host.request, url, log, 0, log.indexOf('Warmup_End'))
  await host.getByText(/^Server 1 is connected/).waitFor()
  await host.getByLabel('Name of the team on CT').fill('Blue Foxes')
  await button('ADD 10 PLAYERS TO THE LIST').click()
  await host.getByText('Blue Foxes').first().waitFor()
  await button('SAVE PLAYERS').click()
  await button('NEXT').click()

  const day = 24 * 60 * 60 * 1000
  for (const [field, days] of [
    ['Open', 1],
    ['Lock', 2],
  ] as const) {
    await host
      .getByLabel(field, { exact: true })
      .fill(new Date(Date.now() + days * day).toISOString().slice(0, 16))
    await host.getByLabel(field, { exact: true }).press('Enter')
  }
  await host.getByText('Hardly anybody will reach this goal.').waitFor()
  expect(await host.getByText('done', { exact: true }).count()).toBe(1)
  await button(/^A THIRD OF THEM: /).click()
  await host.getByRole('img', { name: '33% of decks reach 450 points.' }).waitFor()
  for (const width of [1440, 390]) {
    await resizeTo(host, width)
    expect(await faults(host)).toEqual([])
  }
  await host.reload()
  await host.getByText('done', { exact: true }).nth(1).waitFor({ state: 'attached' })
  await button('CONNECT THE SERVER').waitFor({ state: 'detached' })

  await host.getByRole('radio', { name: /^Only those I let in/ }).check()
  await popup(host, 'Saved.').waitFor()
  await host.reload()
  await expect.poll(() => host.getByRole('radio', { name: /^Only those I let in/ }).isChecked()).toBe(true)
  await host.getByRole('link', { name: 'BUILD A DECK' }).click()
  await host.waitForURL(/\/games\//)
  await host.getByRole('link', { name: 'Private game' }).click()
  await host.getByRole('heading', { name: 'LAN', level: 1 }).waitFor()
  await host.context().close()
})
