/** Sends requests from a separate process, so that only the server is measured; connections are kept from round to round. */
import { keptConnection } from '../shared/kept-connection.ts'

/** A GET without a body, a POST with one. */
export type Question = { path: string; body?: object; encoding?: string }
/** Each asker sends its questions one after another, all askers at once. */
export type Asking = { address: string; askers: { cookie: string; questions: Question[] }[] }

const connections = new Map<string, ReturnType<typeof keptConnection>>()

function connectionOf(address: string, cookie: string) {
  const key = `${address} ${cookie}`
  const connection = connections.get(key) ?? keptConnection(address, cookie)
  connections.set(key, connection)
  return connection
}

/** Returns how many milliseconds all questions took. Throws for an answer other than 200. */
async function askAll({ address, askers }: Asking): Promise<number> {
  const begun = performance.now()
  const ask = async ({ cookie, questions }: Asking['askers'][number]) => {
    const connection = connectionOf(address, cookie)
    for (const { path, body, encoding } of questions) {
      const answer = await (body
        ? connection.post(path, JSON.stringify(body), encoding)
        : connection.get(path, encoding))
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status} ${answer.body}`)
    }
  }
  await Promise.all(askers.map(ask))
  return performance.now() - begun
}

process.on('message', async (asking: Asking) => {
  process.send?.(await askAll(asking))
})
