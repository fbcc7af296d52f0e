import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { findMigrations } from '../../ground/db/open/migration-queries.ts'
import { openDatabase } from '../../ground/db/open/open-database.ts'
import type { Env } from '../../ground/env/env.ts'
import { writeBackup } from '../backup/write-backup.ts'
import { runAccountCommand } from './account-commands.ts'
import { askRunningGame, isRunning } from './control-socket.ts'
import { type AccountRequest, operatorAnswer } from './request.ts'

/** A game's database, opened here or reached through the process that has it open. */
export type Operator = {
  run(request: AccountRequest): Promise<string>
  backUp(output: Writable): Promise<void>
  close(): Promise<void>
}

/** Reaches the game of the settings, whether it runs or not. Throws an error with a readable sentence if there is none. */
export async function reachGame(env: Env): Promise<Operator> {
  if (!env.databaseUrl) {
    if (!existsSync(join(env.dataDir, 'pglite')))
      throw new Error(`There is no game in ${resolve(env.dataDir)}.`)
    if (await isRunning(env.dataDir)) return throughRunningGame(env.dataDir)
  }
  const database = await openDatabase(env, error => console.error(error.message))
  const known = await findMigrations(database.db).catch(async error => {
    await database.close()
    throw error
  })
  if (!known) {
    await database.close()
    throw new Error('There is no game in this database.')
  }
  return {
    run: request => runAccountCommand(database.db, request),
    backUp: output => writeBackup(database.db, output),
    close: () => database.close(),
  }
}

const throughRunningGame = (dataDir: string): Operator => ({
  run: async request => {
    const answer = operatorAnswer.parse(JSON.parse(await text(await askRunningGame(dataDir, request))))
    if ('error' in answer) throw new Error(answer.error)
    return answer.said
  },
  backUp: async output => pipeline(await askRunningGame(dataDir, { command: 'backup' }), output),
  close: async () => {},
})
