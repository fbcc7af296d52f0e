import { once } from 'node:events'
import { connect } from 'node:net'
import { expect } from 'vitest'
import { it } from '../../test/fixtures/fixtures.ts'

const requestFor = (connection: string) =>
  `GET /api/openapi.json HTTP/1.1\r\nHost: game\r\nAccept-Encoding: br\r\nConnection: ${connection}\r\n\r\n`

it('3,000 requests for the API document, sent at once over one connection, hold up nobody else', async ({
  app,
}) => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const { rawPayload } = await app.inject({
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
  socket.write(requestFor('keep-alive').repeat(2999) + requestFor('close'))
  const waits: number[] = []
  while (!socket.closed) {
    const asked = performance.now()
    await (await fetch(`${address}/api/system/get-date`)).text()
    waits.push(performance.now() - asked)
  }
  await closed
  const lasted = performance.now() - begun
  expect(received).toBeGreaterThan(3000 * rawPayload.length)
  expect(Math.max(...waits)).toBeLessThan(lasted / 2)
})
