import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { isAnswered, listenAt, socketPath } from '../../ground/db/connection/folder-lock.ts'
import type { Db } from '../../ground/db/db.ts'
import { reasonOf } from '../../ground/db/postgres-error.ts'
import { writeBackup } from '../backup/write-backup.ts'
import { runAccountCommand } from './account-commands.ts'
import { type OperatorRequest, operatorRequest } from './request.ts'

const name = 'control.sock'

/**
 * Lets commands reach the embedded database of a running game, which only its own process may open. Everybody who may write
 * into the data folder may use it. Returns a function that stops it.
 */
export async function serveOperator(db: Db, dataDir: string): Promise<() => Promise<void>> {
  const path = socketPath(dataDir, name)
  if (process.platform !== 'win32') await rm(path, { force: true })
  const open = new Set<Socket>()
  const server = await listenAt(path, socket => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    // The client has left.
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

/** The request is everything until the client ends its side. */
async function answer(db: Db, socket: Socket): Promise<void> {
  const received = await text(socket)
  // A client that only checks whether a game is running sends nothing.
  if (received === '') return void socket.end()
  const request = operatorRequest.parse(JSON.parse(received))
  if (request.command === 'backup') return writeBackup(db, socket)
  const said = await runAccountCommand(db, request).then(
    said => ({ said }),
    error => ({ error: reasonOf(error) }),
  )
  socket.end(JSON.stringify(said))
}

/** Sends a request to the game that runs on a data folder; returns the socket with its answer. */
export async function askRunningGame(dataDir: string, request: OperatorRequest): Promise<Socket> {
  const socket = connect({ path: socketPath(dataDir, name), allowHalfOpen: true })
  await once(socket, 'connect')
  socket.end(JSON.stringify(request))
  return socket
}

/** Whether a game on a data folder answers. */
export const isRunning = (dataDir: string): Promise<boolean> => isAnswered(socketPath(dataDir, name))
