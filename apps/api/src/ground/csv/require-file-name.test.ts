import { product } from '@game/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { multipart, vitalityPlayers } from '../../../test/calls/score-upload.ts'
import { insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import { openTestApp, type TestApp, type TestUser } from '../../../test/fixtures/test-app.ts'

let testApp: TestApp
let admin: TestUser
let file: string
beforeAll(async () => {
  testApp = await openTestApp()
  admin = await testApp.signUp('namer', 'admin')
  const [steamId] = (await vitalityPlayers(testApp.db)).keys()
  file = `phase,steamId,keyplayId,count\n1,${steamId},1,1`
})
afterAll(() => testApp.close())

/** Uploads a score file with this content disposition. */
async function send(disposition: string) {
  const { eventId } = await insertTestEvent(testApp.db, [{ open: -90, lock: -60 }])
  const { payload, headers } = multipart([
    ['eventId', `${eventId}`],
    ['type', 'kill'],
    ['file', file],
  ])
  const form = payload.toString().replace('; filename="scores.csv"\r\nContent-Type: text/csv', disposition)
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
])('a file with %s is refused as a score file: 400', async (_, disposition) => {
  expect(await send(disposition)).toMatchObject({
    status: 400,
    body: { message: 'The file must be a .csv or .log or .txt or .gz or .dem or .dem.zst file.' },
  })
})

test('upper and lower case of the extension do not matter', async () => {
  expect((await send('; filename="Scores.CSV"\r\nContent-Type: text/csv')).status).toBe(200)
})

test.each(['Scores.XLSX', 'scores.xls', 'scores.ods'])(
  '%s is refused with how to save it as CSV (rulebook 8.30)',
  async name => {
    expect(await send(`; filename="${name}"\r\nContent-Type: application/octet-stream`)).toMatchObject({
      status: 400,
      body: {
        faults: [
          {
            line: 1,
            reason: expect.stringMatching(/^This is a spreadsheet .* save each of its sheets as CSV UTF-8/),
          },
        ],
      },
    })
  },
)
