/** The pages of live-push.ts, in a separate process: they listen, and it reports when all have received a message with the name. */
import { once } from 'node:events'
import { connect } from 'node:net'

/** Pages to open, taking the addresses in turn, and the cookies, if there are any; or `expect`: report when all have received one more message. */
export type PagesRequest =
  | { addresses: string[]; path: string; pages: number; name: string; cookies: string[] }
  | 'expect'
/** Bytes that all pages have read since the last time. */
export type Arrived = { bytes: number }

/** What a browser of 2026 sends with such a request. */
const browser = {
  Connection: 'keep-alive',
  'User-Agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  Accept: 'text/event-stream',
  'Cache-Control': 'no-cache',
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'Accept-Language': 'en-US,en;q=0.9',
  'Sec-CH-UA': '"Chromium";v="140", "Not=A?Brand";v="24"',
  'Sec-CH-UA-Mobile': '?0',
  'Sec-CH-UA-Platform': '"Linux"',
  'Sec-Fetch-Dest': 'empty',
  'Sec-Fetch-Mode': 'cors',
  'Sec-Fetch-Site': 'same-origin',
}
const headers = Object.entries(browser).map(([name, value]) => `${name}: ${value}\r\n`)

/** How many are opened at once. */
const lanes = 20
let [pages, received, expected, bytes] = [0, 0, Number.POSITIVE_INFINITY, 0]

async function openPage(address: string, path: string, name: string, cookie?: string): Promise<void> {
  const { hostname, port, host } = new URL(address)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  const own = cookie === undefined ? '' : `Cookie: ${cookie}\r\n`
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${headers.join('')}${own}\r\n`)
  await once(socket, 'data')
  socket.on('data', data => {
    bytes += data.length
    if (!data.includes(name)) return
    received++
    if (received < expected) return
    expected = Number.POSITIVE_INFINITY
    process.send?.({ bytes } satisfies Arrived)
  })
}

process.on('message', async (request: PagesRequest) => {
  if (request === 'expect') {
    expected = received + pages
    bytes = 0
  } else {
    const { addresses, path, name, cookies } = request
    pages = request.pages
    const open = async (lane: number) => {
      for (let n = lane; n < pages; n += lanes)
        await openPage(addresses[n % addresses.length] ?? '', path, name, cookies[n % cookies.length])
    }
    await Promise.all(Array.from({ length: lanes }, (_, lane) => open(lane)))
  }
  process.send?.('done')
})
