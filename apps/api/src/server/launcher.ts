import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** `startedAt` distinguishes processes that had the same number one after another. */
type Process = { pid: number; parent: number; startedAt: string; isOver: boolean; command: string[] }
const lookEveryMs = 500

/**
 * Watches the package managers that started this process. `ended` resolves once one of them has ended, with its command, and `findEnded` looks
 * at once. npx and pnpm pass no SIGTERM on: a signal to them means the game, or its build. A manager whose own parent ends, as the shell of
 * somebody who logs out, goes on, and so does the game. Only Linux shows other processes as files; elsewhere `ended` waits forever.
 */
export function watchLaunchers(): { ended: Promise<string>; findEnded(): string | undefined } {
  const launchers = findLaunchers(process.ppid)
  const findEnded = () => launchers.findLast(hasEnded)?.command.join(' ').trim()
  const { promise: ended, resolve } = Promise.withResolvers<string>()
  const timer = setInterval(() => {
    const gone = findEnded()
    if (gone !== undefined) resolve(gone)
  }, lookEveryMs)
  timer.unref()
  return { ended, findEnded }
}

/** Whether a process has ended; one that was only handed to another parent goes on. */
export function hasEnded({ pid, startedAt }: Process): boolean {
  const now = readProcess(pid)
  return now?.startedAt !== startedAt || now.isOver
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

/** Reads a process from /proc; undefined if there is none, or no /proc. */
export function readProcess(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // From the third field on: proc(5).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    const [state, parent, startedAt = ''] = [fields[0], Number(fields[1]), fields[19]]
    return { pid, parent, startedAt, isOver: state === 'Z', command }
  } catch {
    return undefined
  }
}
