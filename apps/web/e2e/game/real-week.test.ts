import { readFile } from 'node:fs/promises'
import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { sender } from '../admin-api.ts'
import { type App, test } from '../fixtures.ts'
import { adminPage, inMinutes, openAdminPage } from '../pages/admin-page.ts'
import { bellOf, type Played, play, seen, standingOnProfile } from '../pages/played-event.ts'

// A week of a real event: dates move, results come in pieces, are wrong, and are corrected. Two players watch it, and whatever they look
// at says the same at every step; a third closes the pages once the first phase has locked. Each test continues where the one before ended.

const event = 'Real Week'
const teams = ['vitality', 'furia', 'spirit', 'falcons']
/** A headshot is worth 4 points: with the files as they are, ZywOo has 156, KSCERATO 72 and donk 128. */
const goal = 100

let eventId: number
let admin: Page
let ala: Played
let bea: Played
let cyd: Played

const config = (tab: string) => `/${product.slug}/data/events/config/${eventId}?tab=${tab}`
const send = <T>(call: string, body: object) => sender(admin.request)<T>(`/api/${product.slug}/${call}`, body)

type Expected = Awaited<ReturnType<typeof seen>>

/** Reading a bell opens and closes it: twice a second is often enough. */
const patience = { timeout: 90_000, interval: 500 }

/** Rank and score of the event among the results of the player's profile. */
async function standingOf({ game, eventId }: Played): Promise<string | null> {
  type Profile = { currentUser: { results: { eventId: number; rank: number; score: number }[] } }
  const { currentUser } = await sender(game.context().request)<Profile>('/api/auth/get-user', {})
  const result = currentUser.results.find(each => each.eventId === eventId)
  return result ? `${result.rank}. ${result.score}` : null
}

/** Waits until all that Ala and Bea see agrees, and is this, and the profiles have the same results. */
async function everyoneSees(expected: { ala: Expected; bea: Expected; cyd: string | null }): Promise<void> {
  for (const [player, own] of [
    [ala, expected.ala],
    [bea, expected.bea],
  ] as const)
    await expect.poll(() => seen(player), { ...patience, message: player.name }).toEqual(own)
  for (const [player, standing] of [
    [ala, expected.ala.standing],
    [bea, expected.bea.standing],
    [cyd, expected.cyd],
  ] as const)
    await expect.poll(() => standingOf(player), { ...patience, message: player.name }).toBe(standing)
}

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
const series = async (teams: 'vitality-furia' | 'spirit-falcons') =>
  readFile(new URL(`../../../../packages/domain/test/data/${teams}-kills.csv`, import.meta.url), 'utf8')

/** Makes this many more kills of a player headshots. */
const moreHeadshots = (text: string, steamId: string, count: number): string => {
  let left = count
  return text
    .split('\n')
    .map(line => {
      const cells = line.split(',')
      if (left === 0 || cells[4] !== steamId || cells[13] !== 'False') return line
      left--
      return cells.with(13, 'True').join()
    })
    .join('\n')
}

/** Adds the maps of these files to a phase; both phases are played with the same files. */
async function addMaps(phase: number, ...files: ReturnType<typeof csv>[]): Promise<void> {
  const form = new FormData()
  for (const [field, value] of Object.entries({
    eventId,
    type: 'kill',
    phaseIndex: phase,
    mode: 'add',
    sameMaps: 'both',
  }))
    form.append(field, `${value}`)
  for (const { name, buffer } of files) form.append('file', new File([buffer], name))
  const answer = await admin.request.post(`/api/${product.slug}/upload-score`, { multipart: form })
  if (!answer.ok()) throw new Error(await answer.text())
}

/** Opens the scores tab and chooses files for a phase. */
async function chooseFiles(app: App, phase: string, ...files: ReturnType<typeof csv>[]): Promise<void> {
  await admin.goto(app.url + config('scores'))
  await adminPage(admin).choose('Phase', phase)
  await admin.getByLabel('Kill Score', { exact: true }).setInputFiles(files)
}
const upload = async () => {
  await admin.locator('button:enabled', { hasText: /^UPLOAD$/ }).click()
  await adminPage(admin).popup('Successfully uploaded score.')
}
/** Moves a date of a phase on its tab, answering the question it raises. */
async function moveDate(
  phase: string,
  field: 'Open' | 'Lock',
  minutes: number,
  question?: RegExp,
): Promise<void> {
  await adminPage(admin).openTab(phase)
  const saved = admin.waitForResponse(answer => answer.url().endsWith('/update-phase'))
  await adminPage(admin).fill(field, inMinutes(minutes))
  if (question) {
    await admin.getByText(question).waitFor()
    await adminPage(admin).confirm()
  }
  expect((await saved).status()).toBe(200)
}

test('three players build decks; a match is postponed, and only users who hold its players are notified (rulebook 18.8)', async ({
  app,
  adminApi,
}) => {
  eventId = await adminApi.createEvent(event, { phases: [teams, teams], goal })
  admin = await openAdminPage(app, `${config('phases')}&phase=1`)
  for (const [home, away] of [
    ['ZywOo', 'KSCERATO'],
    ['donk', 'NiKo'],
  ] as const)
    await send('add-phase-match', {
      eventId,
      data: {
        homeTeamId: adminApi.player(home).team.id,
        awayTeamId: adminApi.player(away).team.id,
        date: new Date(Date.now() + 100 * 60_000).toISOString(),
        phaseIndex: 1,
      },
      maps: [],
    })
  await send('add-event-reward', { eventId, data: { rewardId: 1, amount: 1, from: 1, to: 1, type: 1 } })
  ala = await play(app, eventId, 'week_ala', adminApi.player('ZywOo').id)
  bea = await play(app, eventId, 'week_bea', adminApi.player('KSCERATO').id)
  cyd = await play(app, eventId, 'week_cyd', adminApi.player('donk').id)
  const open = { phases: ['OPEN', 'LOCKED · PLAN IT'], standing: null, results: [] }
  await everyoneSees({ ala: open, bea: open, cyd: null })

  const { button, choose, dialog } = adminPage(admin)
  await button('Edit Team Spirit vs Team Falcons').click()
  await choose('Status', 'Postponed')
  await adminPage(admin).fill('Date', inMinutes(170))
  await dialog('EDIT MATCH').getByRole('button', { name: 'SAVE' }).click()
  await dialog('EDIT MATCH').waitFor({ state: 'detached' })
})

const reached = (phase: string) => `${event}: you reached the goal of ${phase}. You’re through!`
const missed = (phase: string) => `${event}: you missed the goal of ${phase}. See what your cards scored.`
const corrected = (phase: string, before: string, after: string, reason = '') =>
  `${event}: your result in ${phase} was corrected. Before: ${before}. Now: ${after}.${reason && ` Reason: ${reason}`}`
const backAgain = corrected('Round 1', 'goal missed, 0 points', 'goal reached, 156 points')
const why = 'Demo of map 2 was read again'
const late = corrected('Round 1', 'goal missed, 72 points', 'goal reached, 104 points', why)

test('the postponed match is in the bell of its holder alone, and on every game page', async () => {
  await expect
    .poll(() => bellOf(cyd), patience)
    .toContainEqual(expect.stringMatching(/Spirit vs Team Falcons is postponed/))
  for (const player of [ala, bea])
    expect((await bellOf(player)).filter(text => /postponed/.test(text))).toEqual([])
  for (const { game } of [ala, bea, cyd]) {
    await game.getByText('2 matches of this phase').click()
    await game.getByText('POSTPONED', { exact: true }).waitFor()
  }
  await cyd.game.getByText('Your card: donk').waitFor()
})

test('a lock that is moved twice is the same in the header, the bell and on the page (rulebook 17.11)', async () => {
  for (const minutes of [40, 25]) {
    await moveDate('Round 1', 'Lock', minutes)
    for (const { game, other } of [ala, bea, cyd]) {
      const left = new RegExp(`locks in (${minutes - 1}|${minutes}) minutes`)
      await game.getByRole('banner').getByText(left).first().waitFor({ state: 'attached' })
      await other.getByRole('banner').getByText(left).first().waitFor({ state: 'attached' })
      await expect
        .poll(async () => (await bellOf({ other })).filter(text => /locks in/.test(text)), patience)
        .toEqual([expect.stringMatching(left)])
    }
  }
  await Promise.all([cyd.game, cyd.other].map(page => page.close()))
})

test('the phase locks, and the first series counts', async () => {
  await moveDate('Round 1', 'Lock', -1, /^With this date the phase locks at once/)
  const locked = { phases: ['LOCKED IN', 'LOCKED · PLAN IT'], standing: '1. 0', results: [] }
  await everyoneSees({ ala: locked, bea: locked, cyd: '1. 0' })
  await addMaps(1, csv('day-1.csv', await series('vitality-furia')))
  const phases = ['LOCKED IN · Provisional', 'LOCKED · PLAN IT']
  await everyoneSees({
    ala: {
      phases: ['SUCCESS · Provisional', 'LOCKED · PLAN IT'],
      standing: '1. 156',
      results: [reached('Round 1')],
    },
    bea: { phases, standing: '2. 72', results: [] },
    cyd: '3. 0',
  })
})

test('the postponed series joins it as a second file', async () => {
  await addMaps(1, csv('day-3.csv', await series('spirit-falcons')))
  const success = ['SUCCESS · Provisional', 'LOCKED · PLAN IT']
  await everyoneSees({
    ala: { phases: success, standing: '1. 156', results: [reached('Round 1')] },
    bea: { phases: ['LOCKED IN · Provisional', 'LOCKED · PLAN IT'], standing: '3. 72', results: [] },
    cyd: '2. 128',
  })
})

/** Watches the result of phase 1 on the game page, and moves on with the card if there is a next phase. */
async function proceed({ game }: Played): Promise<void> {
  await game.getByRole('button', { name: 'CONTINUE' }).click()
  await game.getByRole('dialog', { name: 'Round 1', exact: true }).waitFor({ state: 'detached' })
}

test('the second phase opens: two move on, one is out', async () => {
  await moveDate('Round 2', 'Open', 0, /^With this date the phase opens at once/)
  await proceed(ala)
  await sender(cyd.game.context().request)(`/api/${product.slug}/handle-next-phase`, {
    userId: cyd.userId,
    eventId,
    phaseIndex: 1,
  })
  const on = ['SUCCESS · Provisional', 'OPEN']
  await everyoneSees({
    ala: { phases: on, standing: '1. 156', results: [reached('Round 1')] },
    bea: { phases: ['FAILED · Provisional', 'LOCKED'], standing: '3. 72', results: [missed('Round 1')] },
    cyd: '2. 128',
  })
})

test('a wrong file replaces the right ones while the second phase is open, and is undone (rulebook 17.6, 17.7)', async ({
  app,
}) => {
  const { choose, entry, button, dialog } = adminPage(admin)
  await admin.goto(app.url + config('scores'))
  await choose('Uploaded maps', 'REPLACE ALL')
  await choose('Phase', '1. Round 1')
  const wrong = csv('day-3-again.csv', await series('spirit-falcons'))
  await admin.getByLabel('Kill Score', { exact: true }).setInputFiles(wrong)
  await admin.getByText('removes', { exact: true }).waitFor()
  await admin.getByText('Phase 1: from SUCCESS to FAILED for 1 user').waitFor()
  await upload()
  const lost = corrected('Round 1', 'goal reached, 156 points', 'goal missed, 0 points')
  await everyoneSees({
    ala: { phases: ['FAILED · Provisional', 'LOCKED'], standing: '2. 0', results: [lost] },
    bea: { phases: ['FAILED · Provisional', 'LOCKED'], standing: '2. 0', results: [missed('Round 1')] },
    cyd: '1. 128',
  })
  await button('UNDO #3').click()
  await dialog('Undo #3?').getByText('adds').waitFor()
  await dialog('Undo #3?').getByRole('button', { name: 'UNDO', exact: true }).click()
  await entry('undid #3').waitFor()
  await everyoneSees({
    ala: { phases: ['SUCCESS · Provisional', 'OPEN'], standing: '1. 156', results: [backAgain] },
    bea: { phases: ['FAILED · Provisional', 'LOCKED'], standing: '3. 72', results: [missed('Round 1')] },
    cyd: '2. 128',
  })
})

test('the second phase locks, and the first is final everywhere (rulebook 17.1)', async ({
  app,
  adminApi,
}) => {
  // By a call: the field has whole minutes, and the phase may have opened in this one.
  await adminApi.lock(eventId, 2)
  await admin.goto(app.url + config('general'))
  await adminPage(admin).fill('Hours until results are final', '0')
  await adminPage(admin).confirm()
  const on = ['SUCCESS · Final result', 'LOCKED IN']
  await everyoneSees({
    ala: { phases: on, standing: '1. 156', results: [backAgain] },
    bea: { phases: ['FAILED · Final result', 'LOCKED'], standing: '3. 72', results: [missed('Round 1')] },
    cyd: '2. 128',
  })
})

test('a file corrected after that asks for a reason; its late winner is carried over (rulebook 17.4, 17.8)', async ({
  app,
  adminApi,
}) => {
  const text = moreHeadshots(await series('vitality-furia'), adminApi.player('KSCERATO').steamId, 8)
  await chooseFiles(app, '1. Round 1', csv('day-1-corrected.csv', text))
  await admin.getByText('Already final: phase 1.').waitFor()
  await admin.getByText('1 decided outcome flips.').waitFor()
  expect(await adminPage(admin).button('UPLOAD').isDisabled()).toBe(true)
  await admin.getByLabel('Reason', { exact: true }).fill(why)
  await upload()
  const on = ['SUCCESS · Final result', 'LOCKED IN']
  await everyoneSees({
    ala: { phases: on, standing: '1. 156', results: [backAgain] },
    bea: { phases: on, standing: '3. 104', results: [late] },
    cyd: '2. 128',
  })
})

/** Marks the event completed or not, in the events list. */
async function complete(
  app: App,
  act: 'MARK COMPLETED' | 'MARK UNCOMPLETED',
  ...texts: string[]
): Promise<void> {
  await admin.goto(`${app.url}/${product.slug}/data/events`)
  await admin
    .getByRole('listitem')
    .filter({ has: admin.getByRole('heading', { name: event, exact: true }) })
    .getByRole('button', { name: act })
    .click()
  const question = admin.locator('[role=alertdialog]:not([data-kind])')
  for (const text of texts) await question.getByText(text).waitFor()
  await adminPage(admin).confirm()
  await question.waitFor({ state: 'detached' })
}

/** The newest notification of a player about rewards, and the rewards on their own profile. */
async function rewardsOf(player: Played) {
  const bell = (await bellOf(player)).find(text => /you won|withdrawn/.test(text))
  const page = await player.game.context().newPage()
  await page.goto('/profile')
  const rewards = page.getByRole('region', { name: /^rewards/i })
  await rewards.waitFor()
  const profile = await rewards.getByRole('listitem').allInnerTexts()
  await page.close()
  return {
    bell: bell?.replace(/^.*: /, ''),
    profile: profile.map(text => text.replaceAll(/\s+/g, ' ')),
  }
}

const lastPhase = `${event}: you reached the goal of Round 2, the last phase!`
const both = ['SUCCESS · Final result', 'SUCCESS · Final result']

test('the second phase is scored, the event completed, and the reward handed out', async ({ app }) => {
  await addMaps(
    2,
    csv('final-1.csv', await series('vitality-furia')),
    csv('final-2.csv', await series('spirit-falcons')),
  )
  await complete(app, 'MARK COMPLETED', '1 reward will be granted; 1 user will be notified.')
  await everyoneSees({
    ala: { phases: both, standing: '1. 312', results: [lastPhase, backAgain] },
    bea: {
      phases: ['SUCCESS · Final result', 'FAILED · Final result'],
      standing: '3. 176',
      results: [missed('Round 2'), late],
    },
    cyd: '2. 256',
  })
  await expect
    .poll(() => rewardsOf(ala), patience)
    .toEqual({
      bell: 'you won Clutch coins (1)!',
      profile: [`Clutch coins ${event} rank 1`],
    })
  await expect.poll(() => standingOnProfile(ala), patience).toBe('1. 312')
  await admin.goto(`${app.url}/${product.slug}/data/winners?event=${eventId}`)
  await admin.getByRole('button', { name: /^Mark .+ of week_ala as handed out$/ }).click()
  await admin.getByText('1 of 1 handed out').waitFor()
})

test('a correction after that gives the reward to another; what was handed out stays visible until it is closed (rulebook 17.10)', async ({
  app,
  adminApi,
}) => {
  await complete(
    app,
    'MARK UNCOMPLETED',
    'Already handed out; these stay on the winners page until you close them:',
  )
  const text = moreHeadshots(await series('spirit-falcons'), adminApi.player('donk').steamId, 15)
  await chooseFiles(app, '2. Round 2', csv('final-2-corrected.csv', text))
  await admin.getByLabel('Reason', { exact: true }).fill('Map 3 was missing rounds')
  await upload()
  await complete(app, 'MARK COMPLETED')
  await everyoneSees({
    ala: { phases: both, standing: '2. 312', results: [lastPhase, backAgain] },
    bea: {
      phases: ['SUCCESS · Final result', 'FAILED · Final result'],
      standing: '3. 176',
      results: [missed('Round 2'), late],
    },
    cyd: '1. 316',
  })
  const withdrawn = 'Clutch coins (1) was withdrawn because the event has been reopened.'
  await expect.poll(() => rewardsOf(ala), patience).toEqual({ bell: withdrawn, profile: [] })
  await admin.goto(`${app.url}/${product.slug}/data/winners?event=${eventId}`)
  const rows = admin.getByRole('table').getByRole('row')
  await rows.filter({ hasText: 'week_ala' }).getByText('handed out, no longer granted').waitFor()
  await rows.filter({ hasText: 'week_cyd' }).waitFor()
  await admin.getByRole('button', { name: /^Close: .+, week_ala$/ }).click()
  await rows.filter({ hasText: 'week_ala' }).waitFor({ state: 'detached' })
  await admin.goto(`${app.url}/${product.slug}/data/audit-log`)
  await admin.getByText('week_ala').first().waitFor({ state: 'attached' })
})
