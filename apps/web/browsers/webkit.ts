import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Engine } from './engine.ts'

const element = 'element-6066-11e4-a52e-4f735466cecf'
type Point = { x: number; y: number }
const keys = { Escape: '\uE00C', Enter: '\uE007' }

/** How often in a row an element must be found in the same place before it counts as at rest. */
const looks = 3

/** Scrolls an element into view and returns its middle: a click goes there by the mouse, whatever lies on top. */
const toMiddle = `const element = document.querySelector(arguments[0])
element.scrollIntoView({ block: 'center', behavior: 'instant' })
const { left, right, top, bottom } = element.getBoundingClientRect()
return { x: (left + right) / 2, y: (top + bottom) / 2 }`

/** Opens WebKitGTK under a virtual screen, driven by the W3C's WebDriver. */
export async function openWebKit(
  binary: string,
  { width, height }: { width: number; height: number },
): Promise<Engine> {
  const port = await freePort()
  const screen = `-screen 0 ${width}x${height}x24`
  // Its own group, so that the screen ends together with the driver. Its sandbox is off, because root may not use it.
  const driver = spawn('xvfb-run', ['-a', '-s', screen, 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  })
  await untilListening(port)
  const options = { binary, args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  const { sessionId } = await send<{ sessionId: string }>(port, 'POST', '/session', { capabilities })
  const call = <T>(method: 'POST' | 'DELETE', path: string, body?: object) =>
    send<T>(port, method, `/session/${sessionId}${path}`, body)
  await call('POST', '/window/rect', { x: 0, y: 0, width, height })
  const find = async (value: string) => {
    const found = await call<Record<string, string>>('POST', '/element', { using: 'css selector', value })
    return found[element]
  }
  return {
    open: async url => void (await call('POST', '/url', { url })),
    evaluate: expression => call('POST', '/execute/sync', { script: `return ${expression}`, args: [] }),
    click: async selector => {
      const { x, y } = await atRest(() =>
        call<Point>('POST', '/execute/sync', { script: toMiddle, args: [selector] }),
      )
      const actions = [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      await call('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] })
    },
    type: async (selector, text) =>
      void (await call('POST', `/element/${await find(selector)}/value`, { text })),
    press: async key => {
      const actions = ['keyDown', 'keyUp'].map(type => ({ type, value: keys[key] }))
      await call('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    close: async () => {
      await call('DELETE', '').catch(() => undefined)
      await end(driver)
    },
  }
}

/** Waits until something that moves, such as a card that finds its place, has come to rest. */
async function atRest(find: () => Promise<Point>): Promise<Point> {
  let found = await find()
  for (let same = 1; same < looks; ) {
    const now = await find()
    same = now.x === found.x && now.y === found.y ? same + 1 : 1
    found = now
  }
  return found
}

/** Sends a command and returns its value; a failure throws the driver's words. */
async function send<T>(port: number, method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    body: body && JSON.stringify(body),
  })
  const { value } = (await answer.json()) as { value: T & { message?: string } }
  if (!answer.ok) throw new Error(`${method} ${path}: ${value.message}`)
  return value
}

async function untilListening(port: number): Promise<void> {
  const end = Date.now() + 20_000
  while (Date.now() < end) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise(done => setTimeout(done, 100))
  }
  throw new Error('WebKitWebDriver does not answer')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (!address || typeof address === 'string') throw new Error('no port')
  return address.port
}

async function end(driver: ChildProcess): Promise<void> {
  const exited = once(driver, 'exit')
  if (driver.pid !== undefined) process.kill(-driver.pid)
  await exited
}
