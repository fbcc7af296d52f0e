import { rm } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join, relative, resolve } from 'node:path'

/**
 * Locks a data folder against a second process, which would corrupt it; answers how to unlock. A socket ends with its
 * process, a pid file does not.
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

/** Where processes of this machine reach the one that has a folder. */
export function socketPath(relativeFolder: string, name: string): string {
  const folder = resolve(relativeFolder)
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\clutchdeck-${join(folder, name).replaceAll(/[^\w]/g, '_')}`
  const path = join(folder, name)
  // A socket's path may have some hundred bytes only; the relative one may be shorter.
  return [path, relative(process.cwd(), path)].find(each => Buffer.byteLength(each) < 100) ?? path
}

/** Whether a process listens there. */
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

/** A socket that its asker has ended may still be answered. */
export function listenAt(path: string, onConnection: (socket: Socket) => void): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer({ allowHalfOpen: true }, onConnection)
    server.once('error', reject)
    server.listen(path, () => resolve(server))
  })
}
