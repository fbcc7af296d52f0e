import { execFile, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { generateSource } from 'oazapfts'
import openapiTypes, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishMessage } from '../../src/ground/stream/message-queries.ts'
import { deleteToken } from '../../src/people/account/tokens/token-queries.ts'
import { seed } from '../../src/server/seed/seed.ts'
import { insertTestToken } from '../fixtures/insert-token.ts'
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

/** The programs of the page, in their order. */
const programs = async () =>
  Array.from(
    (await readFile(new URL('api-client.md', docs), 'utf8')).matchAll(/```ts\n(.*?)```/gs),
    ([, code = '']) => code,
  )

const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024', '--types', 'node']
const tsc = join(import.meta.dirname, '../../node_modules/.bin/tsc')
const checkTypes = (file: string) =>
  run(tsc, [...options, '--allowImportingTsExtensions', '--ignoreConfig', file], { cwd: folder })

test('the client of docs/api-client.md has right types, made from docs/openapi.json, and works on the demo', async () => {
  const [client = ''] = await programs()
  await writeFile(join(folder, 'client.mts'), client)
  await writeFile(join(folder, 'game.d.ts'), astToString(await openapiTypes(new URL('openapi.json', docs))))
  await expect(checkTypes('client.mts')).resolves.toEqual({ stdout: '', stderr: '' })

  await seed(testApp.db, { demo: true, adminPassword: 'Password!1' })
  const address = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  const { stdout } = await run(process.execPath, ['client.mts', address], { cwd: folder })
  expect(stdout.trim().split('\n')).toEqual([
    expect.stringMatching(/^signed up as client_/),
    expect.stringMatching(/\d events, Vistula Open can be joined$/),
    expect.stringMatching(/^\S+ is in the deck since /),
    '409 CARD_ALREADY_IN_DECK: This card is already in the deck.',
    '0 are ranked []',
  ])
})

test('a client that another generator, oazapfts, makes of docs/openapi.json has right types', async () => {
  const operations = await generateSource(fileURLToPath(new URL('openapi.json', docs)))
  await writeFile(join(folder, 'generated.mts'), operations)
  await expect(checkTypes('generated.mts')).resolves.toEqual({ stdout: '', stderr: '' })
})

test('the bot of docs/api-client.md reads the game by an access token until the token is revoked (rulebook 21.5)', async () => {
  const [, bot = ''] = await programs()
  await writeFile(join(folder, 'bot.mts'), bot)
  await expect(checkTypes('bot.mts')).resolves.toEqual({ stdout: '', stderr: '' })
  const { db } = testApp
  const user = await testApp.signUp('bot_owner')
  const { id, token } = await insertTestToken(db, user.id, ['read'])
  const { id: eventId } = await db
    .selectFrom('event')
    .where('public', '=', true)
    .select('id')
    .executeTakeFirstOrThrow()
  const program = spawn(process.execPath, ['bot.mts', testApp.app.listeningOrigin, String(eventId)], {
    cwd: folder,
    env: { ...process.env, TOKEN: token },
  })
  const lines: string[] = []
  for await (const line of createInterface(program.stdout)) {
    lines.push(line)
    if (line === 'open') await publishMessage(db, { type: 'scores_changed', eventId })
    if (line === 'scores_changed') await deleteToken(db, user.id, id)
  }
  expect(lines).toEqual([
    'I am bot_owner',
    expect.stringMatching(/^\d+ are ranked \d+$/),
    'open',
    'scores_changed',
  ])
})
