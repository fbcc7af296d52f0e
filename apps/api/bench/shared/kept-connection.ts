import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** `status` 0: the connection ended before an answer arrived, so the outcome of the request is unknown. */
export type HttpAnswer = { status: number; body: string }

/**
 * A kept connection that sends one request after another, which needs little CPU time itself: the client shares the cores of the
 * measured server. Reopened if it has ended.
 */
export function keptConnection(address: string, cookie: string) {
  const { hostname, port, host } = new URL(address)
  let socket: Socket | undefined
  let waiting: ((answer: HttpAnswer) => void) | undefined
  const answer = (given: HttpAnswer) => {
    const resolve = waiting
    waiting = undefined
    resolve?.(given)
  }
  const open = async () => {
    const opened = connect(Number(port), hostname)
    // One character per byte, so that lengths are those of the wire.
    opened.setEncoding('latin1').setNoDelay(true)
    await once(opened, 'connect')
    let text = ''
    opened.on('data', part => {
      text += part
      const body = text.indexOf('\r\n\r\n') + 4
      if (body < 4) return
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0)
      if (text.length < body + length) return
      const whole = { status: Number(text.slice(9, 12)), body: text.slice(body) }
      text = ''
      answer(whole)
    })
    opened.on('error', () => opened.destroy())
    opened.on('close', () => {
      if (socket === opened) socket = undefined
      answer({ status: 0, body: '' })
    })
    return opened
  }
  const send = async (request: string): Promise<HttpAnswer> => {
    socket ??= await open()
    const { promise, resolve } = Promise.withResolvers<HttpAnswer>()
    waiting = resolve
    socket.write(request)
    return promise
  }
  const head = (method: string, path: string, encoding: string) =>
    `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\nAccept-Encoding: ${encoding}\r\n`
  return {
    get: (path: string, encoding = 'identity'): Promise<HttpAnswer> =>
      send(`${head('GET', path, encoding)}\r\n`),
    post: (path: string, body: string, encoding = 'identity'): Promise<HttpAnswer> =>
      send(
        `${head('POST', path, encoding)}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      ),
    close: () => socket?.destroy(),
  }
}
