import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { type Fixtures, it } from '../../test/fixtures/fixtures.ts'

const run = promisify(execFile)
const command = new URL('grant-admin.ts', import.meta.url).pathname

const grant = ({ testApp }: Pick<Fixtures, 'testApp'>, ...words: string[]) =>
  run(process.execPath, [command, ...words], { env: { PATH: process.env.PATH, DATABASE_URL: testApp.url } })

it('the command line makes an admin and ends it, at once for open sessions (rulebook 1.15)', async ({
  signUp,
  testApp,
}) => {
  const user = await signUp('promoted')
  const audit = () => user.call('/api/clutchdeck/get-audit-log')
  expect((await audit()).status).toBe(403)
  expect((await grant({ testApp }, 'Promoted')).stdout.trim()).toBe('promoted is now an admin.')
  expect((await audit()).status).toBe(200)
  expect((await grant({ testApp }, '--revoke', 'promoted')).stdout.trim()).toBe('promoted is now no admin.')
  expect((await audit()).status).toBe(403)
})

it('an unknown name, or none, ends in one sentence', async ({ testApp }) => {
  await expect(grant({ testApp }, 'nobody_there')).rejects.toMatchObject({
    code: 1,
    stderr: 'There is no account named nobody_there.\n',
  })
  await expect(grant({ testApp })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Usage'),
  })
})
