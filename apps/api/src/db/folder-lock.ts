import { rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { join, relative, resolve } from 'node:path'

/**
 * Locks a data folder against a second process, which would corrupt it; answers how to unlock. A socket ends with its
 * process, a pid file does not.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = socketPath(resolve(folder))
  if (await isAnswered(path)) throw new FolderInUseError(folder)
  if (process.platform !== 'win32') await rm(path, { force: true })
  const server = await listenAt(path)
  return () => new Promise<void>(done => server.close(() => done()))
}

class FolderInUseError extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${resolve(folder)} is in use by another process of the game. Stop that one, or set DATA_DIR.`,
    )
  }
}

function socketPath(folder: string): string {
  if (process.platform === 'win32') return `\\\\.\\pipe\\clutchdeck-${folder.replaceAll(/[^\w]/g, '_')}`
  const path = join(folder, 'lock.sock')
  // A socket's path may have some hundred bytes only; the relative one may be shorter.
  return [path, relative(process.cwd(), path)].find(each => Buffer.byteLength(each) < 100) ?? path
}

function isAnswered(path: string): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

function listenAt(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(socket => socket.destroy())
    server.unref()
    server.once('error', reject)
    server.listen(path, () => resolve(server))
  })
}
