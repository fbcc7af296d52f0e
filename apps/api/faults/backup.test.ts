import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rankEvent } from '../src/game/score/publish/rank-event.ts'
import { openPglite } from '../src/ground/db/connection/pglite.ts'
import type { Database, Db } from '../src/ground/db/db.ts'
import { migrate } from '../src/ground/db/open/open-database.ts'
import { restoreBackup } from '../src/server/backup/restore-backup.ts'
import { writeBackup } from '../src/server/backup/write-backup.ts'
import { seed } from '../src/server/seed/seed.ts'
import { dump } from '../test/database/dump.ts'
import { openEmptyDatabase } from '../test/database/empty-database.ts'
import { insertTestEvent } from '../test/fixtures/insert-event.ts'
import { insertCounts, insertDecks, insertTestUsers } from '../test/fixtures/insert-users.ts'
import { goodPassword, openTestApp, type TestApp } from '../test/fixtures/test-app.ts'

const decks = 3000
const fail = (error: Error) => {
  throw error
}

let played: TestApp
let folder: string
let file: string
const open: (() => Promise<void>)[] = []
beforeAll(async () => {
  played = await openTestApp()
  folder = await mkdtemp(join(tmpdir(), 'clutchdeck-backup-'))
  file = join(folder, 'game.backup')
  await play(played.db)
  await backUp(played.db, file)
})
afterAll(async () => {
  for (const close of open.reverse()) await close()
  await played.close()
  await rm(folder, { recursive: true, force: true })
})

/** A complete game: the demo, and an event with a ranking of thousands. */
async function play(db: Db): Promise<void> {
  await seed(db, { demo: true, adminPassword: goodPassword })
  const { eventId, players } = await insertTestEvent(db, [{ open: -90, lock: -60 }])
  const users = await insertTestUsers(db, decks, 'drilled_')
  const cards = (n: number) =>
    [0, 1, 2].map(k => ({
      playerId: players[(n + k) % players.length] ?? 0,
      keyplays: [1 + (n % 5)],
      perks: [],
    }))
  await insertDecks(
    db,
    eventId,
    users.map((userId, n) => ({ userId, phase: 1, cards: cards(n) })),
  )
  const counts = players.map((playerId, n) => ({ playerId, keyplayId: 1 + (n % 5), count: n + 1 }))
  await insertCounts(db, eventId, 1, counts)
  await rankEvent(db, eventId)
  await db
    .insertInto('picture')
    .values({ kind: 'event', key: 'cup', png: Buffer.from([0, 255, 10]), checksum: 'x' })
    .execute()
  await sql`update event set name = ${'Line\n "end" \u2028 \\ Łódź 🎯'} where id = ${eventId}`.execute(db)
}

const backUp = (db: Db, to: string) => writeBackup(db, createWriteStream(to))

async function newPostgres(): Promise<{ database: Database; url: string }> {
  const { url, database, drop } = await openEmptyDatabase(fail)
  open.push(drop)
  return { database, url }
}

async function newPglite(): Promise<Database> {
  const database = await openPglite(await mkdtemp(join(folder, 'embedded-')), fail)
  open.push(database.close)
  return database
}

/** All rows except those of the migrations and of versions, which differ between databases. */
async function rowsOf({ db }: { db: Db }) {
  const {
    kysely_migration: _times,
    content_version: _contents,
    clan_version: _clans,
    ...rows
  } = await dump(db)
  return rows
}

test(`${decks} decks and a demo are the same after a move from Postgres to the embedded database and back`, async () => {
  const original = await rowsOf(played)
  const embedded = await newPglite()
  expect(await restoreBackup(embedded, file)).toBeGreaterThan(2 * decks)
  expect(await rowsOf(embedded)).toEqual(original)
  const second = join(folder, 'embedded.backup')
  await backUp(embedded.db, second)
  const { database } = await newPostgres()
  await restoreBackup(database, second)
  expect(await rowsOf(database)).toEqual(original)

  // The next id is that of the original: no id is used twice.
  for (const { db } of [played, embedded, database]) {
    const [id] = await insertTestUsers(db, 1, 'next_')
    expect(id).toBe(Math.max(...(original.account as { id: number }[]).map(account => account.id)) + 1)
  }
})

test('a backup made while moves are written is consistent', async () => {
  let going = true
  const moving = (async () => {
    for (let n = 0; going; n++)
      await played.db.transaction().execute(async trx => {
        await sql`insert into clan (name, name_key) values (${`Clan ${n}`}, ${`clan ${n}`})`.execute(trx)
        await sql`insert into map (name) values (${`Moved ${n}`})`.execute(trx)
      })
  })()
  const taken = join(folder, 'moving.backup')
  await backUp(played.db, taken)
  going = false
  await moving
  const { database } = await newPostgres()
  await restoreBackup(database, taken)
  const { rows } = await sql`select (select count(*) from clan where name like 'Clan %') as clans,
    (select count(*) from map where name like 'Moved %') as maps`.execute(database.db)
  expect(rows).toEqual([{ clans: expect.any(Number), maps: (rows[0] as { clans: number }).clans }])
})

test('a database with a game, even a new one, is refused and not changed', async () => {
  const { database } = await newPostgres()
  await migrate(database.db)
  await seed(database.db, { demo: false, adminPassword: goodPassword })
  const before = await rowsOf(database)
  await expect(restoreBackup(database, file)).rejects.toThrow('is not empty; a restore needs a new one.')
  expect(await rowsOf(database)).toEqual(before)
})

test.each([
  ['cut', (bytes: Buffer) => bytes.subarray(0, bytes.length - 200), 'is damaged'],
  [
    'one byte changed',
    (bytes: Buffer) => bytes.with(bytes.length / 2, (bytes.at(bytes.length / 2) ?? 0) ^ 1),
    'is damaged',
  ],
  ['one value changed', (bytes: Buffer) => edit(bytes, '"drilled_17"', '"drilled_18"'), 'is damaged'],
  [
    'one line taken out',
    (bytes: Buffer) =>
      gzipSync(
        gunzipSync(bytes)
          .toString()
          .replace(/\n\{.*/, ''),
      ),
    'is damaged',
  ],
  ['not a backup', () => Buffer.from('hello'), 'is no backup of the game.'],
  [
    'a newer format',
    (bytes: Buffer) => edit(bytes, '"version":1', '"version":2'),
    'was made by a newer version',
  ],
  ['a newer schema', (bytes: Buffer) => edit(bytes, '"0008-', '"9999-'), 'was made by a newer version'],
])('a bad file (%s) is refused before the database is touched', async (name, change, said) => {
  const wrong = join(folder, `${name}.backup`)
  await writeFile(wrong, change(await readFile(file)))
  const { database } = await newPostgres()
  await expect(restoreBackup(database, wrong)).rejects.toThrow(said)
  const { rows } = await sql`select from pg_tables where schemaname = 'public'`.execute(database.db)
  expect(rows).toHaveLength(0)
})

const edit = (bytes: Buffer, from: string, to: string) =>
  gzipSync(gunzipSync(bytes).toString().replace(from, to))

test('a backup of an older version is migrated', async () => {
  const { database: old } = await newPostgres()
  await migrate(old.db, '0007-phase-figures')
  await sql`insert into keyplay (id, name, type, points) values (1, 'ACE', 'kill', 50)`.execute(old.db)
  const taken = join(folder, 'old.backup')
  await backUp(old.db, taken)
  const { database } = await newPostgres()
  await restoreBackup(database, taken)
  expect(await database.db.selectFrom('keyplay').select(['name', 'name_pl']).execute()).toEqual([
    { name: 'ACE', name_pl: null },
  ])
})
