import { product } from '@game/domain'
import { expect } from 'vitest'
import { faults } from '../axe.ts'
import { test } from '../fixtures.ts'
import { adminPage, adminRoutes, openAdminPage } from '../pages/admin-page.ts'
import { popup, signUp } from '../users.ts'

test('an admin asks a user to organise an event; the user accepts in the bell, configures what organisers may, and leaves (rulebook 11.48, 11.49)', async ({
  app,
  adminApi,
}) => {
  const eventId = await adminApi.createEvent('Harbour Cup', { phases: [['vitality', 'spirit']] })
  await adminApi.edit('update-event', { eventId, data: { public: false } })
  const config = `/${product.slug}/data/events/config/${eventId}`
  const organiser = await signUp(app, 'orla_helps', `/${product.slug}/games`, { tourDone: true })
  const page = await openAdminPage(app, config)
  const { button, confirm } = adminPage(page)

  await page.getByLabel('Username').fill('nobody_here')
  await button('ASK TO ORGANISE').click()
  await page.getByText('User nobody_here not found').waitFor()
  await page.getByLabel('Username').fill('orla_helps')
  await button('ASK TO ORGANISE').click()
  await popup(page, 'orla_helps has been asked').waitFor()
  await page.getByText('ASKED', { exact: true }).waitFor()
  expect(await faults(page)).toEqual([])

  await organiser.getByRole('button', { name: /^Notifications/ }).click()
  await organiser.getByText('Harbour Cup: you are asked to be an organiser.').waitFor()
  expect(await faults(organiser)).toEqual([])
  await organiser.getByRole('button', { name: 'ACCEPT', exact: true }).click()
  await popup(organiser, 'You organise Harbour Cup now').waitFor()
  await organiser.getByText('ORGANISER', { exact: true }).waitFor()
  await organiser.getByRole('checkbox', { name: /^Second chance/ }).waitFor()
  expect(await organiser.getByRole('checkbox', { name: /^(Featured|Public)/ }).count()).toBe(0)
  expect(await organiser.getByRole('button', { name: 'ADD WEBHOOK' }).count()).toBe(0)
  expect(await faults(organiser)).toEqual([])
  await adminPage(organiser).save('Name', 'Harbour Cup II')

  await organiser.goto(`${app.url}/${product.slug}/data/events`)
  await organiser.getByRole('heading', { name: 'Harbour Cup II' }).waitFor()
  expect(await organiser.getByRole('heading', { name: 'Vistula Open' }).count()).toBe(0)
  expect(await organiser.getByRole('button', { name: /^Remove|^MARK/ }).count()).toBe(0)
  const own = [`/${product.slug}/data/events`, `/${product.slug}/data/disputes`]
  for (const route of adminRoutes.filter(each => !own.includes(each))) {
    await organiser.goto(app.url + route)
    await organiser.getByText('PAGE NOT FOUND OR NO PERMISSIONS').waitFor()
  }

  await organiser.goto(app.url + config)
  await organiser.getByRole('button', { name: 'LEAVE' }).click()
  await adminPage(organiser).confirm()
  await popup(organiser, 'You are no longer an organiser of Harbour Cup II').waitFor()
  await organiser.goto(app.url + config)
  await organiser.getByText('PAGE NOT FOUND OR NO PERMISSIONS').waitFor()

  await page.reload()
  await page.getByLabel('Username').fill('orla_helps')
  await button('ASK TO ORGANISE').click()
  await button('Remove orla_helps').click()
  await confirm()
  await popup(page, 'orla_helps is no longer an organiser').waitFor()
  await organiser.context().close()
  await page.context().close()
})
