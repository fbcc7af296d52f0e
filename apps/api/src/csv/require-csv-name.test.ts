import { product } from '@game/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { multipart, vitalityPlayers } from '../../test/calls/score-upload.ts'
import { stageEvent } from '../../test/fixtures/insert-event.ts'
import { openWorld, type Person, type World } from '../../test/fixtures/test-app.ts'

let world: World
let admin: Person
let file: string
beforeAll(async () => {
  world = await openWorld()
  admin = await world.join('namer', 'admin')
  const [steamId] = (await vitalityPlayers(world.db)).keys()
  file = `phase,steamId,keyplayId,count\n1,${steamId},1,1`
})
afterAll(() => world.close())

/** A score file that says this of itself. */
async function send(says: string) {
  const { eventId } = await stageEvent(world.db, [{ open: -90, lock: -60 }])
  const { payload, headers } = multipart([
    ['eventId', `${eventId}`],
    ['type', 'kill'],
    ['file', file],
  ])
  const form = payload.toString().replace('; filename="scores.csv"\r\nContent-Type: text/csv', says)
  return admin.call(
    `/api/${product.slug}/upload-score`,
    {},
    { payload: form, headers: { ...headers, cookie: admin.cookie } },
  )
}

test.each([
  ['no name', '\r\nContent-Type: application/octet-stream'],
  ['an empty name', '; filename=""\r\nContent-Type: text/csv'],
  ['another ending', '; filename="scores.csv.exe"\r\nContent-Type: text/csv'],
  ['a name that cannot be kept', "; filename*=utf-8''a%00.csv\r\nContent-Type: text/csv"],
])('a file with %s is no CSV file: 400', async (_, says) => {
  expect(await send(says)).toMatchObject({
    status: 400,
    body: { message: 'The file must be a .csv file.' },
  })
})

test('how the ending is written does not count', async () => {
  expect((await send('; filename="Scores.CSV"\r\nContent-Type: text/csv')).status).toBe(200)
})
