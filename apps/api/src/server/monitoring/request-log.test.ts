import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { untilBlocked } from '../../../test/database/until-blocked.ts'
import { goodPassword, openTestApp, type TestApp } from '../../../test/fixtures/test-app.ts'

let testApp: TestApp
let address: string
/** What pino writes to the process's output. */
const lines: Record<string, unknown>[] = []
beforeAll(async () => {
  testApp = await openTestApp({ logLevel: 'info', trustedProxies: ['10.0.0.1'] })
  const streams = Object.getOwnPropertySymbols(testApp.app.log).find(
    symbol => symbol.description === 'pino.stream',
  )
  const stream: { write(line: string): void } = Reflect.get(testApp.app.log, streams ?? '')
  vi.spyOn(stream, 'write').mockImplementation(line => void lines.push(JSON.parse(line)))
  address = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(() => void lines.splice(0))
afterAll(() => testApp.close())

const untilLogged = (count: number) => expect.poll(() => lines.length).toBe(count)

test('a request has one line with its id, route, status and time, and no personal data (rulebook 12.35)', async () => {
  const person = { username: 'log_reader', email: 'log_reader@example.org', password: goodPassword }
  const response = await fetch(`${address}/api/auth/signup-query?phrase=log_reader`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  await untilLogged(1)
  expect(lines).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      pid: process.pid,
      hostname: expect.any(String),
      reqId: response.headers.get('x-request-id'),
      method: 'POST',
      route: '/api/auth/signup-query',
      status: 200,
      seconds: expect.any(Number),
      msg: 'request',
    },
  ])
})

test('a valid id from a proxy is used, otherwise one is created (rulebook 12.35)', async () => {
  const idFor = async (id: string) => {
    const response = await fetch(`${address}/api/system/get-date`, { headers: { 'x-request-id': id } })
    return response.headers.get('x-request-id')
  }
  expect(await idFor('proxied-0001')).toBe('proxied-0001')
  expect(await idFor('no id; at all')).toMatch(/^[0-9a-f-]{36}$/)
  const unproxied = await openTestApp({}, testApp)
  const { response } = await unproxied.visitor.call('/api/system/get-date', undefined, {
    headers: { 'x-request-id': 'proxied-0001' },
  })
  expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  await unproxied.close()
})

test('a client that leaves before the answer or in the middle of a body is a 499 and no error (rulebook 12.35)', async () => {
  const person = await testApp.signUp('impatient')
  lines.splice(0)
  const holding = await testApp.db.startTransaction().execute()
  await sql`lock table session in access exclusive mode`.execute(holding)
  const leaving = new AbortController()
  const asked = fetch(`${address}/api/auth/get-user`, {
    method: 'POST',
    headers: { cookie: person.cookie, 'content-type': 'application/json' },
    body: '{}',
    signal: leaving.signal,
  }).catch(error => error.name)
  await untilBlocked(testApp.db, asked)
  leaving.abort()
  await asked
  await untilLogged(1)
  await holding.rollback().execute()

  const { port } = testApp.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const head =
    'POST /api/auth/login-query HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{'
  await new Promise<void>(done => socket.write(head, () => done()))
  const begun = once(testApp.app.server, 'request')
  await begun
  socket.destroy()
  await untilLogged(2)
  expect(lines.map(({ level, status }) => [level, status])).toEqual([
    [30, 499],
    [30, 499],
  ])
})

test('an error is logged with the id of its answer, without the values of rows (rulebook 12.35)', async () => {
  await sql`alter table account add constraint forced check (username <> 'secret_name')`.execute(testApp.db)
  const response = await fetch(`${address}/api/auth/signup-query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'secret_name', email: 'secret@example.org', password: goodPassword }),
  })
  expect(response.status).toBe(500)
  await untilLogged(2)
  const id = response.headers.get('x-request-id')
  expect(lines.map(({ level, reqId }) => [level, reqId])).toEqual([
    [50, id],
    [30, id],
  ])
  expect(JSON.stringify(lines)).toContain('violates check constraint')
  expect(JSON.stringify(lines)).not.toMatch(/secret/)
})
