import { product } from '@game/domain'
import { request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openAdminApi, sender } from '../e2e/admin-api.ts'
import { startServer } from '../e2e/game-servers.ts'
import { endsOfRounds, peopleOf, readRealLog, sendLog } from '../e2e/server-log.ts'
import { type Engine, engines } from './engine.ts'
import { type Player, playerAt } from './player.ts'

// What every engine must be able to do. In detail the screens are tested in Chromium.

const event = 'Vistula Open'
const deck = '[data-tour=deck]'
const list = '[data-tour=browser]'

for (const { name, packages, isInstalled } of engines)
  if (!isInstalled) console.log(`${name} is left out: install ${packages} to test it.`)

async function signUp(player: Player, username: string): Promise<void> {
  await player.open('/signup')
  for (const [label, text] of [
    ['Username', username],
    ['Email', `${username}@example.com`],
    ['Password', 'Arena!2026'],
    ['Confirm password', 'Arena!2026'],
  ] as const)
    await player.fill(label, text)
  await player.press('button', 'SIGNUP', { inside: 'form' })
  await player.see('button', `${username}’s account`)
}

async function addToDeck(player: Player, names: string[]): Promise<void> {
  for (const [place, name] of names.entries()) {
    await player.press('button', `Menu of ${name}`)
    await player.press('menuitem', 'Add to Deck')
    await player.see('text', `${place + 1} / 5`, { inside: deck })
    // The other cards of the list move up, and an open menu with them.
    await player.notSee('button', `Menu of ${name}`, list)
  }
}

async function chooseKeyplay(player: Player, name: string, keyplay: string): Promise<void> {
  await player.press('button', `Menu of ${name}`, { inside: deck })
  await player.press('menuitem', 'Select Keyplays')
  await player.press('button', keyplay, { isPart: true, inside: '[role=dialog]' })
  await player.press('button', 'SAVE', { inside: '[role=dialog]' })
  await player.notSee('button', 'SAVE')
}

async function closeTour(player: Player): Promise<void> {
  await player.see('dialog', 'phases', { isPart: true })
  await player.key('Escape')
}

describe.for(engines.filter(({ isInstalled }) => isInstalled))('in $name', ({ open }) => {
  let server: Awaited<ReturnType<typeof startServer>>
  let api: Awaited<ReturnType<typeof openAdminApi>>
  let engine: Engine
  let player: Player
  let cupId: number
  beforeAll(async () => {
    server = await startServer(inject('gameServers'))
    api = await openAdminApi(server)
    cupId = await api.createEvent('Log Cup', { phases: [['spirit', 'falcons']] })
    engine = await open()
    player = playerAt(engine, server.url)
  })
  afterAll(async () => {
    await Promise.all([engine?.close(), api?.close()])
    await server?.stop()
  })

  test('first visit: landing, sign-up, games, the other language, a ranking', async () => {
    await player.open('/')
    await player.press('button', 'REJECT')
    await player.see('link', 'PLAY NOW: ', { isPart: true })
    await signUp(player, 'first_visitor')
    await player.press('link', 'Games')
    // The landing page may name the event in a heading, too.
    await player.see('heading', 'games')
    await player.see('heading', event)
    await player.press('button', 'PL Polski')
    await player.see('heading', 'turnieje')
    await player.press('button', 'EN English')
    await player.press('link', 'Leaderboards')
    await player.press('link', 'Krakow Invitational', { isPart: true, inside: 'main nav' })
    await player.see('row', 'NadeNinja', { isPart: true })
    expect(await player.errors()).toEqual([])
  })

  test('whole game: tour, five cards, keyplays, the lock, points, the ranking', async () => {
    await player.press('link', 'Games')
    await player.press('link', `Play ${event}`)
    await closeTour(player)
    const eventId = Number((await player.path()).split('/').at(-1))
    await addToDeck(player, ['FalleN', 'apEX', 'karrigan', 'ZywOo', 'donk'])
    await chooseKeyplay(player, 'ZywOo', 'Headshot')
    await player.see('text', 'Saved at ', { isPart: true, inside: deck })
    await api.lock(eventId, 1)
    await player.see('text', 'LOCKED IN', { inside: 'main' })
    await api.upload(eventId, 1, [['ZywOo', 1, 25]])
    await player.see('button', '100', { isPart: true, inside: deck })
    await player.press('link', 'Leaderboards')
    await player.press('link', event, { isPart: true, inside: 'main nav' })
    await player.see('row', 'first_visitor', { isPart: true })
    expect(await player.errors()).toEqual([])
  })

  test('live game: a server’s log gives points while the map runs, and the map becomes final', async () => {
    await player.press('link', 'Games')
    await player.press('link', 'Play Log Cup')
    await addToDeck(player, ['donk', 'sh1ro', 'NiKo', 'zont1x', 'magixx'])
    await chooseKeyplay(player, 'donk', 'Headshot')
    await api.lock(cupId, 1)
    await player.see('text', 'LOCKED IN', { inside: 'main' })
    const admin = await request.newContext({ baseURL: server.url })
    const send = sender(admin)
    await send('/api/auth/login-query', server.admin)
    const log = await readRealLog()
    const source = await send<{ id: number; url: string }>(`/api/${product.slug}/add-score-source`, {
      eventId: cupId,
      name: 'Stage',
    })
    const playing = ['donk', 'sh1ro', 'NiKo', 'zont1x', 'magixx', 'm0NESY', 'TeSeS', 'karrigan', 'kyousuke']
    const people = peopleOf(log).flatMap((steamId, at) => {
      const name = playing[at]
      return name ? [{ steamId, playerId: api.player(name).id, ignored: false }] : []
    })
    await send(`/api/${product.slug}/update-score-source`, { id: source.id, people })
    const middle = endsOfRounds(log)[4] ?? 0
    await sendLog(admin, source.url, log, 0, middle)
    await player.see('text', 'LIVE', { inside: '[data-part=live]' })
    await player.see('text', 'Round 5', { inside: '[data-part=live]' })
    await sendLog(admin, source.url, log, middle, log.length)
    await player.see('text', 'FINAL', { inside: '[data-part=live]' })
    await admin.dispose()
    expect(await player.errors()).toEqual([])
  })
})
