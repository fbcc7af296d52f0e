import { product } from '@game/domain'
import { expect } from 'vitest'
import { faults, resizeTo } from '../axe.ts'
import { test } from '../fixtures.ts'
import { readRealLog, sendLog } from '../server-log.ts'
import { signUp, signUpHost } from '../users.ts'

test('an evening that the game server runs: open pages lock by the line of the real match and open the next phase after it, and nobody touches anything; the page of the host is not done without a game server, follows who has a deck, says what is being played, and offers to complete the game only once a phase has locked (rulebook 30.9, 30.18)', async ({
  app,
  adminApi,
}) => {
  const host = await signUpHost(app, adminApi, 'host_halina')
  const call = async (verb: string, data: object) =>
    (await host.request.post(`${app.url}/api/${product.slug}/${verb}`, { data })).json()
  const data = { name: 'Hall 3', phases: ['First half', 'Second half'], joinRule: 'open' }
  const { event } = await call('host-event', { data })
  const source = await call('add-score-source', { eventId: event.id, name: 'Server 1' })
  const rows = [{ steamId: '[U:1:900000015]', name: 'Cedar', team: 'Blue' }]
  await call('update-phase', { eventId: event.id, index: 1, data: { points: 1 } })
  await call('set-event-players', { eventId: event.id, rows, list: true })
  await host.goto(`${app.url}/${product.slug}/private/${event.id}`)
  await host.getByRole('checkbox', { name: 'The game server opens and locks the phases' }).click()
  await host.getByText('A phase locks when its match goes live').waitFor()
  await host.reload()
  await host.getByText(/^No game server has sent anything yet/).waitFor()
  expect(await faults(host)).toEqual([])
  await host.getByRole('link', { name: 'BUILD A DECK' }).click()
  await host.getByText('Locks when live').waitFor()
  await host.goBack()
  await host.getByText('Decks in the open phase: 0').waitFor()
  await host.getByRole('button', { name: 'CALL THE GAME OFF' }).waitFor()
  const friend = await signUp(app, 'guest_grazyna', `/e/${event.code}`, { tourDone: true })
  await friend.getByRole('button', { name: 'TAKE PART' }).click()
  await friend.getByRole('link', { name: 'OPEN THE GAME' }).click()
  await friend.getByRole('link', { name: 'BUILD A DECK' }).click()
  await friend.getByText('DECKS LOCK WHEN THE MATCH GOES LIVE').waitFor()
  const post = async (path: string, data: object) =>
    (await friend.request.post(`${app.url}${path}`, { data })).json()
  const { currentUser } = await post('/api/auth/get-user', {})
  const { event: config } = await call('get-event', { id: event.id })
  const [{ playerId }] = config.phases[0].teams[0].players
  const place = { eventId: event.id, userId: currentUser.id, phaseIndex: 1 }
  const at = { eventId: event.id, userId: currentUser.id, playerId, phase: 1 }
  await post(`/api/${product.slug}/add-card`, { ...at, perks: [], keyplays: [], deckOrder: 1 })
  await post(`/api/${product.slug}/add-card-keyplay`, { ...place, playerId, keyplayId: 1 })
  await host.getByText('Decks in the open phase: 1').waitFor()
  expect(await faults(host)).toEqual([])
  await friend.reload()
  await friend.getByText('DECKS LOCK WHEN THE MATCH GOES LIVE').waitFor()
  for (const width of [1440, 1000, 600, 390]) {
    await resizeTo(friend, width)
    expect(await faults(friend)).toEqual([])
  }
  await resizeTo(friend, 1440)

  const log = await readRealLog()
  const live = log.indexOf('19:03:37: World triggered "Round_Start"') + 41
  const over = log.indexOf('Game Over')
  await sendLog(host.request, source.url, log, 0, live - 41)
  await friend.getByText('DECKS LOCK WHEN THE MATCH GOES LIVE').waitFor()
  await sendLog(host.request, source.url, log, live - 41, over)
  await friend.getByText('NEXT PHASE AFTER THE MATCH').waitFor()
  await friend.getByRole('button', { name: /Second half/ }).click()
  await friend.getByText('The phase opens after the match').waitFor()
  await friend.getByRole('button', { name: /First half/ }).click()
  await host.getByText('First half is being played. The next phase opens after it.').waitFor()
  await host.getByRole('link', { name: 'SEE YOUR DECK' }).waitFor()
  await sendLog(host.request, source.url, log, over, log.length)
  await friend.getByRole('button', { name: 'CONTINUE' }).click()
  await friend.getByText('DECKS LOCK WHEN THE MATCH GOES LIVE').waitFor()

  await host.goto(`${app.url}/${product.slug}/private/${event.id}`)
  await host.getByRole('link', { name: 'RANKING' }).waitFor()
  await host.getByRole('button', { name: 'COMPLETE THE GAME' }).click()
  await host.getByRole('button', { name: 'Confirm' }).click()
  await host.getByText('The game is over; its ranking is final.').waitFor()
  await host.getByRole('link', { name: 'SEE THE RESULT' }).click()
  await host.getByRole('region', { name: 'Podium' }).getByText('guest_grazyna').waitFor()
  await Promise.all([host, friend].map(page => page.context().close()))
})
