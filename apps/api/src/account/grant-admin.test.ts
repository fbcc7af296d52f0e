import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/fixtures/test-app.ts'

const run = promisify(execFile)
const command = new URL('grant-admin.ts', import.meta.url).pathname

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const grant = (...words: string[]) =>
  run(process.execPath, [command, ...words], { env: { PATH: process.env.PATH, DATABASE_URL: testApp.url } })

test('the command line makes an admin and ends it, at once for open sessions (rules.md 2)', async () => {
  const user = await testApp.signUp('promoted')
  const audit = () => user.call('/api/clutchdeck/get-audit-log')
  expect((await audit()).status).toBe(403)
  expect((await grant('Promoted')).stdout.trim()).toBe('promoted is now an admin.')
  expect((await audit()).status).toBe(200)
  expect((await grant('--revoke', 'promoted')).stdout.trim()).toBe('promoted is now no admin.')
  expect((await audit()).status).toBe(403)
})

test('an unknown name, or none, ends in one sentence', async () => {
  await expect(grant('nobody_there')).rejects.toMatchObject({
    code: 1,
    stderr: 'There is no account named nobody_there.\n',
  })
  await expect(grant()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Usage') })
})
