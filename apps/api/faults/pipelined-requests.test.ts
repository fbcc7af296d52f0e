import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../test/fixtures/test-app.ts'
import { serverOfTest } from '../test/servers/server-of-test.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const requestFor = (connection: string) =>
  `GET /api/openapi.json HTTP/1.1\r\nHost: game\r\nAccept-Encoding: br\r\nConnection: ${connection}\r\n\r\n`

test('20,000 requests for the API document, sent at once over one connection, hold up no others', async () => {
  const { address } = await serverOfTest(testApp.url)
  const { rawPayload } = await testApp.app.inject({
    url: '/api/openapi.json',
    headers: { 'accept-encoding': 'br' },
  })
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  let received = 0
  socket.on('data', ({ length }) => {
    received += length
  })
  const closed = once(socket, 'close')
  const begun = performance.now()
  socket.write(requestFor('keep-alive').repeat(19_999) + requestFor('close'))
  const waits: number[] = []
  while (!socket.closed) {
    const asked = performance.now()
    await (await fetch(`${address}/api/system/get-date`)).text()
    waits.push(performance.now() - asked)
  }
  await closed
  const lasted = performance.now() - begun
  expect(received).toBeGreaterThan(20_000 * rawPayload.length)
  expect(Math.max(...waits), `of ${waits.length} waits in ${lasted} ms`).toBeLessThan(lasted / 2)
})
