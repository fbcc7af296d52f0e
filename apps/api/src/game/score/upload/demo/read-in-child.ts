import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type CsvFaultCode, csvFaultReason, type DemoRecording } from '@game/domain'
import { z } from 'zod'
import { errorCode } from '../../../../ground/system/error-code.ts'
import { readStart } from '../file/spooled-file.ts'
import { recordingShape } from './recording-shape.ts'
import { type Command, sandboxed } from './sandbox.ts'

/** What was read of a demo, or why it cannot be read, as one sentence. */
export type DemoReading = { ok: true; recording: DemoRecording } | { ok: false; reason: string }

/** The limits of the process that reads a demo. */
export type ChildLimits = { memoryMb: number; seconds?: number }

const child = fileURLToPath(new URL('./demo-child.ts', import.meta.url))
/** What is kept of a demo has at most a megabyte (rulebook 8.36). */
const mostBytes = 1_000_000
const watchEveryMs = 20

const refused = (code: CsvFaultCode, facts: Record<string, string | number> = {}): DemoReading => ({
  ok: false,
  reason: csvFaultReason(code, facts),
})

/**
 * Reads a demo in its own process, which a damaged one can end, without any of the server's settings, in a sandbox where the system
 * has one, and with limits for time and memory (rulebook 8.37). `stop` ends the process and throws.
 */
export async function readInChild(
  handle: FileHandle,
  limits: ChildLimits,
  stop?: AbortSignal,
): Promise<DemoReading> {
  const beginning = await beginningOf(handle)
  if ('ok' in beginning) return beginning
  const { memoryMb, seconds = 120 } = limits
  const command = await sandboxed(child, ['/dev/fd/3', beginning.closed ? 'closed' : 'open'], memoryMb)
  const ended = await run(command, handle.fd, { memoryMb, seconds }, stop)
  if (ended.stopped === 'DEMO_MEMORY') return refused('DEMO_MEMORY', { limit: memoryMb })
  if (ended.stopped === 'DEMO_TIME') return refused('DEMO_TIME', { limit: seconds })
  if (ended.stopped) return refused(ended.stopped)
  const answer = answerShape.safeParse(jsonOf(ended.output))
  if (!answer.success) return refused('DEMO_DAMAGED')
  const { recording, fault, patch } = answer.data
  if (recording) return { ok: true, recording }
  return refused(fault ?? 'DEMO_DAMAGED', { patch, platform: `${process.platform} ${process.arch}` })
}

const answerShape = z.object({
  recording: recordingShape.optional(),
  fault: z
    .enum(['DEMO_NO_READER', 'DEMO_OTHER_FILE', 'DEMO_OF_PLAYER', 'DEMO_VERSION', 'DEMO_DAMAGED'])
    .optional(),
  patch: z.string().max(100).default(''),
})

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The length of the beginning, in which the place of the last part is written once the recording is closed. */
const beginningBytes = 16

/** Looks at the first bytes: whether it is a demo, whether it was closed, and whether all of it is there. */
async function beginningOf(handle: FileHandle): Promise<DemoReading | { closed: boolean }> {
  const start = await readStart(handle, beginningBytes)
  if (start.toString('latin1', 0, 8) === 'HL2DEMO\0') return refused('DEMO_OF_CSGO')
  if (start.length < beginningBytes || start.toString('latin1', 0, 8) !== 'PBDEMS2\0')
    return refused('DEMO_OTHER_FILE')
  const last = start.readUInt32LE(8)
  const { size } = await handle.stat()
  return last >= size ? refused('DEMO_CUT', { bytes: last - size + 1 }) : { closed: last > 0 }
}

type Ended = { output: string; stopped: CsvFaultCode | undefined }

async function run(
  { program, args }: Command,
  fd: number,
  limits: Required<ChildLimits>,
  signal: AbortSignal | undefined,
): Promise<Ended> {
  signal?.throwIfAborted()
  const process_ = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore', fd], env: {}, detached: true })
  const kill = () => killGroup(process_)
  signal?.addEventListener('abort', kill)
  let output = ''
  let stopped: CsvFaultCode | undefined
  const stop = (why: CsvFaultCode) => {
    stopped ??= why
    kill()
  }
  const watch = setInterval(() => {
    if (memoryOf(process_.pid) > limits.memoryMb) stop('DEMO_MEMORY')
  }, watchEveryMs)
  const clock = setTimeout(() => stop('DEMO_TIME'), limits.seconds * 1000)
  process_.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text
    if (output.length > mostBytes) stop('DEMO_FACTS')
  })
  try {
    await once(process_, 'close')
  } finally {
    clearInterval(watch)
    clearTimeout(clock)
    signal?.removeEventListener('abort', kill)
  }
  signal?.throwIfAborted()
  return { output, stopped }
}

/**
 * Ends a detached process with all that it has started: a sandbox that is ended while it starts would leave its own child behind, which
 * holds the pipe open for ever.
 */
function killGroup({ pid }: ChildProcess) {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}

/** The memory that a process and its children have to themselves, in MB; the file that they read is not part of it. Only Linux says so. */
export function memoryOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const own = Number(/RssAnon:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024
    return childrenOf(pid).reduce((sum, child) => sum + memoryOf(child), own)
  } catch {
    return 0
  }
}

export const childrenOf = (pid: number | undefined): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
