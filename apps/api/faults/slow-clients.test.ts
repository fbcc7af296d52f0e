import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { deckOf } from '../test/calls/deck-calls.ts'
import { uploadStream, vitalityPlayers } from '../test/calls/score-upload.ts'
import { untilBlocked } from '../test/database/until-blocked.ts'
import { insertTestEvent } from '../test/fixtures/insert-event.ts'
import { openTestApp, type TestApp, type TestUser } from '../test/fixtures/test-app.ts'
import { serverOfTest } from '../test/servers/server-of-test.ts'
import type { ServerProcess } from '../test/servers/server-process.ts'

let testApp: TestApp
const sockets: Socket[] = []
beforeAll(async () => {
  testApp = await openTestApp()
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
})
afterAll(() => testApp.close())

const start = (env?: Record<string, string>) => serverOfTest(testApp.url, env)

/** Connects, sends a text and then one more byte each second; returns after how many seconds the server closes the connection. */
async function secondsUntilEnded(address: string, text: string, byte: string): Promise<number> {
  const { hostname, port } = new URL(address)
  const begun = performance.now()
  const socket = connect(Number(port), hostname)
  sockets.push(socket)
  socket.on('error', () => {}).resume()
  if (text) socket.write(text)
  const timer = setInterval(() => byte && socket.write(byte), 1000)
  await once(socket, 'close')
  clearInterval(timer)
  return (performance.now() - begun) / 1000
}

const login = 'POST /api/auth/login-query HTTP/1.1\r\nHost: game\r\nContent-Type: application/json\r\n'

test('silent sockets and trickled requests end within 30 seconds; a slow but steady upload is accepted', async () => {
  const { address } = await start()
  const admin = await testApp.signUp('slow_admin', 'admin')
  const [steamId = ''] = [...(await vitalityPlayers(testApp.db)).keys()]
  const { eventId } = await insertTestEvent(testApp.db, [{ open: -90, lock: -60 }])
  const slow = {
    silent: secondsUntilEnded(address, '', ''),
    'trickled headers': secondsUntilEnded(address, 'GET / HTTP/1.1\r\nX-Long: ', 'x'),
    'trickled body': secondsUntilEnded(address, `${login}Content-Length: 200000\r\n\r\n{`, ' '),
    'trickled chunks': secondsUntilEnded(address, `${login}Transfer-Encoding: chunked\r\n\r\n`, '1\r\n{\r\n'),
    'trickled form': secondsUntilEnded(
      address,
      `POST /api/clutchdeck/upload-score HTTP/1.1\r\nHost: game\r\nCookie: ${admin.cookie}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 200000\r\n\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n`,
      'x',
    ),
  }
  /** Half a kilobyte each half second, for longer than the server waits for silent clients. */
  async function* lines() {
    yield 'phase,steamId,keyplayId,count\n'
    for (let n = 0; n < 80; n++) {
      yield `${' '.repeat(511)}\n`
      await setTimeout(500)
    }
    yield `1,${steamId},1,3\n`
  }
  const fields: [string, string][] = [
    ['eventId', `${eventId}`],
    ['type', 'kill'],
    ['phaseIndex', '1'],
  ]
  const begun = performance.now()
  const uploaded = uploadStream(address, admin, fields, lines())
  for (const [what, seconds] of Object.entries(slow))
    expect([what, await seconds]).toEqual([what, within(30)])
  expect((await uploaded).status).toBe(200)
  expect(performance.now() - begun).toBeGreaterThan(38_000)
})

const within = (limit: number) => expect.toSatisfy((seconds: number) => seconds < limit, `under ${limit} s`)

test('SIGTERM ends within 8 seconds whatever clients do; running requests are answered with `connection: close`', async () => {
  const server = await start()
  const user = await testApp.signUp('last_minute')
  const { eventId, players } = await insertTestEvent(testApp.db, [{ open: -1, lock: 60 }])
  const hanging = [
    secondsUntilEnded(server.address, `${login}Content-Length: 200000\r\n\r\n{`, ' '),
    secondsUntilEnded(server.address, `GET /api/live?eventId=${eventId} HTTP/1.1\r\nHost: game\r\n\r\n`, ''),
    secondsUntilEnded(server.address, '', ''),
  ]
  const holder = await testApp.db.startTransaction().execute()
  await sql`lock table deck in exclusive mode`.execute(holder)
  const add = addOver(server.address, user, eventId, players[0] ?? 0)
  await untilBlocked(testApp.db, add)
  const begun = performance.now()
  const ended = server.kill('SIGTERM')
  await setTimeout(2000)
  await holder.rollback().execute()
  const { status, headers } = await add
  expect({ status, connection: headers.get('connection') }).toEqual({ status: 200, connection: 'close' })
  await ended
  expect(performance.now() - begun).toBeLessThan(8000)
  await Promise.all(hanging)
  expect(await deckOf(user, eventId).players()).toEqual([players[0]])
})

const addOver = (address: string, { id, cookie }: TestUser, eventId: number, playerId: number) =>
  fetch(`${address}/api/clutchdeck/add-card`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ userId: id, eventId, playerId, phase: 1, perks: [], keyplays: [], deckOrder: 1 }),
  })

test('a rolling restart of two processes under 200 clients refuses nothing', async () => {
  const ports = ['39071', '39072']
  const game: ServerProcess[] = []
  for (const PORT of ports) game.push(await start({ PORT }))
  const balancer = watchReadiness(ports)
  let stopped = false
  const outcomes = new Map<string, number>()
  async function client(n: number) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let turn = n; !stopped; turn++) {
      const outcome = await ask(agent, balancer.choose(turn))
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      await setTimeout(500)
    }
    agent.destroy()
  }
  const clients = Array.from({ length: 200 }, (_, n) => client(n))
  for (const [at, PORT] of ports.entries()) {
    await game[at]?.kill('SIGTERM')
    game[at] = await start({ PORT })
    await balancer.untilReady(PORT)
  }
  stopped = true
  await Promise.all(clients)
  balancer.stop()
  expect([...outcomes.keys()]).toEqual(['200'])
  console.log(`Rolling restart: ${outcomes.get('200')} requests, all answered`)
})

/** Checks often whether each process accepts requests, like a balancer. Failed requests are not sent again. */
function watchReadiness(ports: readonly string[]) {
  let ready = [...ports]
  const look = async () => {
    const found = await Promise.all(
      ports.map(port =>
        fetch(`http://127.0.0.1:${port}/readyz`).then(
          async response => (await response.text()) && response.ok,
          () => false,
        ),
      ),
    )
    ready = ports.filter((_, at) => found[at])
  }
  const timer = setInterval(look, 200)
  return {
    choose: (turn: number) => ready[turn % ready.length] ?? '',
    untilReady: (port: string) => vi.waitFor(() => expect(ready).toContain(port), { timeout: 20_000 }),
    stop: () => clearInterval(timer),
  }
}

const ask = (agent: Agent, port: string): Promise<string> =>
  new Promise(resolve => {
    const sent = request({ agent, port, host: '127.0.0.1', path: '/api/system/get-date' }, response => {
      response.resume().once('end', () => resolve(String(response.statusCode)))
      response.once('error', error => resolve(error.message))
    })
    sent.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    sent.end()
  })
