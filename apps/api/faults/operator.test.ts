import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, inject } from 'vitest'
import { type Fixtures, itWith } from '../test/fixtures/fixtures.ts'
import { goodPassword } from '../test/fixtures/test-app.ts'

const run = promisify(execFile)
const main = new URL('../src/server/operator/main.ts', import.meta.url).pathname

const it = itWith({ rateLimits: true })
  .extend('command', { scope: 'file' }, ({ testApp }) => async (...words: string[]) => {
    const env = { PATH: process.env.PATH, DATABASE_URL: testApp.url }
    return (await run(process.execPath, [main, ...words], { env })).stdout.trim()
  })
  .extend('logIn', { scope: 'file' }, ({ visitor }) => async (username: string, password: string) => {
    const { status } = await visitor.call('/api/auth/login-query', { username, password })
    return status
  })

type Audit = { entries: { call: string; account: { username: string }; after: object }[] }
const latestAudit = async ({ admin }: Pick<Fixtures, 'admin'>) => {
  const { body } = await admin.call<Audit>('/api/clutchdeck/get-audit-log')
  return body.entries[0]
}

it('makes an admin and ends it, at once for open sessions (rulebook 1.15, 1.22)', async ({
  signUp,
  command,
  admin,
}) => {
  const user = await signUp('promoted')
  const audit = () => user.call('/api/clutchdeck/get-audit-log')
  expect((await audit()).status).toBe(403)
  expect(await command('grant-admin', 'Promoted')).toBe('promoted is now an admin.')
  expect((await audit()).status).toBe(200)
  expect(await command('grant-admin', '--revoke', 'promoted')).toBe('promoted is now no admin.')
  expect((await audit()).status).toBe(403)
  expect(await latestAudit({ admin })).toMatchObject({
    call: 'grant-admin',
    account: { username: 'promoted' },
    before: { role: 'admin' },
    after: { role: 'user', operator: true },
  })
})

it('sets a password, given or drawn, which ends all sessions (rulebook 1.22)', async ({
  signUp,
  command,
  logIn,
  admin,
}) => {
  const user = await signUp('forgetful')
  const said = await command('set-password', 'forgetful')
  const drawn = /: (\S+) \(shown only this once\)/.exec(said)?.[1] ?? ''
  expect((await user.call('/api/auth/get-user', {})).status).toBe(204)
  expect([await logIn('forgetful', goodPassword), await logIn('forgetful', drawn)]).toEqual([401, 200])
  const audited = await latestAudit({ admin })
  expect(audited).toMatchObject({
    call: 'set-password',
    account: { username: 'forgetful' },
    after: { operator: true },
  })
  expect(JSON.stringify(audited)).not.toMatch(/argon|hash/)
})

it('signs a user out everywhere (rulebook 1.22)', async ({ signUp, command }) => {
  const user = await signUp('everywhere')
  expect(await command('end-sessions', 'everywhere')).toBe('everywhere is signed out everywhere.')
  expect((await user.call('/api/auth/get-user', {})).status).toBe(204)
})

it('unlocks who typed a wrong password too often (rulebook 1.12, 1.22)', async ({
  signUp,
  command,
  logIn,
}) => {
  await signUp('locked_out')
  for (let attempt = 0; attempt < 21; attempt++) await logIn('locked_out', 'Wrong!password')
  expect(await logIn('locked_out', goodPassword)).toBe(429)
  expect(await command('unlock', 'locked_out')).toBe('locked_out may try to log in again.')
  expect(await logIn('locked_out', goodPassword)).toBe(200)
})

it('the last admin can neither be demoted nor delete the account (rulebook 1.22)', async ({
  admin,
  command,
  signUp,
  db,
}) => {
  const refusal = 'This is the last admin; make somebody else an admin first.'
  const leave = { name: admin.username, password: goodPassword }
  expect(await admin.call('/api/auth/delete-account', leave)).toMatchObject({
    status: 409,
    body: { rule: 'LAST_ADMIN' },
  })
  await expect(command('grant-admin', '--revoke', admin.username)).rejects.toMatchObject({
    stderr: `${refusal}\n`,
  })
  expect((await admin.call('/api/clutchdeck/get-audit-log')).status).toBe(200)
  // Of two who go at once one stays.
  await signUp('second_admin', 'admin')
  const names = [admin.username, 'second_admin']
  const both = await Promise.allSettled(names.map(name => command('grant-admin', '--revoke', name)))
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await db.selectFrom('account').where('role', '=', 'admin').select('id').execute()).toHaveLength(1)
})

it.for([
  [['unlock', 'nobody_there'], 'There is no account named nobody_there.\n'],
  [['unlock'], 'Usage: pnpm unlock USERNAME: forgets the wrong passwords of a user\n'],
  [['unlock', 'one', 'two'], 'Usage: pnpm unlock USERNAME: forgets the wrong passwords of a user\n'],
  [
    ['backup', '/no/such/folder/game'],
    "ENOENT: no such file or directory, open '/no/such/folder/game.part'\n",
  ],
  [['restore', '/no/such/file'], 'There is no file /no/such/file.\n'],
] as const)('%s ends in one sentence', async ([words, stderr], { command }) => {
  await expect(command(...words)).rejects.toMatchObject({ code: 1, stderr })
})

it('a password of the input that breaks the rules is refused and changes nothing (rulebook 1.4)', async ({
  testApp,
  signUp,
  logIn,
}) => {
  await signUp('weak')
  const env = { PATH: process.env.PATH, DATABASE_URL: testApp.url }
  const child = spawn(process.execPath, [main, 'set-password', '--stdin', 'weak'], { env, stdio: 'pipe' })
  child.stdin.end('short\n')
  expect(await saidBy(child)).toBe('A password must have at least 8 characters.')
  expect(await logIn('weak', goodPassword)).toBe(200)
})

const saidBy = async ({ stderr }: ChildProcess) =>
  String(Buffer.concat((await stderr?.toArray()) ?? [])).trim()

it('places the tables of a database on Citus, and says where it cannot', async ({ command }) => {
  const { distributed } = inject('postgres')
  if (distributed) expect(await command('distribute')).toBe('All tables have their places already.')
  else await expect(command('distribute')).rejects.toThrow('This server has not loaded Citus')
  await expect(command('distribute', 'deck')).rejects.toThrow('Usage: pnpm distribute')
})
