import { Worker } from 'node:worker_threads'

/** A request to a thread that runs the methods of an object. */
export type MethodRequest = { method: string; input: unknown[] }

/** A thread that runs the methods of an object; call one only after the previous one has been answered. */
export type Thread = {
  ask(method: string, input: unknown[]): Promise<unknown>
  close(): Promise<unknown>
}

/** Opens a thread with a file that serves the methods of an object (`serveMethods`), so that the server can answer calls in the meantime. */
export function openThread(file: URL, workerData: unknown): Thread {
  const worker = new Worker(file, { workerData })
  const ended = new Promise<never>((_resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', code => reject(new Error(`A thread of ${file.pathname} ended with ${code}`)))
  })
  ended.catch(() => undefined)
  return {
    ask: (method, input) => {
      const answer = new Promise<unknown>(resolve => worker.once('message', resolve))
      worker.postMessage({ method, input } satisfies MethodRequest)
      return Promise.race([answer, ended])
    },
    close: () => worker.terminate(),
  }
}
