import { readFile } from 'node:fs/promises'
import { product } from '@game/domain'
import { expect } from 'vitest'
import { test } from '../fixtures.ts'
import { adminPage, inMinutes, openAdminPage } from '../pages/admin-page.ts'
import { hand } from '../pages/hand.ts'

// The organiser's day: from a catalogue without the teams to a completed event of two phases, with few clicks.

/** The maximum number of clicks until the event can be played, and for the whole day. */
const limits = { configured: 44, day: 52 }

const demo = (file: string) =>
  readFile(new URL(`../../../api/src/server/seed/demo/data/${file}`, import.meta.url), 'utf8')
/** Gives the players of the demo other SteamIDs, so that none of them is in the catalogue yet. */
const strangers = (text: string) => text.replaceAll('765611', '765619')
const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
const scoreFile = async (name: string) => csv(name, strangers(await demo(name)))

const teams = ['north', 'south', 'east', 'west']
const playersOf = (text: string) => [...new Set(strangers(text).match(/\b7656\d{13}\b/g))]
const row = (steamId: string, team: string) => [
  steamId,
  `P${steamId.slice(-5)}`,
  'pl',
  '2001-02-03',
  'RIFLER',
  'Passive',
  team,
  '',
]

test(`an event of two phases, four teams and rosters takes at most ${limits.configured} clicks, with its scores and rewards ${limits.day}`, async ({
  app,
}) => {
  const page = await openAdminPage(app, `/${product.slug}`)
  const { press, button, tab, menu, fill, paste, drop, clicks } = hand(page)
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const done = (text: string) => page.getByLabel('Notices').getByText(text).first().waitFor()
  const gone = (name: string) => page.getByRole('dialog', { name }).waitFor({ state: 'hidden' })
  const first = playersOf(await demo('vitality-furia-stats.csv'))
  const second = playersOf(await demo('spirit-falcons-stats.csv'))

  const imports: [string, ...string[][]][] = [
    ['Teams', ['key', 'name'], ...teams.map(key => [key, `Team of the ${key}`])],
    [
      'Players',
      ['steamId', 'name', 'country', 'birth', 'role', 'style', 'team', 'img'],
      ...first.map((steamId, place) => row(steamId, teams[place < 5 ? 0 : 1] ?? '')),
      ...second.map((steamId, place) => row(steamId, teams[place < 5 ? 2 : 3] ?? '')),
    ],
  ]
  for (const [kind, ...rows] of imports) {
    await menu(kind)
    await page.getByRole('table').getByRole('row').nth(1).waitFor()
    await paste(...rows)
    await press(page.getByRole('button', { name: /^IMPORT: / }))
    await done('Successfully imported.')
  }

  await menu('Events')
  await press(page.getByRole('link', { name: '+ ADD EVENT' }))
  await fill(field('Name'), 'Day Cup')
  await press(page.getByRole('checkbox', { name: 'Public' }))
  await button('SAVE')
  await page.waitForURL(/\/config\/\d+$/)

  const setDates = async (name: string, open: number, lock: number) => {
    await fill(field('Name'), name)
    await fill(field('Open'), inMinutes(open))
    await fill(field('Lock'), inMinutes(lock))
  }
  const addMatch = async (home: string, away: string, minutes: number) => {
    await paste(
      ['date', 'home', 'away', 'maps'],
      [inMinutes(minutes).replace('T', ' '), home, away, 'Mirage'],
    )
    await button('ADD 1 MATCH')
    await done('Successfully added 1 match')
  }
  await tab('phases')
  await button('+ ADD PHASE')
  await tab('phase')
  await setDates('Semifinal', 30, 60)
  await fill(field('Points'), '100')
  await button('ROLL PERKS')
  await done('Successfully updated phase perks.')
  await button('+ ADD TEAMS')
  await fill(page.getByRole('dialog').getByRole('searchbox'), 'Team of the')
  await press(page.getByRole('checkbox', { name: 'Select all (4)' }))
  await button('ADD (4)')
  await gone('ADD TEAMS')
  await addMatch('north', 'south', 65)
  await tab('all')
  await button('Copy Semifinal')
  await tab('2. Semifinal')
  await setDates('Final', 120, 180)
  await addMatch('east', 'west', 185)

  await tab('rewards')
  await button('+ ADD REWARD')
  for (const place of [1, 2, 3]) {
    if (place > 1) await button('+ ADD ROW')
    const row = page.getByRole('listitem', { name: `Reward ${place}` })
    await press(row.getByRole('combobox', { name: 'Reward', exact: true }))
    await press(page.getByRole('option').nth(place))
    await page.getByRole('listbox').waitFor({ state: 'hidden' })
  }
  await button('SAVE')
  await gone('REWARD CREATOR')
  for (const place of ['1.', '2.', '3.'])
    await expect.poll(() => page.getByRole('cell', { name: place, exact: true }).count()).toBe(2)
  expect(clicks()).toBeLessThanOrEqual(limits.configured)

  const eventId = Number(new URL(page.url()).pathname.split('/').at(-1))
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()
  /** Lets time pass: the phase opens and locks. */
  const pass = async (index: number, data: object) => {
    const answer = await page.request.post(`/api/${product.slug}/update-phase`, {
      data: { eventId, index, data },
    })
    expect(answer.status()).toBe(200)
  }
  for (const [index, series] of [
    [1, 'vitality-furia'],
    [2, 'spirit-falcons'],
  ] as const) {
    await pass(index, { open: ago(2) })
    await pass(index, { lock: ago(1) })
    await tab('scores')
    const files = ['kills', 'stats'].map(kind => `${series}-${kind}.csv`)
    await drop('Kill Score', ...(await Promise.all(files.map(scoreFile))))
    await page.getByRole('checkbox', { name: 'Enter these map results' }).waitFor()
    await press(page.locator('button:enabled', { hasText: 'UPLOAD BOTH' }))
    for (const file of files) await adminPage(page).entry(file).waitFor()
  }

  const readMaps = async () => {
    const answer = await page.request.post(`/api/${product.slug}/get-event`, { data: { id: eventId } })
    const { event } = (await answer.json()) as {
      event: { phases: { matches: { maps: { homeScore: number | null; awayScore: number | null }[] }[] }[] }
    }
    return event.phases.flatMap(phase => phase.matches.flatMap(match => match.maps))
  }
  await expect.poll(async () => (await readMaps()).every(map => map.homeScore !== map.awayScore)).toBe(true)

  await button('MARK COMPLETED')
  await button('Confirm')
  await page.getByText('The event is completed', { exact: true }).waitFor()
  expect(clicks()).toBeLessThanOrEqual(limits.day)
})
