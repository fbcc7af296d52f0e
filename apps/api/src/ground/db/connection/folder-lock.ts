import { rm } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join, relative, resolve } from 'node:path'

/**
 * Locks a data folder against a second process, which would corrupt it; returns a function that unlocks it. Uses a socket, as it
 * ends with its process, unlike a pid file.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = socketPath(folder, 'lock.sock')
  if (await isAnswered(path)) throw new FolderInUseError(folder)
  if (process.platform !== 'win32') await rm(path, { force: true })
  const server = await listenAt(path, socket => socket.destroy())
  server.unref()
  return () => new Promise<void>(done => server.close(() => done()))
}

class FolderInUseError extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${resolve(folder)} is in use by another process of the game. Stop that one, or set DATA_DIR.`,
    )
  }
}

/** The socket at which other processes of this machine reach the one that uses the folder. */
export function socketPath(relativeFolder: string, name: string): string {
  const folder = resolve(relativeFolder)
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\clutchdeck-${join(folder, name).replaceAll(/[^\w]/g, '_')}`
  const path = join(folder, name)
  // A socket's path may have only about a hundred bytes; the relative one may be shorter.
  return [path, relative(process.cwd(), path)].find(each => Buffer.byteLength(each) < 100) ?? path
}

/** Whether a process listens on the socket. */
export function isAnswered(path: string): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

/** A socket that the client has ended may still get an answer. */
export function listenAt(path: string, onConnection: (socket: Socket) => void): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer({ allowHalfOpen: true }, onConnection)
    server.once('error', reject)
    server.listen(path, () => resolve(server))
  })
}
