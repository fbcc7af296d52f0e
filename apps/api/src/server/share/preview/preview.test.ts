import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import openGraph from 'open-graph-scraper'
import sharp from 'sharp'
import { expect } from 'vitest'
import { makeTestLeague } from '../../../../test/calls/league-calls.ts'
import { it as base } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { insertCounts, insertDecks } from '../../../../test/fixtures/insert-users.ts'
import { insertPrivateEvent } from '../../../game/event/circle/private-event-queries.ts'
import { rankEvent } from '../../../game/score/publish/rank-event.ts'
import { readEnv } from '../../../ground/env/env.ts'
import { noLimits } from '../../../ground/limit/call-limits.ts'
import { makeSeasons } from '../../../people/league/season/make-seasons.ts'
import { webRoutes } from '../../http/web.ts'
import { oEmbedRoute } from './oembed-route.ts'

const origin = 'https://clutch.example'

/** A server of built pages, as robots call it. */
const it = base.extend('robot', { scope: 'file' }, async ({ db }, { onCleanup }) => {
  const built = await mkdtemp(join(tmpdir(), 'built-'))
  await writeFile(join(built, 'index.html'), '<!doctype html><html><head></head><body></body></html>')
  const app = Fastify()
  onCleanup(() => app.close())
  const env = { ...readEnv({}), publicUrl: origin }
  const services = { db, replica: undefined, env, limits: noLimits }
  await app.register(cookie)
  await app.register(compress, { global: false })
  await app.register(oEmbedRoute, services)
  await app.register(webRoutes, { ...services, built })
  return app
})

type Robot = { inject(url: string): Promise<{ statusCode: number; body: string }> }

/** Reads a page by an independent parser of Open Graph. */
async function readPage(robot: Robot, path: string) {
  const { body, statusCode } = await robot.inject(path)
  expect(statusCode).toBe(200)
  const { result } = await openGraph({ html: body, onlyGetOpenGraphInfo: true })
  return { ...result, title: /<title>(.*?)<\/title>/.exec(body)?.[1], body }
}

it('event, ranking and a locked deck say what they are to an independent parser (rulebook 23.6)', async ({
  app,
  robot,
  db,
  newUser,
}) => {
  const [ola, kim] = [await newUser(), await newUser()]
  const { eventId, players } = await insertTestEvent(db, [
    { open: -90, lock: -60 },
    { open: -50, lock: 60 },
  ])
  await db.updateTable('event').set({ name: 'Ola\'s "Night" <Cup>' }).where('id', '=', eventId).execute()
  const cards = players.slice(0, 2).map(playerId => ({ playerId, keyplays: [1], perks: [] }))
  await insertDecks(
    db,
    eventId,
    [ola, kim].flatMap(({ id: userId }) => [1, 2].map(phase => ({ userId, phase, cards }))),
  )
  const event = await readPage(robot, `/clutchdeck/games/${eventId}/night-cup?tab=1`)
  expect(event.ogTitle).toBe('Ola\'s "Night" <Cup>')
  expect(event.ogUrl).toBe(`${origin}/clutchdeck/games/${eventId}`)
  expect(event.title).toBe("Ola's &quot;Night&quot; &lt;Cup&gt; | Clutchdeck")
  const ranking = await readPage(robot, `/clutchdeck/leaderboards?event=${eventId}`)
  expect(ranking.ogTitle).toMatch(/^Ranking: Ola's/)

  const page = `/clutchdeck/rivals/${ola.username}?event=${eventId}&phase=1`
  for (const [path, title] of [
    [page, `The deck of ${ola.username}`],
    [`/clutchdeck/games/${eventId}/decks/${ola.username}/1`, `The deck of ${ola.username}`],
    [`${page}&with=${kim.username}`, `${kim.username} vs ${ola.username}`],
  ] as const) {
    const deck = await readPage(robot, path)
    expect(deck.ogTitle).toContain(title)
    expect(deck.ogDescription).toContain('Phase 1')
    const [image] = deck.ogImage ?? []
    expect(image).toMatchObject({ width: '1200', height: '630', type: 'image/jpeg' })
    const picture = await app.inject(String(image?.url).slice(origin.length))
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
    const [, href = ''] = /json\+oembed" href="(.*?)"/.exec(deck.body) ?? []
    const oEmbed = await robot.inject(href.replaceAll('&amp;', '&').slice(origin.length))
    expect(JSON.parse(oEmbed.body)).toMatchObject({
      version: '1.0',
      type: 'link',
      title: deck.ogTitle,
      thumbnail_url: image?.url,
    })
  }
})

it('a match says who plays, and what it stands; not one of a hidden event (rulebook 23.6)', async ({
  robot,
  db,
}) => {
  const { eventId, teams } = await insertTestEvent(db, [{ open: -90, lock: -60 }])
  const [home_team_id = 0, away_team_id = 0] = teams
  const { id } = await db
    .insertInto('match')
    .values({ event_id: eventId, phase_index: 1, home_team_id, away_team_id, date: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const names = await db
    .selectFrom('team')
    .where('id', 'in', [home_team_id, away_team_id])
    .select(['id', 'name'])
    .execute()
  const nameOf = (of: number) => names.find(each => each.id === of)?.name
  const { ogTitle, ogDescription, ogUrl } = await readPage(robot, `/clutchdeck/matches/${id}`)
  expect(ogTitle).toMatch(`${nameOf(home_team_id)} vs ${nameOf(away_team_id)}: `)
  expect([ogDescription, ogUrl]).toEqual(['Phase 1', `${origin}/clutchdeck/matches/${id}`])
  await db.updateTable('event').set({ public: false }).where('id', '=', eventId).execute()
  expect((await readPage(robot, `/clutchdeck/matches/${id}`)).ogTitle).toBeUndefined()
})

it('the landing page says what the game is (rulebook 23.6)', async ({ robot }) => {
  const landing = await readPage(robot, '/')
  expect(landing.ogTitle).toBe('Build a deck for each phase')
  expect(landing.ogImage?.[0]).toMatchObject({
    url: `${origin}/img/share/game/wide.jpg`,
    type: 'image/jpeg',
  })
})

it('a private game is named by its invitation, and by no other page (rulebook 23.6, 30.2)', async ({
  robot,
  db,
  newUser,
}) => {
  const host = await newUser()
  const { eventId } = await insertTestEvent(db, [{ open: -90, lock: -60 }], { public: false })
  await insertPrivateEvent(db, { eventId, ownerId: host.id, code: 'PRVW0001', entry: 'open' })
  expect((await readPage(robot, '/e/PRVW-0001')).ogTitle).toBe('Join Night Cup')
  for (const path of [`games/${eventId}`, `leaderboards?event=${eventId}`, `private/${eventId}`])
    expect((await readPage(robot, `/clutchdeck/${path}`)).body).not.toContain('Night Cup')
})

it('private things say nothing: open decks, deleted users, hidden events, private leagues (rulebook 23.6)', async ({
  robot,
  db,
  newUser,
}) => {
  const ola = await newUser()
  const { eventId, players } = await insertTestEvent(db, [
    { open: -90, lock: -60 },
    { open: -50, lock: 60 },
  ])
  const cards = [{ playerId: players[0] ?? 0, keyplays: [1], perks: [] }]
  await insertDecks(
    db,
    eventId,
    [1, 2].map(phase => ({ userId: ola.id, phase, cards })),
  )
  const scope = { eventId }
  const league = await makeTestLeague(ola, { name: 'Our Secret', format: 'table', scope })
  const open = await makeTestLeague(ola, {
    name: 'Open Office',
    format: 'table',
    scope,
    visibility: 'public',
  })
  const deck = `/clutchdeck/rivals/${ola.username}?event=${eventId}&phase=1`
  expect((await readPage(robot, deck)).ogTitle).toContain(ola.username)
  expect((await readPage(robot, `/leagues/${open.id}`)).ogTitle).toBe('Open Office')
  expect((await readPage(robot, `/l/${open.code}`)).ogTitle).toBe('Join Open Office')
  expect((await readPage(robot, `/l/${league.code}`)).body).not.toContain('Our Secret')

  const silent = async (path: string) => {
    const { ogTitle, title, body } = await readPage(robot, path)
    expect([ogTitle, title], path).toEqual([undefined, undefined])
    expect(body).not.toContain(ola.username)
    expect((await robot.inject(`/oembed?url=${encodeURIComponent(origin + path)}`)).statusCode).toBe(404)
  }
  await silent(`/clutchdeck/rivals/${ola.username}?event=${eventId}&phase=2`)
  await silent(`/clutchdeck/games/${eventId}/decks/${ola.username}/2`)
  await silent(`/leagues/${league.id}`)
  await silent('/l/AAAA-AAAA')
  await silent(`/profile/${ola.username}`)
  await db
    .updateTable('account')
    .set({ deletion_requested_at: new Date() })
    .where('id', '=', ola.id)
    .execute()
  await silent(deck)
  await db.updateTable('event').set({ public: false }).where('id', '=', eventId).execute()
  await silent(`/clutchdeck/games/${eventId}`)
  await silent(`/clutchdeck/leaderboards?event=${eventId}`)
})

it('the page of a player says who it is of to an independent parser; an unknown one says nothing (rulebook 23.6, 27.7)', async ({
  robot,
  db,
}) => {
  const { players } = await insertTestEvent(db, [{ open: -90, lock: -60 }])
  await db
    .updateTable('player')
    .set({ name: 'donk "the" <kid>' })
    .where('id', '=', players[0] ?? 0)
    .execute()
  const page = await readPage(robot, `/clutchdeck/players/${players[0]}`)
  expect(page.ogTitle).toBe('donk "the" <kid>')
  expect(page.ogUrl).toBe(`${origin}/clutchdeck/players/${players[0]}`)
  expect((await readPage(robot, '/clutchdeck/players/999999999')).ogTitle).toBeUndefined()
  expect((await readPage(robot, '/profile/nobody_here/season')).ogTitle).toBeUndefined()
})

it('a season in review says whose it is, and nothing once its user hides the history or asks for deletion (rulebook 23.6, 27.6)', async ({
  robot,
  db,
  newUser,
}) => {
  const ola = await newUser()
  const { eventId, players } = await insertTestEvent(db, [{ open: -90, lock: -60 }])
  const [playerId = 0] = players
  await insertDecks(db, eventId, [
    { userId: ola.id, phase: 1, cards: [{ playerId, keyplays: [1], perks: [] }] },
  ])
  await insertCounts(db, eventId, 1, [{ playerId, keyplayId: 1, count: 5 }])
  await rankEvent(db, eventId)
  await db.updateTable('event').set({ completed: true }).where('id', '=', eventId).execute()
  await makeSeasons(db)
  const path = `/profile/${ola.username}/season?year=${new Date().getUTCFullYear()}`
  const shown = await readPage(robot, path)
  expect(shown.ogTitle).toContain(ola.username)
  expect(shown.ogImage?.[0]).toMatchObject({ width: '1200', height: '630' })
  for (const change of [
    { history_hidden: true },
    { history_hidden: false, deletion_requested_at: new Date() },
  ]) {
    await db.updateTable('account').set(change).where('id', '=', ola.id).execute()
    const { ogTitle, title, body } = await readPage(robot, path)
    expect([ogTitle, title]).toEqual([undefined, undefined])
    expect(body).not.toContain(ola.username)
    expect((await robot.inject(`/oembed?url=${encodeURIComponent(origin + path)}`)).statusCode).toBe(404)
  }
})

it('oEmbed refuses wrong addresses and formats, and leaves out a thumbnail that is too large', async ({
  robot,
  db,
}) => {
  const { eventId } = await insertTestEvent(db, [{ open: -90, lock: -60 }])
  const page = encodeURIComponent(`${origin}/clutchdeck/games/${eventId}`)
  const statusOf = async (query: string) => (await robot.inject(`/oembed${query}`)).statusCode
  expect(await statusOf('')).toBe(400)
  expect(await statusOf('?url=clutch')).toBe(400)
  expect(await statusOf(`?url=${page}&format=xml`)).toBe(501)
  expect(await statusOf(`?url=${page.replace('clutch.example', 'evil.example')}`)).toBe(404)
  const small = JSON.parse((await robot.inject(`/oembed?url=${page}&maxwidth=400`)).body)
  expect(small).toMatchObject({ type: 'link', title: 'Night Cup' })
  expect(small).not.toHaveProperty('thumbnail_url')
})
