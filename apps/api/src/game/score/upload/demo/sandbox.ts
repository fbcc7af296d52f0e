import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** Where programs have their libraries; what of it a system does not have is left out. */
const libraries = ['/usr/lib', '/usr/lib64', '/usr/local/lib', '/lib', '/lib64', '/etc/ld.so.cache']
/** The reader takes some memory for its threads, and the look at its memory comes every few milliseconds. */
const marginMb = 1024

/** A program with its arguments. */
export type Command = { program: string; args: string[] }

/**
 * The command that runs a file of ours in a sandbox, as far as the system has one (rulebook 8.37): by bubblewrap without network, other
 * processes and any file but its own code, its packages and what it inherits; on Linux its memory is limited by the system too.
 */
export async function sandboxed(file: string, args: readonly string[], memoryMb: number): Promise<Command> {
  const plain = [process.execPath, file, ...args]
  const inSandbox = (await hasSandbox()) ? [...bubblewrap(codeOf(file)), ...plain] : plain
  const [program = '', ...others] = process.platform === 'linux' ? limited(inSandbox, memoryMb) : inSandbox
  return { program, args: others }
}

let found: Promise<boolean> | undefined
/** Whether this machine runs bubblewrap, which containers and some systems forbid; tried once. */
export function hasSandbox(): Promise<boolean> {
  found ??= tryBubblewrap()
  return found
}

async function tryBubblewrap(): Promise<boolean> {
  const [program = '', ...args] = [...bubblewrap([]), process.execPath, '--version']
  return promisify(execFile)(program, args, { env: {} }).then(
    () => true,
    () => false,
  )
}

/** What the operator reads at the start where there is none. */
export const adviceOnSandbox =
  'Demos are read without a sandbox, as bubblewrap is missing or may not run (docs/operations.md, Demos as score files)'

const bubblewrap = (code: readonly string[]): string[] => [
  'bwrap',
  ...['--unshare-all', '--die-with-parent', '--clearenv', '--proc', '/proc', '--dev', '/dev'],
  ...[process.execPath, ...libraries, ...code].flatMap(path => ['--ro-bind-try', path, path]),
]

const limited = (command: readonly string[], memoryMb: number): string[] => [
  ...['/bin/sh', '-c', `ulimit -d ${(memoryMb + marginMb) * 1024}; exec "$@"`, 'sh'],
  ...command,
]

/** The folder of a file, and the packages that it and the reader of demos may load, with what says that they are modules. */
function codeOf(file: string): string[] {
  const folder = dirname(file)
  const above = [folder, ...readerFolder()].flatMap(each => ancestorsOf(each))
  const packages = above.flatMap(each => [join(each, 'node_modules'), join(each, 'package.json')])
  return [folder, ...new Set(packages)].filter(path => existsSync(path))
}

function readerFolder(): string[] {
  try {
    return [dirname(fileURLToPath(import.meta.resolve('@laihoe/demoparser2')))]
  } catch {
    return []
  }
}

const ancestorsOf = (folder: string): string[] =>
  dirname(folder) === folder ? [folder] : [folder, ...ancestorsOf(dirname(folder))]
