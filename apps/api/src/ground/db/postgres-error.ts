/** The suffix that a distributed database adds to the name of a constraint: the number of the table's part. */
const shardSuffix = /_\d{6,}$/

/** The constraint in a message, as a worker of a distributed database does not send it in a field. */
const inMessage = /violates [a-z ]*constraint "([^"]+)"/

/** The name of the constraint that a failed statement broke, as both drivers report it. */
export function violatedConstraint(error: unknown): string | undefined {
  const { constraint, message } = (error ?? {}) as { constraint?: unknown; message?: unknown }
  const name = constraint ?? inMessage.exec(String(message))?.[1]
  return typeof name === 'string' ? name.replace(shardSuffix, '') : undefined
}

/** The SQLSTATE of an error; GA001 is our own "the phase has locked". */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** Codes of SQLSTATE and of sockets: the database is gone, full, starting, only reads, or kept a statement waiting for too long. */
const unavailable =
  /^(08...|25006|53[123]00|55P03|57014|57P0[1-5]|25P03|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/
/** Messages of the driver about lost connections, which have no code. */
const lost =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection)/

/** Whether a statement failed because the database cannot be used now; it may succeed soon. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  const code = sqlState(error) ?? ''
  // The server's Unix socket is gone.
  const gone = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
  return gone || unavailable.test(code) || lost.test(error.message) || isUnavailable(error.cause)
}

/** The process cannot continue and ends with this sentence; the next start continues with what was committed. */
export class FatalError extends Error {}

/** The reason of a failure, also if several addresses were tried. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}
