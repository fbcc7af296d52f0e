import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { requestWebhooks } from '../src/db/channels.ts'
import { insertTestMessage, insertWebhook } from '../src/webhook/webhook-queries.ts'
import { insertTestEvent } from '../test/fixtures/insert-event.ts'
import { openTestApp, type TestApp } from '../test/fixtures/test-app.ts'
import { serverOfTest } from '../test/servers/server-of-test.ts'
import { openReceiver } from '../test/servers/webhook-receiver.ts'

let testApp: TestApp
let receiver: Awaited<ReturnType<typeof openReceiver>>
beforeAll(async () => {
  testApp = await openTestApp()
  receiver = await openReceiver()
})
afterAll(async () => {
  await receiver.close()
  await testApp.close()
})

const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`
const start = () => serverOfTest(testApp.url, { WEBHOOK_HTTP: 'allow' })
const received = () => receiver.received.map(({ headers }) => String(headers['webhook-id']))

test('two processes, one of which is killed in the middle of a message, send each message at least once with one id, signed (rulebook 21.9, 21.10)', async () => {
  const { db } = testApp
  const { id: accountId } = await testApp.signUp('hook_admin', 'admin')
  const { eventId } = await insertTestEvent(db, [{ open: -1, lock: 60 }])
  const of = { accountId, eventId, leagueId: null, kinds: ['phase.locked' as const] }
  const id = await insertWebhook(db, { ...of, url: `${receiver.url}/hook`, form: 'standard', secret })
  const send = async (messageIds: string[]) => {
    for (const messageId of messageIds) await insertTestMessage(db, id, messageId)
    await requestWebhooks(db)
  }
  const isDelivered = (messageIds: string[]) =>
    vi.waitFor(
      async () => {
        const rows = db.selectFrom('webhook_message').where('outcome', '=', 'delivered').select('message_id')
        const delivered = (await rows.execute()).map(row => row.message_id)
        expect(messageIds.filter(each => !delivered.includes(each))).toEqual([])
      },
      { timeout: 110_000, interval: 200 },
    )

  const dying = await start()
  receiver.behave(() => undefined)
  await send(['msg_held'])
  await vi.waitFor(() => expect(received()).toEqual(['msg_held']), { timeout: 20_000 })
  await start()
  receiver.behave(() => ({ status: 204 }))
  await dying.kill('SIGKILL')
  await isDelivered(['msg_held'])
  expect(new Set(received())).toEqual(new Set(['msg_held']))

  await start()
  const many = Array.from({ length: 40 }, (_, n) => `msg_${n}`)
  await send(many)
  await isDelivered(many)
  expect(
    received()
      .filter(each => each !== 'msg_held')
      .toSorted(),
  ).toEqual(many.toSorted())
  for (const { body, headers } of receiver.received)
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
      type: 'test',
    })
})
