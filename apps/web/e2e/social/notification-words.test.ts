import { deletedName, type NotificationKind, notificationKinds, product } from '@game/domain'
import { expect } from 'vitest'
import { faults, resizeTo } from '../axe.ts'
import { test } from '../fixtures.ts'
import { signUp } from '../users.ts'

type Facts = Record<string, string | number>
/** A notification: its facts, which of them the words must contain in each language, and where they lead. */
type Occasion = { facts: Facts; words: readonly string[]; path: string }

const game = `/${product.slug}/games/4`
const event = { eventId: 4, event: 'Tatra Open', phase: 'Playoffs', phaseIndex: 2 }
const league = { leagueId: 7, league: 'Office pairs' }
const round = { ...league, eventId: 4, round: 'Tatra Open', own: 1204.5, their: 980 }
const rival = { userId: 9, opponent: 'kamil_s1' }
const inEvent = (facts: Facts = {}, words: readonly string[] = ['Playoffs']): Occasion => ({
  facts: { ...event, ...facts },
  words: ['Tatra Open', ...words],
  path: game,
})
const inLeague = (facts: Facts = {}, words: readonly string[] = []): Occasion => ({
  facts: { ...league, ...facts },
  words: ['Office pairs', ...words],
  path: '/leagues/7',
})
const user = { userId: 9, username: 'kamil_s1' }
const match = { home: 'Spirit', away: 'Falcons', date: '2026-11-28T18:00:00.000Z' }
const teams = ['Spirit', 'Falcons']

/** Every kind that the contract lists, in each of its wordings. A new kind does not compile until it is here. */
const steamNotices = [
  { ...inEvent({ name: 'donk' }, ['donk']), path: `/${product.slug}/private/${event.eventId}` },
]

const occasions: Record<NotificationKind, Occasion[]> = {
  phase_opened: [inEvent()],
  lock_near: [inEvent({ lock: '2000-01-01T00:00:00.000Z' }), inEvent({ lock: '2999-01-01T00:00:00.000Z' })],
  phase_result: [
    inEvent({ result: 'success', phases: 3 }),
    inEvent({ result: 'success', phases: 2 }),
    inEvent({ result: 'failed', phases: 3 }),
  ],
  result_corrected: [
    inEvent({ resultBefore: 'failed', result: 'success', scoreBefore: 99, score: 101 }, ['99', '101']),
    inEvent({ resultBefore: 'failed', result: 'success', scoreBefore: 99, score: 101, reason: 'Wrong map' }, [
      'Wrong map',
    ]),
  ],
  lock_moved: [
    inEvent({ from: '2026-11-28T18:00:00.000Z', to: '2026-11-28T19:30:00.000Z' }, ['18:00', '19:30']),
  ],
  reward_granted: [
    inEvent({ reward: 'Jersey', amount: 2 }, ['Jersey', '2']),
    inEvent({ reward: 'Jersey', amount: 3, state: 'takenBack' }, ['Jersey', '3']),
  ],
  reward_taken_back: [inEvent({ reward: 'Jersey', amount: 2 }, ['Jersey', '2'])],
  friend_invite: [{ facts: user, words: ['kamil_s1'], path: '/friends' }],
  friend_accepted: [{ facts: user, words: ['kamil_s1'], path: '/friends' }],
  clan_removed: ['removed', 'deleted'].map(reason => ({
    facts: { clan: 'Rushers', reason },
    words: ['Rushers'],
    path: '/clan/browse',
  })),
  card_removed: [inEvent({ names: 'ropz, mezii' }, ['Playoffs', 'ropz, mezii'])],
  perk_removed: [inEvent({ names: 'ropz, mezii' }, ['Playoffs', 'ropz, mezii'])],
  dispute_answered: [inEvent()],
  match_changed: [
    inEvent({ ...match, change: 'date' }, teams),
    ...['scheduled', 'postponed', 'void', 'forfeit'].map(status =>
      inEvent({ ...match, change: 'status', status }, teams),
    ),
  ],
  line_up_news: ['standIn', 'doubtful', 'out', 'none'].map(news => ({
    ...inEvent({ playerId: 3, player: 'ropz', news, text: news === 'none' ? '' : 'A cold' }, [
      'Playoffs',
      'ropz',
      ...(news === 'none' ? [] : ['A cold']),
    ]),
  })),
  organiser_message: [
    inEvent({ en: 'See you in the hall', pl: 'See you in the hall' }, ['See you in the hall']),
  ],
  organiser_named: [{ ...inEvent({}, []), path: `/${product.slug}/games` }],
  organiser_removed: [{ ...inEvent({}, []), path: `/${product.slug}/games` }],
  event_asked: [inEvent(user, ['kamil_s1'])],
  event_let_in: [inEvent({}, [])],
  event_removed: [{ ...inEvent({}, []), path: `/${product.slug}/games` }],
  event_owner: [inEvent({}, [])],
  steam_linked: steamNotices,
  steam_taken: steamNotices,
  steam_unlinked: steamNotices,
  event_adopted: [inEvent({}, [])],
  event_closed: [inEvent({ reason: 'Insults' }, ['Insults'])],
  league_joined: [inLeague(user, ['kamil_s1'])],
  league_asked: [inLeague(user, ['kamil_s1'])],
  league_let_in: [inLeague()],
  league_public: [inLeague()],
  league_removed: ['removed', 'deleted'].map(reason => ({ ...inLeague({ reason }), path: '/leagues' })),
  league_owner_gone: [inLeague()],
  league_owner: [inLeague()],
  league_reminder: [
    inLeague({ ...event, lock: '2000-01-01T00:00:00.000Z' }, ['Tatra Open', 'Playoffs']),
    inLeague({ ...event, lock: '2999-01-01T00:00:00.000Z' }, ['Tatra Open', 'Playoffs']),
    inLeague(event, ['Tatra Open', 'Playoffs']),
  ],
  league_drawn: [
    inLeague(),
    inLeague({ qualifiers: 8 }),
    inLeague({ seed: 3 }),
    inLeague({ outcome: 'lost' }),
  ],
  fixture_result: [
    ...['won', 'drawn', 'lost'].map(outcome =>
      inLeague({ ...round, ...rival, outcome }, ['Tatra Open', 'kamil_s1', '980']),
    ),
    inLeague({ ...round, userId: 8, opponent: deletedName, outcome: 'won' }, ['Tatra Open', '980']),
    inLeague({ ...round, opponent: 'AVERAGE', outcome: 'won' }, ['Tatra Open', '980']),
  ],
  round_won: [inLeague(round, ['Tatra Open'])],
  cup_won: [inLeague()],
  league_ended: [inLeague({ rank: 3 }, ['3']), inLeague(user, ['kamil_s1'])],
  talk_mentioned: [
    { ...inLeague(user, ['kamil_s1']), path: '/leagues/7?tab=talk' },
    {
      facts: { ...user, leagueId: 7, league: 'Cup pairs', ofRound: 2 },
      words: ['Cup pairs', 'kamil_s1'],
      path: '/leagues/7?tab=talk&round=2',
    },
    { facts: { ...user, clanId: 3, clan: 'Ravens' }, words: ['Ravens', 'kamil_s1'], path: '/clan/3' },
  ],
  webhook_off: [
    {
      facts: { leagueId: 7, name: 'Our bot', host: 'hooks.example.com' },
      words: ['Our bot', 'hooks.example.com'],
      path: '/leagues/7',
    },
  ],
}

const cases = notificationKinds.flatMap(kind => occasions[kind].map(occasion => ({ kind, ...occasion })))
/** What is worded differently in each language. */
const inLanguage = {
  'en-GB': {
    button: /^Notifications/,
    average: 'AVERAGE',
    deleted: 'deleted user',
    claim: /confirmed address/,
    own: '1,204.5',
  },
  'pl-PL': {
    button: /^Powiadomienia/,
    average: 'ŚREDNIA',
    deleted: 'usunięty użytkownik',
    claim: /potwierdzony adres/,
    own: '1204,5',
  },
} as const

test('the bell has words and a link for every kind of notification, in both languages (rulebook 10.21, 19.32)', async ({
  app,
}) => {
  const page = await signUp(app, 'bell_bea', '/privacy-policy', { tourDone: true })
  const cookies = await page.context().cookies()
  await page.context().close()
  const sentences: string[][] = []
  for (const [locale, { button, average, deleted, claim, own }] of Object.entries(inLanguage)) {
    const bell = await app.visit('/privacy-policy', { locale, reducedMotion: 'reduce' })
    await bell.context().addCookies(cookies)
    const notifications = cases.map(({ kind, facts }, at) => {
      const createdAt = '2026-11-26T12:00:00.000Z'
      return { id: cases.length - at, kind, facts, createdAt, readAt: null }
    })
    const count = notifications.length
    await bell.route('**/api/social/get-notifications?**', route =>
      route.fulfill({ json: { notifications, count, unread: count, unreadGroups: count } }),
    )
    const groups = notifications.map(each => ({ ...each, ids: [each.id], names: [] }))
    await bell.route('**/api/social/get-notification-groups?**', route =>
      route.fulfill({ json: { groups, count, hasMore: false } }),
    )
    await bell.goto(`${app.url}/leagues`)
    await bell.getByRole('button', { name: button }).click()
    const rows = bell.getByRole('dialog').getByRole('listitem')
    await expect.poll(() => rows.count()).toBe(count)
    expect(await rows.filter({ hasText: claim }).count(), 'not of a reward that was taken back').toBe(1)
    const shown = await rows.evaluateAll(items =>
      items.map(item => {
        const link = item.querySelector('a')
        return { text: link?.firstElementChild?.textContent ?? '', path: link?.getAttribute('href') ?? '' }
      }),
    )
    for (const [at, { kind, words, path }] of cases.entries()) {
      const { text = '', path: href } = shown[at] ?? {}
      expect(href, `${kind}: where it leads`).toBe(path)
      for (const word of words) expect(text, `${kind} in ${locale}`).toContain(word)
      expect(text, `${kind} in ${locale}: nothing is left out`).not.toMatch(
        /[{}]|kind\.|undefined|\s[.,:!]| {2}|^[:,]/,
      )
    }
    const fixtures = shown.flatMap(({ text }, at) => (cases[at]?.kind === 'fixture_result' ? [text] : []))
    expect(fixtures.at(-1), `AVERAGE in ${locale}`).toContain(average)
    expect(fixtures.at(-2), `a deleted user in ${locale}`).toContain(deleted)
    for (const text of fixtures) expect(text.replaceAll(/\s/g, ''), `scores in ${locale}`).toContain(own)
    sentences.push(shown.map(({ text }) => text))
    for (const width of [1440, 390]) {
      await resizeTo(bell, width, 900)
      expect(await faults(bell), `${locale}, ${width} px`).toEqual([])
    }
    await bell.context().close()
  }
  const [english = [], polish = []] = sentences
  const same = english.filter((sentence, at) => sentence === polish[at])
  expect(same, 'no sentence is English in Polish').toEqual([])
  expect(new Set(english).size, 'each wording is its own').toBe(english.length)
})

test('on a narrow phone the words of the bar are whole, and the icons of a notification are 44 px for a finger (rulebook 10.28, 13.44, 13.88)', async ({
  app,
}) => {
  const phone = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true, locale: 'pl-PL' }
  const page = await signUp(app, 'bell_pia', '/privacy-policy', { ...phone, reducedMotion: 'reduce' })
  const { facts } = inLeague({ ...round, ...rival, phaseIndex: 2, outcome: 'won' })
  const result = { id: 1, ids: [1], names: [], kind: 'fixture_result', facts, readAt: null }
  await page.route('**/api/social/get-notification-groups?**', route =>
    route.fulfill({
      json: { groups: [{ ...result, createdAt: '2026-11-26T12:00:00.000Z' }], count: 1, hasMore: false },
    }),
  )
  await page.goto(`${app.url}/leagues`)
  const button = page.getByRole('button', { name: /^Powiadomienia/ })
  await button.click()
  const words = button.getByText('Powiadomienia')
  expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  const row = page.getByRole('dialog').getByRole('listitem')
  const icons = row.locator('a[aria-label], button')
  await expect.poll(() => icons.count()).toBe(3)
  const boxes = await icons.evaluateAll(all =>
    all.map(each => {
      const { x, y, width, height } = each.getBoundingClientRect()
      return { x, y, width, height }
    }),
  )
  for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  for (const [at, one] of boxes.entries())
    for (const other of boxes.slice(at + 1))
      expect(
        Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)),
        'side by side',
      ).toBeGreaterThanOrEqual(44)
  // The event of a round is not named, and so cannot be muted here.
  await row.getByRole('button', { name: 'Wycisz' }).click()
  await page.getByRole('menuitem', { name: /Office pairs/ }).waitFor()
  expect(await page.getByRole('menuitem').count()).toBe(2)
})
