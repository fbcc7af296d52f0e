/**
 * `pnpm grant-admin <username>` makes a user an admin, `pnpm grant-admin --revoke <username>` undoes it; there is no
 * other way (rulebook 1.15).
 */
import { parseArgs } from 'node:util'
import { migrate, openDatabase } from '../db/open-database.ts'
import { readEnv } from '../env.ts'
import { setRole } from './role-queries.ts'

async function grantAdmin(username: string, role: 'user' | 'admin'): Promise<string> {
  const database = await openDatabase(readEnv(), error => console.error(error.message))
  try {
    await migrate(database.db)
    const account = await setRole(database.db, username, role)
    if (!account) throw new Error(`There is no account named ${username}.`)
    return `${account.username} is now ${role === 'admin' ? 'an admin' : 'no admin'}.`
  } finally {
    await database.close()
  }
}

const { values, positionals } = parseArgs({
  options: { revoke: { type: 'boolean' } },
  allowPositionals: true,
})
const [username] = positionals
if (username) {
  try {
    console.log(await grantAdmin(username, values.revoke ? 'user' : 'admin'))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
} else {
  console.error('Usage: pnpm grant-admin [--revoke] <username>')
  process.exitCode = 1
}
