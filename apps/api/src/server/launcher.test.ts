import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { hasEnded, readProcess } from './launcher.ts'

test.runIf(process.platform === 'linux')(
  'a launcher has ended when it is killed, not when the shell that it was started from ends',
  async () => {
    const shell = spawn('sh', ['-c', 'sleep 600 >/dev/null & echo $!; read line'], {
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    const [printed] = await once(shell.stdout, 'data')
    const launcher = readProcess(Number(printed))
    if (!launcher) throw new Error('no process')
    expect(launcher.parent).toBe(shell.pid)
    shell.stdin.end()
    await once(shell, 'exit')
    expect(readProcess(launcher.pid)?.parent).not.toBe(launcher.parent)
    expect(hasEnded(launcher)).toBe(false)
    process.kill(launcher.pid, 'SIGKILL')
    await expect.poll(() => hasEnded(launcher)).toBe(true)
  },
)
