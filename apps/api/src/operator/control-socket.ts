import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { writeBackup } from '../backup/write-backup.ts'
import { isAnswered, listenAt, socketPath } from '../db/connection/folder-lock.ts'
import type { Db } from '../db/db.ts'
import { reasonOf } from '../db/postgres-error.ts'
import { runAccountCommand } from './account-commands.ts'
import { type OperatorRequest, operatorRequest } from './request.ts'

const name = 'control.sock'

/**
 * Lets commands reach the embedded database of a game that runs: only its own process may open it. Whoever may write
 * into the data folder may ask. Answers how to stop.
 */
export async function serveOperator(db: Db, dataDir: string): Promise<() => Promise<void>> {
  const path = socketPath(dataDir, name)
  if (process.platform !== 'win32') await rm(path, { force: true })
  const open = new Set<Socket>()
  const server = await listenAt(path, socket => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    // Who has asked has left.
    socket.on('error', () => {})
    answer(db, socket).catch(() => socket.destroy())
  })
  return async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of open) socket.destroy()
    await closed
  }
}

/** The request is all that comes until the asker has no more to say. */
async function answer(db: Db, socket: Socket): Promise<void> {
  const asked = await text(socket)
  // Who only looks whether somebody is here asks nothing.
  if (asked === '') return void socket.end()
  const request = operatorRequest.parse(JSON.parse(asked))
  if (request.command === 'backup') return writeBackup(db, socket)
  const said = await runAccountCommand(db, request).then(
    said => ({ said }),
    error => ({ error: reasonOf(error) }),
  )
  socket.end(JSON.stringify(said))
}

/** Asks the game that runs on a data folder; answers where its answer comes from. */
export async function askRunningGame(dataDir: string, request: OperatorRequest): Promise<Socket> {
  const socket = connect({ path: socketPath(dataDir, name), allowHalfOpen: true })
  await once(socket, 'connect')
  socket.end(JSON.stringify(request))
  return socket
}

/** Whether a game on a data folder answers. */
export const isRunning = (dataDir: string): Promise<boolean> => isAnswered(socketPath(dataDir, name))
