import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

type Process = { pid: number; parent: number; command: string[] }
const lookEveryMs = 500

/**
 * Resolves once one of the package managers that started this process has ended. npx and pnpm pass no SIGTERM on: who ends
 * them means the game. Only Linux shows other processes as files; elsewhere it waits forever.
 */
export function launcherEnds(): Promise<void> {
  const launchers = findLaunchers(process.ppid)
  const { promise, resolve } = Promise.withResolvers<void>()
  if (launchers.length === 0) return promise
  const timer = setInterval(() => {
    const gone = launchers.some(({ pid, parent }) => readProcess(pid)?.parent !== parent)
    if (!gone && process.ppid === launchers[0]?.pid) return
    clearInterval(timer)
    resolve()
  }, lookEveryMs)
  timer.unref()
  return promise
}

/** The package managers above a process, and the shells that they run scripts by, up to the first of anything else. */
function findLaunchers(parent: number): Process[] {
  const found: Process[] = []
  for (let each = readProcess(parent); each && (isManager(each) || isShell(each)); ) {
    found.push(each)
    each = readProcess(each.parent)
  }
  // A shell above all of them is the user's own: it may go.
  return found.slice(0, found.findLastIndex(isManager) + 1)
}

/** `npm exec ...` is how npx names itself; others are run by Node or by themselves. */
const isManager = ({ command }: Process): boolean =>
  command.slice(0, 2).some(word => /^(npm|npx|pnpm)(\.[cm]?js)?$/.test(basename(word.split(' ')[0] ?? '')))
const isShell = ({ command: [shell = '', flag] }: Process): boolean =>
  /^(sh|bash|dash)$/.test(basename(shell)) && flag === '-c'

function readProcess(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return { pid, parent, command }
  } catch {
    return undefined
  }
}
