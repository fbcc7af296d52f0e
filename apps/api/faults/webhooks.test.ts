import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { requestWebhooks } from '../src/ground/db/channels.ts'
import { insertTestMessage, insertWebhook } from '../src/reach/webhook/webhook-queries.ts'
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

test('the receiver of docs/machines/webhook-receiver.md takes what is signed with its secret, once, and nothing else (rulebook 21.9)', async () => {
  const { db } = testApp
  const page = await readFile(new URL('../../../docs/machines/webhook-receiver.md', import.meta.url), 'utf8')
  const [, program = ''] = /```js\n(.*?)```/s.exec(page) ?? []
  const folder = await mkdtemp(join(import.meta.dirname, '.receiver-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'receiver.mjs'), program)
  const child = spawn(process.execPath, ['receiver.mjs', '0'], { cwd: folder, env: { SECRET: secret } })
  onTestFinished(() => void child.kill())
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', line => lines.push(line))
  const port = await vi.waitFor(
    () => /^port (\d+)$/.exec(lines[0] ?? '')?.[1] ?? expect.unreachable(),
    20_000,
  )

  const { id: accountId } = await testApp.signUp('printed_admin', 'admin')
  const { eventId } = await insertTestEvent(db, [{ open: -1, lock: 60 }])
  const of = {
    accountId,
    eventId,
    leagueId: null,
    kinds: ['phase.locked' as const],
    form: 'standard' as const,
  }
  const url = `http://127.0.0.1:${port}/hook`
  const own = await insertWebhook(db, { ...of, url, secret })
  const foreign = `whsec_${Buffer.alloc(24, 8).toString('base64')}`
  const stranger = await insertWebhook(db, { ...of, url, secret: foreign })
  await start()
  await insertTestMessage(db, own, 'msg_printed')
  await insertTestMessage(db, stranger, 'msg_of_stranger')
  await requestWebhooks(db)
  await vi.waitFor(() => expect(lines).toHaveLength(3), { timeout: 60_000, interval: 200 })
  expect(lines.toSorted()).toEqual([
    expect.stringMatching(/^\d{4}-\S+ test \{/),
    'No matching signature found',
    `port ${port}`,
  ])
  const again = new Webhook(secret)
  const body = JSON.stringify({ type: 'test', timestamp: new Date().toISOString(), data: {} })
  const now = new Date()
  const headers = {
    'webhook-id': 'msg_printed',
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': again.sign('msg_printed', now, body),
  }
  expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(204)
  expect(lines).toHaveLength(3)
})
