import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('build.js', import.meta.url))

/** Looks until a condition holds. */
async function until(holds) {
  while (!holds()) await setTimeout(20)
}

/** Whether a process runs, and is not only waited for. */
function isRunning(pid) {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

test('npx that is ended in the middle of the build ends the build, and no game is started', {
  skip: process.platform !== 'linux',
  timeout: 60_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clutchdeck-build-'))
  const write = async (name, lines) => {
    await writeFile(join(folder, name), ['#!/bin/sh', ...lines, ''].join('\n'))
    await chmod(join(folder, name), 0o755)
  }
  await write('turbo', ['sleep 600 &', `echo $! > ${folder}/building`, `mkfifo ${folder}/begun`, 'wait'])
  // As npx does, it passes no signal on.
  await write('npx', [`sh -c '"${process.execPath}" "${script}" && echo started; exit 0'`, 'exit 0'])
  const npx = spawn('sh', [join(folder, 'npx')], {
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = text(npx.stdout)
  await until(() => existsSync(join(folder, 'begun')))
  npx.kill('SIGTERM')
  await once(npx, 'exit')
  assert.match(await said, /which started the build, has ended: the game is not started\.\n$/)
  const builder = Number(readFileSync(join(folder, 'building'), 'utf8'))
  await until(() => !isRunning(builder))
  await rm(folder, { recursive: true })
})
