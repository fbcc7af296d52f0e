import { existsSync, readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { MethodRequest } from './open-thread.ts'

/** By this name Linux, which has priorities of threads, tells a thread its own. */
const ownThread = '/proc/thread-self'

/** Runs the methods of an object that this thread is asked for, after what other threads have to do. */
export function serveMethods(target: object): void {
  if (existsSync(ownThread)) setPriority(Number(readlinkSync(ownThread).split('/').at(-1)), 10)
  parentPort?.on('message', ({ method, input }: MethodRequest) => {
    const run: unknown = Reflect.get(target, method)
    if (typeof run !== 'function') throw new Error(`There is no method ${method}`)
    parentPort?.postMessage(Reflect.apply(run, target, input))
  })
}
