import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasSandbox, sandboxed } from './sandbox.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clutchdeck-sandbox-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs code in the sandbox, as the reader of demos is run; returns what it writes. */
async function runInSandbox(code: string, args: string[] = [], memoryMb = 256): Promise<string> {
  const code_ = join(await mkdtemp(join(folder, 'code-')), 'code.mjs')
  await writeFile(code_, code)
  const { program, args: all } = await sandboxed(code_, args, memoryMb)
  const child = spawn(program, all, { stdio: ['ignore', 'pipe', 'ignore'], env: {} })
  return await text(child.stdout)
}

const tries = `
import { connect } from 'node:net'
import { readFileSync } from 'node:fs'
const [, , file, pid, port] = process.argv
const reaches = path => { try { return readFileSync(path).length > 0 } catch { return false } }
const connects = await new Promise(resolve =>
  connect(port, '127.0.0.1').once('connect', () => resolve(true)).once('error', () => resolve(false)))
console.log(JSON.stringify({ file: reaches(file), settings: reaches('/proc/' + pid + '/environ'), connects }))
process.exit()`

test('the reader of demos reaches no file, setting or address of the server where bubblewrap runs (rulebook 8.37)', async () => {
  const file = join(folder, 'secret')
  await writeFile(file, 'secret')
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = String(typeof address === 'object' ? address?.port : address)
  const reached = JSON.parse(await runInSandbox(tries, [file, String(process.pid), port]))
  server.close()
  const open = !(await hasSandbox())
  expect(reached).toEqual({ file: open, settings: open, connects: open })
})

test.runIf(process.platform === 'linux')(
  'the system gives the reader of demos no more than some memory above its limit (rulebook 8.37)',
  async () => {
    const fill = (mb: number) => runInSandbox(`Buffer.alloc(${mb} * 1024 * 1024); console.log('filled')`)
    expect([await fill(64), await fill(4096)]).toEqual(['filled\n', ''])
  },
)
