/** Rejects if the work takes longer than this, which is how long a probe waits; the work itself goes on. */
export async function inTime<T>(work: Promise<T>, limitMs = 2000): Promise<T> {
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(() => timeout.reject(new Error('The database does not answer in time.')), limitMs)
  try {
    return await Promise.race([work, timeout.promise])
  } finally {
    clearTimeout(timer)
  }
}
