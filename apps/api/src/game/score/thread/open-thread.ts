import { type ResourceLimits, Worker } from 'node:worker_threads'

/** A request to a thread that runs the methods of an object. */
export type MethodRequest = { method: string; input: unknown[] }

/** A thread that runs the methods of an object; call one only after the previous one has been answered. */
export type Thread = {
  /** Rejects when the thread ends, which an error in it does. */
  ask(method: string, input: unknown[]): Promise<unknown>
  /** Ends the thread; what it runs stops where it is. */
  close(): Promise<unknown>
}

/**
 * Opens a thread with a file that serves the methods of an object (`serveMethods`), so that the server can answer calls in the meantime.
 * A thread that waits for a request does not keep the process alive.
 */
export function openThread(file: URL, workerData?: unknown, resourceLimits?: ResourceLimits): Thread {
  const worker = new Worker(file, { workerData, ...(resourceLimits && { resourceLimits }) })
  worker.unref()
  const ended = new Promise<never>((_resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', code => reject(new Error(`A thread of ${file.pathname} ended with ${code}`)))
  })
  ended.catch(() => undefined)
  return {
    ask: async (method, input) => {
      const answer = new Promise<unknown>(resolve => worker.once('message', resolve))
      worker.ref()
      worker.postMessage({ method, input } satisfies MethodRequest)
      try {
        return await Promise.race([answer, ended])
      } finally {
        worker.unref()
      }
    },
    close: () => worker.terminate(),
  }
}
