import { sql } from 'kysely'
import { expect } from 'vitest'
import { multipart, type UploadPart } from '../../../../test/calls/score-upload.ts'
import { untilBlocked } from '../../../../test/database/until-blocked.ts'
import { it } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import type { TestUser } from '../../../../test/fixtures/test-app.ts'
import type { Db } from '../../../ground/db/db.ts'
import { acceptOrganiser, insertOrganiser } from './organiser-queries.ts'

const fieldsOf = (eventId: number): UploadPart[] => [
  ['eventId', String(eventId)],
  ['type', 'kill'],
]
const send = async (user: TestUser, parts: UploadPart[], path = '/api/clutchdeck/upload-score') => {
  const form = multipart(parts, path.endsWith('log') ? 'server.log' : undefined)
  const sent = { ...form, headers: { ...form.headers, cookie: user.cookie } }
  const { status, body } = await user.call<{ rule?: string }>(path, {}, sent)
  return [status, body.rule]
}

/** Inserts an event of the organiser, with a file of counts for it. */
async function organise(db: Db, user: TestUser) {
  const { eventId, players } = await insertTestEvent(db, [{ open: -90, lock: -60 }])
  const { steam_id } = await db
    .selectFrom('player')
    .where('id', '=', players[0] ?? 0)
    .select('steam_id')
    .executeTakeFirstOrThrow()
  await insertOrganiser(db, { eventId, userId: user.id })
  await acceptOrganiser(db, { eventId, userId: user.id })
  const file: UploadPart = ['file', `phase,steamId,keyplayId,count\n1,${steam_id},1,4\n`]
  return { eventId, file }
}

it('an organiser uploads files for their event, and names it before the first file (rulebook 11.47, 12.2)', async ({
  db,
  newUser,
}) => {
  const user = await newUser()
  const { eventId: own, file } = await organise(db, user)
  const { eventId: foreign } = await insertTestEvent(db, [])
  expect(await send(user, [...fieldsOf(own), file])).toEqual([200, undefined])
  const refused = [403, 'ORGANISER_NEEDED']
  expect(await send(user, [...fieldsOf(foreign), file])).toEqual(refused)
  expect(await send(user, [file, ...fieldsOf(own)])).toEqual(refused)
  expect(await send(await newUser(), [...fieldsOf(own), file])).toEqual(refused)
})

it('nothing is read of a file that is refused (rulebook 12.2)', async ({ db, newUser }) => {
  const user = await newUser()
  await organise(db, user)
  const { eventId } = await insertTestEvent(db, [])
  const large: UploadPart = ['file', Buffer.alloc(64 * 1024 * 1024, 'x')]
  expect(await send(user, [...fieldsOf(eventId), large])).toEqual([403, 'ORGANISER_NEEDED'])
})

it('the log of another event’s server is refused (rulebook 11.47)', async ({ db, admin, newUser }) => {
  const user = await newUser()
  const [{ eventId: own }, { eventId: foreign }] = [await organise(db, user), await insertTestEvent(db, [])]
  const path = '/api/clutchdeck/upload-source-log'
  const logs = []
  for (const eventId of [own, foreign]) {
    const added = { eventId, name: 'Main stage' }
    const { body } = await admin.call<{ id: number }>('/api/clutchdeck/add-score-source', added)
    logs.push(
      await send(
        user,
        [
          ['id', String(body.id)],
          ['file', 'L 01/19/2026 - 18:55:38: World\n'],
        ],
        path,
      ),
    )
  }
  expect(logs).toEqual([
    [200, undefined],
    [403, 'ORGANISER_NEEDED'],
  ])
})

it('an upload that has begun ends also when its organiser is removed meanwhile (rulebook 11.48)', async ({
  db,
  newUser,
}) => {
  const user = await newUser()
  const { eventId, file } = await organise(db, user)
  const blocking = await db.startTransaction().execute()
  await sql`select from event where id = ${eventId} for update`.execute(blocking)
  const uploading = send(user, [...fieldsOf(eventId), file])
  await untilBlocked(db, uploading)
  await db.deleteFrom('event_organiser').where('event_id', '=', eventId).execute()
  await blocking.commit().execute()
  expect(await uploading).toEqual([200, undefined])
  expect(await send(user, [...fieldsOf(eventId), file])).toEqual([403, 'ORGANISER_NEEDED'])
})
