import { expect } from 'vitest'
import { configAs, readConfig } from '../../../../test/calls/config-calls.ts'
import { exportEvent } from '../../../../test/calls/event-files.ts'
import { it } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent, insertTestTeam } from '../../../../test/fixtures/insert-event.ts'
import { insertPrivate } from '../../../../test/fixtures/private-event.ts'
import type { TestUser } from '../../../../test/fixtures/test-app.ts'

const path = (verb: string) => `/api/clutchdeck/${verb}`
const steamId = (n: number) => `7656119800000${String(n).padStart(4, '0')}`
const anna = { steamId: steamId(1), name: 'anna', team: 'Wolves' }
const ola = { steamId: steamId(2), name: 'ola', team: 'Wolves', country: 'pl', roleId: 3 }

type Saved = { players: { name: string; change: string }[]; listed: number; rule?: string; message: string }
const setPlayers = (user: TestUser, body: object) => configAs(user)<Saved>('set-event-players', body)
const changesOf = async (user: TestUser, body: object) => {
  const { status, body: saved } = await setPlayers(user, body)
  expect(status, saved.message).toBe(200)
  return saved.players.map(({ name, change }) => [name, change])
}
type Own = {
  id: number
  name: string
  steamId: string
  country: string | null
  team: { id: number; name: string; key: string }
}
const ownPlayers = async (user: TestUser, eventId: number) =>
  (await user.call<{ players: Own[] }>(path(`get-event-players?eventId=${eventId}`))).body.players
const idOf = (players: readonly Own[], name: string) => players.find(each => each.name === name)?.id ?? 0
const undated = [{ open: 10, lock: 10 }]

it('rows add players with their teams, and the same rows once more change nothing, also at once (rulebook 30.11)', async ({
  db,
  newUser,
}) => {
  const owner = await newUser()
  const { eventId } = await insertPrivate(db, undated, { owner })
  const rows = [anna, ola]
  expect(await changesOf(owner, { eventId, rows, dryRun: true })).toEqual([
    ['anna', 'added'],
    ['ola', 'added'],
  ])
  expect(await ownPlayers(owner, eventId)).toEqual([])
  const both = await Promise.all([1, 2].map(() => changesOf(owner, { eventId, rows })))
  expect(
    both
      .flat()
      .map(([, change]) => change)
      .toSorted(),
  ).toEqual(['added', 'added', 'left', 'left'])
  const stored = await ownPlayers(owner, eventId)
  expect(stored).toMatchObject([
    {
      ...anna,
      team: { name: 'Wolves' },
      country: null,
      birth: null,
      roleId: null,
      role: null,
      styleId: null,
      img: '',
    },
    { ...ola, team: { name: 'Wolves' }, birth: null, role: { id: 3 } },
  ])
  const changed = [{ steamId: steamId(1), name: 'Anna', team: 'Bears' }, ola]
  expect(await changesOf(owner, { eventId, rows: changed })).toEqual([
    ['Anna', 'changed'],
    ['ola', 'left'],
  ])
  const [first] = await ownPlayers(owner, eventId)
  expect(first).toMatchObject({ id: idOf(stored, 'anna'), name: 'Anna', team: { name: 'Bears' } })
})

it('a SteamID has any form; a row that cannot be taken refuses all, with its number (rulebook 30.11)', async ({
  db,
  newUser,
}) => {
  const owner = await newUser()
  const { eventId } = await insertPrivate(db, undated, { owner })
  const refused = async (rows: object[]) => {
    const { status, body } = await setPlayers(owner, { eventId, rows })
    return [status, body.rule, body.message]
  }
  expect(await refused([anna, { ...ola, birth: '2999-01-01' }])).toEqual([
    400,
    'OWN_PLAYER_INVALID',
    'Row 2: "birth" is missing or has an invalid value.',
  ])
  expect(await refused([{ ...anna, roleId: 99 }])).toEqual([404, 'ROLE_NOT_FOUND', expect.any(String)])
  expect(
    await refused([
      { ...anna, steamId: '[U:1:5]' },
      { ...ola, steamId: 'STEAM_1:1:2' },
    ]),
  ).toEqual([400, 'OWN_PLAYER_REPEATED', 'Row 2: row 1 has the same SteamID.'])
  const nine = Array.from({ length: 9 }, (_, n) => ({
    steamId: steamId(n + 1),
    name: `p${n}`,
    team: 'Wolves',
  }))
  expect((await refused(nine))[1]).toBe('OWN_TEAM_FULL')
  const eleven = Array.from({ length: 11 }, (_, n) => ({
    steamId: steamId(n + 1),
    name: `p${n}`,
    team: `T${n}`,
  }))
  expect((await refused(eleven))[1]).toBe('OWN_TEAMS_MANY')
  expect(await ownPlayers(owner, eventId)).toEqual([])
})

it('who configures the private event sets its players; a public event has none (rulebook 30.11)', async ({
  db,
  admin,
  newUser,
}) => {
  const [owner, guest] = [await newUser(), await newUser()]
  const { eventId } = await insertPrivate(db, undated, { owner, others: [guest] })
  expect((await setPlayers(guest, { eventId, rows: [anna] })).status).toBe(403)
  expect((await setPlayers(admin, { eventId, rows: [anna] })).status).toBe(200)
  const open = await insertTestEvent(db, undated)
  const { status, body } = await setPlayers(admin, { eventId: open.eventId, rows: [anna] })
  expect([status, body.rule]).toEqual([404, 'EVENT_NOT_FOUND'])
})

it('own players and teams are in no list, search, file or page of the catalogue, and in no other event (rulebook 30.10)', async ({
  db,
  admin,
  newUser,
}) => {
  const [owner, stranger] = [await newUser(), await newUser()]
  const { eventId } = await insertPrivate(db, undated, { owner })
  await changesOf(owner, { eventId, rows: [{ ...anna, name: 'hidden-anna', team: 'Hidden Wolves' }] })
  const [player] = await ownPlayers(owner, eventId)
  const { id = 0, team = { id: 0, key: '' } } = player ?? {}
  const reads: [string, object?][] = [
    [path('get-players'), { phrase: 'hidden' }],
    [path('get-players'), { id }],
    [path('get-teams'), { phrase: 'hidden' }],
    [path('get-teams'), { id: team.id }],
    [path('export-catalogue?kind=player')],
    [path('export-catalogue?kind=team')],
    [path(`get-professional?playerId=${id}`)],
  ]
  const answers = await Promise.all(
    reads.map(async ([way, body]) => (await admin.call(way, body)).response.payload),
  )
  for (const text of answers) expect(text.toLowerCase()).not.toContain('hidden')
  const other = await insertTestEvent(db, undated)
  const at = { eventId: other.eventId, phaseIndex: 1 }
  const statuses = [
    await admin.call(path('update-player'), {
      data: { id, ...anna, country: 'pl', birth: '2000-01-01' },
      role: 1,
      style: 1,
    }),
    await admin.call(path('remove-player'), { id }),
    await admin.call(path('remove-team'), { id: team.id }),
    await admin.call(path('update-player'), {
      data: { id: other.players[0], name: 'x', steamId: steamId(99), country: 'pl', birth: '2000-01-01' },
      ...{ role: 1, style: 1, team: team.id },
    }),
    await admin.call(path('add-phase-team'), { ...at, teamId: team.id, players: [] }),
    await admin.call(path('add-phase-team-player'), { ...at, teamId: other.teams[0], playerId: id }),
    await admin.call(path('update-shortlist'), { playerId: id, marked: true }),
    await stranger.call(path('update-shortlist'), { playerId: id, marked: true }),
  ].map(({ status }) => status)
  expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 200, 404])
  expect((await owner.call(path('update-shortlist'), { playerId: id, marked: true })).status).toBe(200)
  expect(team.key).toMatch(/^hidden-wolves--[0-9a-f]{16}$/)
})

it('a SteamID of the catalogue and of another event is no obstacle (rulebook 30.10)', async ({
  db,
  newUser,
}) => {
  const owner = await newUser()
  const one = await insertPrivate(db, undated, { owner })
  const other = await insertPrivate(db, undated, { owner })
  const { steam_id } = await db
    .selectFrom('player')
    .where('event_id', 'is', null)
    .select('steam_id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const rows = [{ ...anna, steamId: steam_id }]
  for (const { eventId } of [one, other])
    expect(await changesOf(owner, { eventId, rows })).toEqual([['anna', 'added']])
})

it('they are listed in the phases that have not locked, and follow their teams until these open (rulebook 30.11)', async ({
  db,
  newUser,
}) => {
  const owner = await newUser()
  const phases = [
    { open: -10, lock: 10 },
    { open: 20, lock: 30 },
    { open: 10, lock: 10 },
    { open: -30, lock: -20 },
  ]
  const { eventId, teams } = await insertPrivate(db, phases, { owner })
  const { body } = await setPlayers(owner, { eventId, rows: [anna, ola], list: true })
  expect(body.listed).toBe(3)
  const own = await ownPlayers(owner, eventId)
  const ownOf = async () =>
    (await readConfig(owner, eventId)).phases.map(phase =>
      phase.teams
        .filter(({ teamId }) => !teams.includes(teamId))
        .map(({ players }) => players.map(({ playerId }) => own.find(({ id }) => id === playerId)?.name)),
    )
  const both = [['anna', 'ola']]
  expect(await ownOf()).toEqual([both, both, both, []])
  expect((await setPlayers(owner, { eventId, rows: [anna, ola], list: true })).body.listed).toBe(0)
  const moved = [anna, ola].map(row => ({ ...row, team: 'Bears' }))
  await changesOf(owner, { eventId, rows: moved, list: true })
  expect(await ownOf()).toEqual([both, both, both, []])
  const left = await db
    .selectFrom('team')
    .where('event_id', '=', eventId)
    .select('name')
    .orderBy('name')
    .execute()
  expect(left.map(({ name }) => name)).toEqual(['Bears', anna.team])
})

it('the usual calls list them, too; a player whom a phase lists stays, another can be deleted (rulebook 30.10, 30.11)', async ({
  db,
  newUser,
}) => {
  const owner = await newUser()
  const { eventId } = await insertPrivate(db, [{ open: -10, lock: 10 }], { owner })
  await changesOf(owner, { eventId, rows: [anna, { ...ola, team: 'Bears' }] })
  const own = await ownPlayers(owner, eventId)
  const teamId = own[0]?.team.id
  const listing = { eventId, phaseIndex: 1, teamId, players: [idOf(own, 'anna')] }
  expect((await owner.call(path('add-phase-team'), listing)).status).toBe(200)
  const remove = async (...steamIds: string[]) => {
    const { status, body } = await setPlayers(owner, { eventId, rows: [], remove: steamIds })
    return [status, body.rule]
  }
  expect(await remove(anna.steamId, ola.steamId)).toEqual([409, 'OWN_PLAYER_LISTED'])
  expect(await remove(ola.steamId)).toEqual([200, undefined])
  expect((await ownPlayers(owner, eventId)).map(({ name }) => name)).toEqual(['anna'])
})

it('files and copies of the event leave them out, and they go with it (rulebook 30.10)', async ({
  db,
  admin,
  newUser,
}) => {
  const owner = await newUser()
  const { eventId, teams, players } = await insertPrivate(db, undated, { owner })
  await changesOf(owner, { eventId, rows: [anna, ola], list: true })
  const own = await ownPlayers(owner, eventId)
  const date = '2030-01-01T10:00:00.000Z'
  const data = { phaseIndex: 1, homeTeamId: own[0]?.team.id, awayTeamId: teams[0], date }
  expect((await owner.call(path('add-phase-match'), { eventId, data, maps: [] })).status).toBe(200)
  const file = await exportEvent(owner, eventId)
  expect(file).not.toContain(anna.steamId)
  expect(JSON.parse(file).phases[0]).toMatchObject({ teams: teams.map(() => expect.anything()), matches: [] })
  const copied = await admin.call<{ event: { id: number } }>(path('copy-event'), {
    id: eventId,
    data: { name: 'Copy', day: '2030-02-01' },
  })
  const copy = await readConfig(admin, copied.body.event.id)
  const listed = copy.phases.flatMap(phase =>
    phase.teams.flatMap(each => each.players.map(({ playerId }) => playerId)),
  )
  expect(listed.toSorted((a, b) => a - b)).toEqual(players)
  expect((await admin.call(path('remove-event'), { id: eventId })).status).toBe(200)
  for (const table of ['player', 'team'] as const)
    expect(await db.selectFrom(table).where('event_id', '=', eventId).select('id').execute()).toEqual([])
})

it('teams of the catalogue count among the ten of a private event; what is there already stays (rulebook 30.8)', async ({
  db,
  newUser,
}) => {
  const owner = await newUser()
  const { eventId } = await insertPrivate(db, undated, { owner })
  const rows = Array.from({ length: 8 }, (_, n) => ({
    steamId: steamId(n + 1),
    name: `p${n}`,
    team: `T${n}`,
  }))
  await changesOf(owner, { eventId, rows })
  const { team: teamId, players } = await insertTestTeam(db, 2)
  const call = configAs(owner)<{ rule?: string }>
  const added = await call('add-phase-team', { eventId, phaseIndex: 1, teamId, players })
  expect([added.status, added.body.rule], 'an eleventh').toEqual([409, 'OWN_TEAMS_MANY'])
  const another = { steamId: steamId(9), name: 'p9', team: 'T9' }
  expect((await setPlayers(owner, { eventId, rows: [another] })).body.rule).toBe('OWN_TEAMS_MANY')
  expect(await changesOf(owner, { eventId, rows: [{ ...another, team: 'T7' }] })).toEqual([['p9', 'added']])
})
