/** Asks in a process of its own, so that what is measured of a server is the server's: twenty connections, each as soon as it was answered. */
import { keptConnection } from './kept-connection.ts'

/** `requests` in all, of one path. Told back is nothing, once all were answered with 200. */
export type Asking = { address: string; path: string; requests: number }

const connections = 20

async function askAll({ address, path, requests }: Asking): Promise<void> {
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = keptConnection(address, '')
      for (let n = 0; n < requests / connections; n++) {
        const { status } = await connection.get(path)
        if (status !== 200) throw new Error(`${path} answered ${status}`)
      }
      connection.close()
    }),
  )
}

process.on('message', async (asking: Asking) => {
  await askAll(asking)
  process.send?.(null)
})
