/** `node scripts/build.js`: builds what the game needs; prints one line, and what the build printed only where it fails. */
import { spawn } from 'node:child_process'

console.log('Building the game (half a minute the first time) ...')
const build = spawn('turbo run build --output-logs=errors-only', {
  shell: true,
  stdio: ['ignore', 'pipe', 'pipe'],
  env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
})
const output = []
for (const stream of [build.stdout, build.stderr]) stream.on('data', chunk => output.push(chunk))
build.on('close', code => {
  if (code === 0) return
  process.stderr.write(Buffer.concat(output))
  process.exitCode = code ?? 1
})
