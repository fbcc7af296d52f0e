/** `node scripts/build.js`: builds what the game needs; prints one line, and what the build printed only where it fails. */
import { spawn } from 'node:child_process'
import { watchLaunchers } from '../apps/api/src/server/launcher.ts'

console.log('Building the game (half a minute the first time) ...')
const hasGroups = process.platform !== 'win32'
const build = spawn('turbo run build --output-logs=errors-only', {
  shell: true,
  // Its own group, so that all of the build can be ended.
  detached: hasGroups,
  stdio: ['ignore', 'pipe', 'pipe'],
  env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
})
const output = []
for (const stream of [build.stdout, build.stderr]) stream.on('data', chunk => output.push(chunk))

// Who ends npx, or presses Ctrl-C, wants no game afterwards.
const launchers = watchLaunchers()
let isStopped = false
function stop() {
  isStopped = true
  if (hasGroups && build.pid) process.kill(-build.pid)
  else build.kill()
}
launchers.ended.then(stop)
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop)

build.on('close', code => {
  const gone = launchers.findEnded()
  if (code === 0 && gone === undefined) return
  process.exitCode = code || 1
  if (gone !== undefined)
    console.log(`"${gone}", which started the build, has ended: the game is not started.`)
  else if (!isStopped) process.stderr.write(Buffer.concat(output))
})
