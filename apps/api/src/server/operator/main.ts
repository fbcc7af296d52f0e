/**
 * Commands for operators, on either database, whether the game runs or not: `node src/server/operator/main.ts <command>`, or `pnpm`
 * with the command's name. They end with one sentence.
 */
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { reasonOf } from '../../ground/db/postgres-error.ts'
import { invokedIn, readEnv } from '../../ground/env/env.ts'
import { backUpTo, restoreFrom } from './backup-file.ts'
import { distributeDatabase } from './distribute-database.ts'
import { reachGame } from './operator.ts'
import type { AccountRequest } from './request.ts'

const usage = {
  'grant-admin': '[--revoke] USERNAME: makes an admin, or ends it',
  'set-password': '[--stdin] USERNAME: draws a new password, or reads it from the input',
  'end-sessions': 'USERNAME: signs a user out everywhere',
  unlock: 'USERNAME: forgets the wrong passwords of a user',
  backup: 'FILE: writes all of the game to a new file',
  restore: 'FILE: fills an empty database from a backup',
  distribute: '(nothing else): spreads the database over the nodes of its Citus coordinator',
}
type Command = keyof typeof usage
type Flags = { revoke?: boolean | undefined; stdin?: boolean | undefined }

async function run(command: Command, argument: string, flags: Flags): Promise<string> {
  const env = readEnv()
  if (command === 'distribute') return distributeDatabase(env)
  if (command === 'backup') return backUpTo(env, resolve(invokedIn, argument))
  if (command === 'restore') return restoreFrom(env, resolve(invokedIn, argument))
  const operator = await reachGame(env)
  try {
    return await operator.run(await requestOf(command, argument, flags))
  } finally {
    await operator.close()
  }
}

async function requestOf(
  command: AccountRequest['command'],
  username: string,
  { revoke, stdin }: Flags,
): Promise<AccountRequest> {
  const password = stdin ? (await text(process.stdin)).trim() : undefined
  return { command, username, ...(revoke && { revoke }), ...(password !== undefined && { password }) }
}

function usageOf(command: string | undefined): string {
  const named = Object.entries(usage).filter(([name]) => command === undefined || name === command)
  return named.map(([name, what]) => `Usage: pnpm ${name} ${what}`).join('\n')
}

try {
  const { values, positionals } = parseArgs({
    options: { revoke: { type: 'boolean' }, stdin: { type: 'boolean' } },
    allowPositionals: true,
  })
  const [name, argument = '', ...more] = positionals
  const command = (Object.keys(usage) as Command[]).find(each => each === name)
  const isWhole = command === 'distribute' ? argument === '' : argument !== ''
  if (!command || !isWhole || more.length > 0) throw new Error(usageOf(command))
  console.log(await run(command, argument, values))
} catch (error) {
  console.error(reasonOf(error))
  process.exitCode = 1
}
