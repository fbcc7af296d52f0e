import { parentPort } from 'node:worker_threads'
import type { MethodRequest } from './open-thread.ts'

/** Runs the requested methods of an object in this thread; one that throws ends the thread. */
export function serveMethods(target: object): void {
  parentPort?.on('message', async ({ method, input }: MethodRequest) => {
    const run: unknown = Reflect.get(target, method)
    if (typeof run !== 'function') throw new Error(`There is no method ${method}`)
    parentPort?.postMessage(await Reflect.apply(run, target, input))
  })
}
