import { checkPassword, refusals } from '@game/domain'
import type { Transaction } from 'kysely'
import { recordAudit } from '../../ground/audit/record-audit.ts'
import type { Db } from '../../ground/db/db.ts'
import type { SecurityEventKind } from '../../ground/db/schema/user-tables.ts'
import type { Schema } from '../../ground/db/schema.ts'
import { inTransaction } from '../../ground/db/transaction.ts'
import { insertSecurityEvent } from '../../ground/security/security-event-queries.ts'
import { deleteSessionsOf } from '../../ground/session/session-queries.ts'
import { publishMessage } from '../../ground/stream/message-queries.ts'
import { unlockAccount } from '../../people/account/credential/attempts.ts'
import { hashPassword } from '../../people/account/credential/password.ts'
import { isLastAdmin, setRole } from '../../people/account/credential/role-queries.ts'
import { drawPassword } from '../seed/admin-password.ts'
import { lockAccount, setPasswordHash } from './operator-queries.ts'
import type { AccountRequest } from './request.ts'

type Account = { id: number; username: string; role: 'user' | 'admin' }
/** What was changed, before and after, and the sentence to print. */
type Outcome = { before: object | null; after?: object; said: string }
type Act = (trx: Transaction<Schema>, account: Account) => Promise<Outcome>

/** Runs an operator's command for an account, in one transaction with its line in the audit log; returns the sentence to print (rulebook 1.22). */
export async function runAccountCommand(db: Db, request: AccountRequest): Promise<string> {
  const act = await actOf(request)
  return inTransaction(db, async trx => {
    const account = await lockAccount(trx, request.username)
    if (!account) throw new Error(`There is no account named ${request.username}.`)
    const { before, after, said } = await act(trx, account)
    await recordAudit(trx, {
      accountId: account.id,
      call: request.command,
      before,
      after: { ...after, operator: true },
    })
    const kind = eventOf(request)
    await insertSecurityEvent(trx, { kind, account_id: account.id, network: '' })
    return said
  })
}

function eventOf({ command, revoke }: AccountRequest): SecurityEventKind {
  switch (command) {
    case 'grant-admin':
      return revoke ? 'role_revoked' : 'role_granted'
    case 'set-password':
      return 'password_set'
    case 'end-sessions':
      return 'sessions_ended'
    case 'unlock':
      return 'unlocked'
  }
}

async function actOf({ command, revoke, password }: AccountRequest): Promise<Act> {
  switch (command) {
    case 'grant-admin':
      return (trx, account) => giveRole(trx, account, revoke ? 'user' : 'admin')
    case 'set-password':
      return setPassword(password)
    case 'end-sessions':
      return async (trx, { id, username }) => {
        await deleteSessionsOf(trx, id)
        return { before: null, said: `${username} is signed out everywhere.` }
      }
    case 'unlock':
      return async (trx, { username }) => {
        await unlockAccount(trx, username)
        return { before: null, said: `${username} may try to log in again.` }
      }
  }
}

async function giveRole(
  trx: Transaction<Schema>,
  { id, username, role: before }: Account,
  role: Account['role'],
): Promise<Outcome> {
  if (role === 'user' && (await isLastAdmin(trx, id))) throw new Error(refusals.LAST_ADMIN.text)
  await setRole(trx, username, role)
  await publishMessage(trx, { type: 'access_changed', userId: id })
  const said = `${username} is now ${role === 'admin' ? 'an admin' : 'no admin'}.`
  return { before: { role: before }, after: { role }, said }
}

/** The password is hashed before the transaction. If none is given, a random one is generated and printed once. */
async function setPassword(given: string | undefined): Promise<Act> {
  const checked = checkPassword(given ?? drawPassword())
  if (!checked.ok) throw new Error(refusals[checked.rule].text)
  const hash = await hashPassword(checked.value)
  const shown = given === undefined ? `: ${checked.value} (shown only this once)` : ''
  return async (trx, { id, username }) => {
    await setPasswordHash(trx, id, hash)
    await deleteSessionsOf(trx, id)
    await unlockAccount(trx, username)
    return {
      before: {},
      after: {},
      said: `${username} has a new password${shown}, and is signed out everywhere.`,
    }
  }
}
