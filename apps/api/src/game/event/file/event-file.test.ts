import { describe, expect } from 'vitest'
import { insertConfiguredEvent, readConfig } from '../../../../test/calls/config-calls.ts'
import { deckOf } from '../../../../test/calls/deck-calls.ts'
import { exportEvent, type ImportBody, importEvent, issueTexts } from '../../../../test/calls/event-files.ts'
import { dump } from '../../../../test/database/dump.ts'
import { itConfigures as it } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent, insertTestTeam } from '../../../../test/fixtures/insert-event.ts'
import type { EventFile } from './schema.ts'

const steamId = (n: number) => `7656119888000${String(n).padStart(4, '0')}`
let files = 0

/** A small event with new teams and players, of a name that no other test uses. */
function newFile(change: (file: EventFile) => EventFile = file => file) {
  const n = ++files * 100
  const keys = [`wolves-${n}`, `bears-${n}`] as const
  const player = (seat: number, team: string) => ({
    ...{ steamId: steamId(n + seat), name: `P${n + seat}`, country: 'pl', birth: '2001-02-03' },
    ...{ role: 'RIFLER', style: 'Passive', team, img: '' },
  })
  const file: EventFile = {
    version: 1,
    event: { name: `Forest Cup ${n}`, img: 'forest' },
    phases: [
      {
        ...{ name: 'Groups', goal: 900.5, multiplier: 1.25 },
        opensAt: '2031-05-01T10:00:00.000Z',
        locksAt: '2031-05-02T10:00:00.000Z',
        teams: [
          { team: keys[0], players: [steamId(n + 1), steamId(n + 2)] },
          { team: keys[1], players: [steamId(n + 3)] },
        ],
        perks: [1, 1, 2],
        matches: [
          {
            home: keys[0],
            away: keys[1],
            date: '2031-05-02T12:00:00.000Z',
            bestOf: 3,
            maps: [{ map: 'Mirage' }],
          },
        ],
      },
    ],
    rewards: [{ reward: 1, amount: 2.5, type: 'ranks', from: 1, to: 3 }],
    sources: [{ name: 'Server A' }],
    catalogue: {
      teams: keys.map((key, at) => ({ key, name: at === 0 ? 'Wolves' : 'Bears' })),
      players: [player(1, keys[0]), player(2, keys[0]), player(3, keys[1])],
    },
  }
  return change(file)
}

const withPhase = (
  file: EventFile,
  fields: Partial<NonNullable<EventFile['phases']>[number]>,
): EventFile => ({
  ...file,
  phases: (file.phases ?? []).map((phase, at) => (at === 0 ? { ...phase, ...fields } : phase)),
})

const acts = ({ lines }: ImportBody) => lines.map(({ act, what, name }) => `${act} ${what} ${name}`.trim())

describe('the import of an event file (rulebook 25.3)', () => {
  it('creates the event with everything in it, and what the catalogue lacks', async ({ admin }) => {
    const file = newFile()
    const { status, body, response } = await importEvent(admin, file)
    expect([status, body.imported], response.body).toEqual([200, true])
    const event = await readConfig(admin, body.event.id ?? 0)
    expect(event).toMatchObject({ name: file.event.name, img: 'forest', public: false, featured: false })
    expect(event.phases).toMatchObject([
      {
        ...{ name: 'Groups', points: 900.5, mult: 1.25 },
        ...{ open: '2031-05-01T10:00:00.000Z', lock: '2031-05-02T10:00:00.000Z' },
        matches: [{ bestOf: 3, status: 'scheduled', maps: [{ mapNumber: 1, mapId: 5 }] }],
      },
    ])
    expect(event.phases[0]?.perks.map(({ perkId }) => perkId).toSorted()).toEqual([1, 1, 2])
    expect(event.phases[0]?.teams.map(({ players }) => players.length).toSorted()).toEqual([1, 2])
    expect(event.rewards).toMatchObject([{ rewardId: 1, amount: 2.5, from: 1, to: 3, type: 1 }])
    expect(body.sources).toEqual([
      { name: 'Server A', path: expect.stringMatching(/^\/api\/score-sources\/.+\/log$/) },
    ])
  })

  it('shows by a dry run what it would do, and changes nothing', async ({ admin, db }) => {
    const file = newFile()
    const before = await dump(db)
    const { body } = await importEvent(admin, file, { dryRun: true })
    expect(await dump(db)).toEqual(before)
    expect(body).toMatchObject({ imported: false, event: { id: null, name: file.event.name }, sources: [] })
    expect(acts(body)).toContain('create team Wolves')
    expect(acts(body)).toContain('create phase Groups')
    expect(body.lines.every(({ act }) => act === 'create')).toBe(true)
    const real = await importEvent(admin, file, { plan: body.plan })
    expect([real.status, real.body.created]).toEqual([200, body.created])
  })

  it('changes what is different, keeps what the file does not have, and says so', async ({ admin }) => {
    const file = newFile()
    const { body } = await importEvent(admin, file)
    const eventId = body.event.id ?? 0
    const moved = withPhase(file, {
      goal: 1000,
      locksAt: '2031-05-03T10:00:00.000Z',
      perks: [2, 3],
      matches: (file.phases?.[0]?.matches ?? []).map(match => ({
        ...match,
        date: '2031-05-02T15:00:00.000Z',
      })),
      teams: file.phases?.[0]?.teams?.slice(0, 1) ?? [],
    })
    const renamed = {
      ...moved,
      rewards: [],
      sources: [],
      catalogue: { teams: [{ key: file.catalogue?.teams?.[0]?.key ?? '', name: 'Wolf Pack' }] },
    }
    const changed = await importEvent(admin, renamed)
    expect(acts(changed.body)).toEqual([
      'change phase Groups',
      `change match ${file.catalogue?.teams?.map(({ key }) => key).join(' - ')}, 2031-05-02T15:00:00.000Z`,
      'change perks',
      'keep phaseTeam Bears',
      'keep eventReward Clutch coins, 1 - 3',
      'keep source Server A',
      'keep team Wolf Pack',
    ])
    const phase = changed.body.lines.find(({ what }) => what === 'phase')
    expect(phase?.fields).toEqual([
      { field: 'goal', before: '900.5', after: '1000' },
      { field: 'locksAt', before: '2031-05-02T10:00:00.000Z', after: '2031-05-03T10:00:00.000Z' },
    ])
    const stored = await readConfig(admin, eventId)
    expect(stored.phases[0]).toMatchObject({ points: 1000, matches: [{ date: '2031-05-02T15:00:00.000Z' }] })
    expect(stored.phases[0]?.teams).toHaveLength(2)
    expect(JSON.parse(await exportEvent(admin, eventId)).catalogue.teams).toContainEqual({
      key: file.catalogue?.teams?.[0]?.key,
      name: 'Wolves',
    })
  })

  it('changes nothing the second time: no revision, no entry of the audit log', async ({ admin, db }) => {
    const file = newFile()
    await importEvent(admin, file)
    const before = await dump(db)
    const { body } = await importEvent(admin, file)
    expect(body).toMatchObject({ imported: false, created: 0, changed: 0, kept: 0 })
    expect(await dump(db)).toEqual(before)
  })

  it('keeps the results of maps, status and best of that the file leaves out', async ({ admin, db }) => {
    const { eventId } = await insertConfiguredEvent(db, admin)
    const file: EventFile = JSON.parse(await exportEvent(admin, eventId))
    const [match] = file.phases?.[0]?.matches ?? []
    expect(match?.maps).toEqual([{ map: 'Ancient', homeScore: 13, awayScore: 7 }])
    const { home = '', away = '', date = '' } = match ?? {}
    const bare = withPhase(file, { matches: [{ home, away, date, maps: [{ map: 'Ancient' }] }] })
    expect((await importEvent(admin, bare, { eventId })).body).toMatchObject({ created: 0, changed: 0 })
  })

  it('has the line-up news of a phase, sorted; what it does not mention stays (rulebook 18.15)', async ({
    admin,
  }) => {
    const file = newFile()
    const [first = '', second = ''] = file.phases?.[0]?.teams?.[0]?.players ?? []
    const news = [
      { player: first, state: 'out' as const, text: 'ill' },
      { player: second, state: 'standIn' as const, text: '' },
    ]
    const imported = await importEvent(admin, withPhase(file, { news: news.toReversed() }))
    const eventId = imported.body.event.id ?? 0
    const stored: EventFile = JSON.parse(await exportEvent(admin, eventId))
    expect(stored.phases?.[0]?.news).toEqual(news)
    const changed = withPhase(stored, { news: [{ player: first, state: 'doubtful' }] })
    const { body } = await importEvent(admin, changed, { eventId })
    const [own] = file.catalogue?.players ?? []
    expect(acts(body).filter(act => act.includes('news'))).toEqual([
      `keep news ${file.catalogue?.players?.[1]?.name}`,
      `change news ${own?.name}`,
    ])
    const faulty = withPhase(stored, {
      news: [
        { player: file.phases?.[0]?.teams?.[1]?.players[0] ?? '', state: 'out', text: 'a'.repeat(101) },
        { player: steamId(9999), state: 'out' },
      ],
    })
    expect(issueTexts((await importEvent(admin, faulty, { eventId })).body)).toEqual([
      '/phases/0/news/0: NEWS_TEXT_LENGTH',
      '/phases/0/news/1/player: EVENT_FILE_UNKNOWN',
    ])
  })

  it('takes the event of the name, the chosen one, or adds a new one', async ({ admin }) => {
    const file = newFile()
    const first = (await importEvent(admin, file)).body.event.id ?? 0
    const second = (await importEvent(admin, file, { asNew: true })).body.event.id
    expect(second).not.toBe(first)
    const shared = await importEvent(admin, file)
    expect([shared.status, shared.body.rule]).toEqual([409, 'EVENT_NAME_SHARED'])
    const named = { ...file, event: { name: `${file.event.name} II` } }
    const chosen = await importEvent(admin, named, { eventId: first })
    expect(acts(chosen.body)).toEqual([`change event ${named.event.name}`])
    expect((await readConfig(admin, first)).name).toBe(named.event.name)
    expect((await importEvent(admin, file, { eventId: first, asNew: true })).status).toBe(400)
    expect((await importEvent(admin, file, { eventId: 2_000_000_000 })).status).toBe(404)
  })

  it('is one entry of the audit log, by the places of the file', async ({ admin, db }) => {
    const { body } = await importEvent(admin, newFile())
    const rows = await db
      .selectFrom('audit')
      .where('event_id', '=', body.event.id)
      .select(['call', 'after'])
      .orderBy('id')
      .execute()
    expect(rows.map(({ call }) => call)).toEqual(['add-event', 'add-score-source', 'import-event'])
    expect(rows.at(-1)?.after).toMatchObject({
      fileName: 'event.json',
      things: { '/phases/0': { name: 'Groups' } },
    })
  })
})

describe('a refused event file changes nothing (rulebook 25.6)', () => {
  const refusals: [what: string, file: string | Buffer, faults: string[]][] = [
    ['cut off', JSON.stringify(newFile()).slice(0, 200), [': EVENT_FILE_JSON']],
    ['not UTF-8', Buffer.from([0x7b, 0xff, 0x7d]), [': EVENT_FILE_JSON']],
    ['of another version', JSON.stringify({ ...newFile(), version: 2 }), ['/version: EVENT_FILE_VERSION']],
    [
      'of a version that is nested 50,000 times',
      `{"version":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
      ['/version: EVENT_FILE_VERSION'],
    ],
    ['without a version', '[]', ['/version: EVENT_FILE_VERSION']],
  ]
  it.for(refusals)('that is %s', async ([, file, faults], { admin, db }) => {
    const before = await dump(db)
    const { status, body } = await importEvent(admin, file)
    expect([status, issueTexts(body)]).toEqual([400, faults])
    expect(await dump(db)).toEqual(before)
  })

  it('with all faults of its shape at once, by path', async ({ admin }) => {
    const file = newFile()
    const [phase] = file.phases ?? []
    const { status, body } = await importEvent(admin, {
      ...file,
      event: { ...file.event, name: ' ' },
      phases: [{ ...phase, goal: 'many', locksAt: null, perk: [1] }],
      secret: 1,
    })
    expect(status).toBe(400)
    expect(issueTexts(body).map(fault => fault.split(':')[0])).toEqual([
      '/event/name',
      '/phases/0/goal',
      '/phases/0',
      '',
    ])
    const dates = await importEvent(admin, withPhase(file, { locksAt: null }))
    expect(issueTexts(dates.body)).toEqual(['/phases/0/locksAt: EVENT_FILE_DATES'])
  })

  it('with all faults of what it names at once', async ({ admin, db }) => {
    const file = newFile()
    const [own] = file.catalogue?.players ?? []
    const before = await dump(db)
    const { birth: _, ...incomplete } = own ?? { steamId: '' }
    const faulty = withPhase(
      {
        ...file,
        rewards: [
          { reward: 999_999, amount: 1, type: 'ranks', from: 1, to: 1 },
          { reward: 1, amount: 1, type: 'ranks', from: 3, to: 1 },
        ],
        catalogue: {
          ...file.catalogue,
          players: [{ ...incomplete, role: 'GOALKEEPER' }, ...(file.catalogue?.players?.slice(1) ?? [])],
        },
      },
      {
        teams: [{ team: 'no-such-team', players: [steamId(9999)] }, ...(file.phases?.[0]?.teams ?? [])],
        perks: [1, 888_888],
        matches: [
          {
            home: file.catalogue?.teams?.[0]?.key ?? '',
            away: file.catalogue?.teams?.[0]?.key ?? '',
            date: '2031-05-02T12:00:00.000Z',
            maps: [{ map: 'Mirrage' }],
          },
        ],
      },
    )
    const { status, body } = await importEvent(admin, faulty)
    expect(status).toBe(400)
    expect(issueTexts(body)).toEqual([
      '/catalogue/players/0/birth: VALUE_MISSING',
      '/phases/0/teams/0/team: EVENT_FILE_UNKNOWN',
      '/phases/0/teams/0/players/0: EVENT_FILE_UNKNOWN',
      '/phases/0/matches/0/maps/0/map: EVENT_FILE_UNKNOWN',
      '/phases/0/perks/1: EVENT_FILE_UNKNOWN',
      '/rewards/0/reward: EVENT_FILE_UNKNOWN',
      '/rewards/1: REWARD_INCOMPLETE',
    ])
    expect(await dump(db)).toEqual(before)
  })

  it('that names something twice', async ({ admin }) => {
    const file = newFile()
    const [team] = file.phases?.[0]?.teams ?? []
    const twice = withPhase(file, { teams: team ? [team, team] : [] })
    expect(issueTexts((await importEvent(admin, twice)).body)).toEqual([
      '/phases/0/teams/1: EVENT_FILE_TWICE',
    ])
    const [player = ''] = team?.players ?? []
    const teams = team ? [{ ...team, players: [...team.players, player] }] : []
    expect(issueTexts((await importEvent(admin, withPhase(file, { teams }))).body)).toEqual([
      `/phases/0/teams/0/players/${team?.players.length}: EVENT_FILE_TWICE`,
    ])
  })

  it('that is larger than 1 MB, and takes one of nearly 1 MB', async ({ admin }) => {
    const file = newFile()
    const pad = (size: number) => {
      const text = JSON.stringify(file)
      return `${text}${' '.repeat(size - text.length)}`
    }
    const large = await importEvent(admin, pad(1024 * 1024 + 1))
    expect([large.status, large.body.rule]).toEqual([413, 'FILE_TOO_LARGE'])
    expect((await importEvent(admin, pad(1024 * 1024))).status).toBe(200)
  })
})

describe('an event that is being played (rulebook 25.5)', () => {
  const locked = [
    { open: -120, lock: -60, perks: [1] },
    { open: -30, lock: 60, perks: [1, 2] },
  ]
  it('refuses what the calls refuse, by path: dates, perks', async ({ admin, db }) => {
    const { eventId } = await insertTestEvent(db, locked)
    const file: EventFile = JSON.parse(await exportEvent(admin, eventId))
    const moved = {
      ...file,
      phases: (file.phases ?? []).map(phase => ({
        ...phase,
        opensAt: '2031-05-01T10:00:00.000Z',
        locksAt: '2031-05-03T10:00:00.000Z',
        perks: [3],
      })),
    }
    const before = await dump(db)
    const { status, body } = await importEvent(admin, moved, { eventId })
    expect(status).toBe(400)
    expect(issueTexts(body)).toEqual([
      '/phases/0/perks: LOCK_PASSED',
      '/phases/0/locksAt: LOCK_PASSED',
      '/phases/1/opensAt: OPEN_PASSED',
    ])
    expect(await dump(db)).toEqual(before)
  })

  it('keeps the perks that decks use', async ({ admin, db, signUp }) => {
    const { eventId, players } = await insertTestEvent(db, [{ open: -30, lock: 60, perks: [1, 2] }])
    const deck = deckOf(await signUp('perk_holder'), eventId)
    await deck.add(players[0] ?? 0)
    await deck.addPerk(players[0] ?? 0, 2)
    const file: EventFile = JSON.parse(await exportEvent(admin, eventId))
    const { body } = await importEvent(admin, withPhase(file, { perks: [1] }), { eventId })
    expect(issueTexts(body)).toEqual(['/phases/0/perks: PERK_IN_DECKS'])
  })

  it('takes a later lock of an open phase', async ({ admin, db }) => {
    const { eventId } = await insertTestEvent(db, [{ open: -30, lock: 60 }])
    const file: EventFile = JSON.parse(await exportEvent(admin, eventId))
    const later = withPhase(file, { locksAt: '2031-05-03T10:00:00.000Z' })
    expect((await importEvent(admin, later, { eventId })).body.changed).toBe(1)
    expect((await readConfig(admin, eventId)).phases[0]?.lock).toBe('2031-05-03T10:00:00.000Z')
  })

  it('refuses a player who is listed for another team, and everything once it is completed', async ({
    admin,
    db,
    config,
  }) => {
    const { eventId } = await insertTestEvent(db, locked)
    const file: EventFile = JSON.parse(await exportEvent(admin, eventId))
    const [home, away] = file.phases?.[0]?.teams ?? []
    const swapped = withPhase(file, {
      teams: [{ team: home?.team ?? '', players: [...(home?.players ?? []), away?.players[0] ?? ''] }],
    })
    const { body } = await importEvent(admin, swapped, { eventId })
    const seat = home?.players.length
    expect(issueTexts(body)).toEqual([`/phases/0/teams/0/players/${seat}: PLAYER_ALREADY_IN_PHASE`])
    await config('update-event', { eventId, data: { completed: true } })
    const late = await importEvent(admin, file, { eventId })
    expect([late.status, late.body.rule]).toEqual([409, 'EVENT_COMPLETED'])
  })
})

describe('two admins at once (rulebook 25.7)', () => {
  it('import one file once; an admin who has seen another preview gets a message', async ({
    admin,
    db,
    signUp,
  }) => {
    const other = await signUp('second_admin', 'admin')
    const file = newFile()
    const { plan } = (await importEvent(admin, file, { dryRun: true })).body
    const both = await Promise.all([admin, other].map(by => importEvent(by, file, { plan })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.rule).toBe('STALE')
    const events = await db.selectFrom('event').where('name', '=', file.event.name).select('id').execute()
    expect(events).toHaveLength(1)
  })

  it('without a preview the second finds what the first has created', async ({ admin, db, signUp }) => {
    const other = await signUp('third_admin', 'admin')
    const file = newFile()
    const both = await Promise.all([admin, other].map(by => importEvent(by, file)))
    expect(both.map(({ body }) => body.imported).toSorted()).toEqual([false, true])
    const teams = await db
      .selectFrom('team')
      .where('key', 'in', file.catalogue?.teams?.map(({ key }) => key) ?? [])
      .select('id')
      .execute()
    expect(teams).toHaveLength(2)
  })
})

describe('a file of MatchZy or get5 (rulebook 25.9)', () => {
  it('adds its teams, players and match to a phase, once', async ({ admin, db }) => {
    const { eventId } = await insertTestEvent(db, [{ open: 60, lock: 120 }])
    const { team, players } = await insertTestTeam(db, 2)
    const { key } = await db.selectFrom('team').where('id', '=', team).select('key').executeTakeFirstOrThrow()
    const rows = await db
      .selectFrom('player')
      .where('id', 'in', players)
      .select(['steam_id', 'name'])
      .orderBy('id')
      .execute()
    const file = {
      matchid: 27,
      team1: { name: key, players: Object.fromEntries(rows.map(row => [row.steam_id, row.name])) },
      team2: { name: 'Night Owls' },
      num_maps: 3,
      maplist: ['de_mirage', 'de_dust2', 'de_inferno'],
      cvars: { mp_friendlyfire: '0' },
    }
    const at = { eventId, phaseIndex: 1 }
    const { status, body } = await importEvent(admin, file, at)
    expect(status, body.message).toBe(200)
    const { lock } = (await readConfig(admin, eventId)).phases[0] ?? {}
    expect(acts(body)).toEqual([
      `create match ${key} - night-owls, ${lock}`,
      `create phaseTeam ${key}`,
      'create phaseTeam Night Owls',
      'create team Night Owls',
    ])
    const [phase] = (await readConfig(admin, eventId)).phases
    expect(phase?.teams.find(({ teamId }) => teamId === team)?.players).toHaveLength(2)
    expect(phase?.matches).toMatchObject([
      { homeTeamId: team, date: lock, bestOf: 3, maps: [{ mapId: 5 }, { mapId: 3 }, { mapId: 4 }] },
    ])
    expect((await importEvent(admin, file, at)).body).toMatchObject({ imported: false, lines: [] })
    const { team1, team2 } = file
    const turned = { ...file, team1: team2, team2: team1, maplist: ['de_mirage'], num_maps: 1 }
    const bytes = Buffer.from(`\uFEFF${JSON.stringify(turned)}`, 'utf16le')
    expect(acts((await importEvent(admin, bytes, at)).body)).toHaveLength(1)
    expect((await readConfig(admin, eventId)).phases[0]?.matches).toMatchObject([
      { homeTeamId: team, bestOf: 1, maps: [{ mapId: 5 }] },
    ])
  })

  it('an event file that turns a match round changes it, and its scores stay with their teams (rulebook 18.13)', async ({
    admin,
    db,
  }) => {
    const { eventId } = await insertConfiguredEvent(db, admin)
    const exported = JSON.parse(await exportEvent(admin, eventId))
    const [{ matches }] = exported.phases
    const [{ home, away }] = matches
    delete matches[0].maps
    Object.assign(matches[0], { home: away, away: home, date: '2030-01-03T10:00:00.000Z' })
    const { status, body } = await importEvent(admin, exported, { eventId })
    expect([status, body.created, body.kept], body.message).toEqual([200, 0, 0])
    expect((await readConfig(admin, eventId)).phases[0]?.matches).toMatchObject([
      { date: '2030-01-03T10:00:00.000Z', maps: [{ homeScore: 7, awayScore: 13 }] },
    ])
  })

  it('begins at the lock of a phase that has no dates yet, as the preview has shown', async ({
    admin,
    db,
  }) => {
    const { eventId } = await insertTestEvent(db, [{ open: 60, lock: 60 }])
    const file = { team1: { name: 'Lions' }, team2: { name: 'Tigers' } }
    const at = { eventId, phaseIndex: 1 }
    const { plan } = (await importEvent(admin, file, { ...at, dryRun: true })).body
    const { status, body } = await importEvent(admin, file, { ...at, plan })
    expect(status, body.message).toBe(200)
    const [phase] = (await readConfig(admin, eventId)).phases
    expect(phase?.matches).toMatchObject([{ date: phase?.lock, bestOf: null, maps: [] }])
  })

  it('is refused by path without a phase, for unknown players and maps, and for faults of its shape', async ({
    admin,
    db,
  }) => {
    const { eventId } = await insertTestEvent(db, [{ open: 60, lock: 120 }])
    const file = {
      team1: { name: 'Rooks', players: { [steamId(7777)]: 'rook' } },
      team2: { name: 'Owls' },
      num_maps: 1,
      maplist: ['de_nowhere'],
    }
    const before = await dump(db)
    const nowhere = await importEvent(admin, file, { eventId })
    expect([nowhere.status, nowhere.body.rule]).toEqual([400, 'MATCH_FILE_PHASE'])
    expect((await importEvent(admin, file, { eventId, phaseIndex: 2 })).status).toBe(404)
    const at = { eventId, phaseIndex: 1 }
    expect(issueTexts((await importEvent(admin, file, at)).body)).toEqual([
      `/team1/players/${steamId(7777)}: MATCH_FILE_PLAYER`,
      '/maplist/0: EVENT_FILE_UNKNOWN',
    ])
    expect(issueTexts((await importEvent(admin, { ...file, num_maps: 'many' }, at)).body)).toEqual([
      '/num_maps: VALUE_INVALID',
    ])
    expect(await dump(db)).toEqual(before)
  })
})
