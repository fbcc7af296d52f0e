import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import openapiTypes, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seed } from '../../src/seed/seed.ts'
import { openTestApp, type TestApp } from '../fixtures/test-app.ts'

const run = promisify(execFile)
const docs = new URL('../../../../docs/', import.meta.url)

let testApp: TestApp
let folder: string
beforeAll(async () => {
  testApp = await openTestApp()
  folder = await mkdtemp(join(import.meta.dirname, '.client-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await testApp.close()
})

test('the client of docs/api-client.md has right types, made from docs/openapi.json, and works on the demo', async () => {
  const [, client = ''] =
    /```ts\n(.*?)```/s.exec(await readFile(new URL('api-client.md', docs), 'utf8')) ?? []
  await writeFile(join(folder, 'client.ts'), client)
  await writeFile(join(folder, 'game.d.ts'), astToString(await openapiTypes(new URL('openapi.json', docs))))
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024', '--types', 'node']
  const tsc = join(import.meta.dirname, '../../node_modules/.bin/tsc')
  const checked = run(tsc, [...options, '--allowImportingTsExtensions', '--ignoreConfig', 'client.ts'], {
    cwd: folder,
  })
  await expect(checked).resolves.toEqual({ stdout: '', stderr: '' })

  await seed(testApp.db, { demo: true, adminPassword: 'Password!1' })
  const address = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  const { stdout } = await run(process.execPath, ['client.ts', address], { cwd: folder })
  expect(stdout.trim().split('\n')).toEqual([
    expect.stringMatching(/^signed up as client_/),
    expect.stringMatching(/\d events, Vistula Open can be joined$/),
    expect.stringMatching(/^\S+ is in the deck since /),
    '409 CARD_ALREADY_IN_DECK: This card is already in the deck.',
    '0 are ranked []',
  ])
})
