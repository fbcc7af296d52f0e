import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A page of another origin that frames an address, with something behind the frame. Its host is another name, or another port of the game's. */
export async function openOtherSite(framed: string, height = 700) {
  const server = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8')
    answer.end(
      `<!doctype html><html lang="en"><title>Blog</title><h1>Blog</h1><iframe src="${framed}" title="Clutchdeck" style="border:0;width:100%;height:${height}px"></iframe>`,
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    /** The same host as the game's: browsers count it as the same site, and would send the game's cookies. */
    sameSite: `http://127.0.0.1:${port}/`,
    otherSite: `http://localhost:${port}/`,
    close: () => server.close(),
  }
}
