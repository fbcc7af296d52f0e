import pg from 'pg'

/** If a statement runs for longer than this, the watch checks whether the server answers at all. */
const slowMs = 3000
const lookEveryMs = 1000
const answerMs = 2000

export type StatementWatch = {
  /** Runs a statement of a connection under the watch. */
  run<T>(client: pg.PoolClient, statement: () => Promise<T>): Promise<T>
  stop(): void
}

/**
 * Ends connections whose server no longer answers: a server that is frozen, or gone without closing the connection, ends no
 * statement, not even by its own timeouts. A server that answers a check may take its time.
 */
export function watchStatements(connectionString: string, onError: (error: Error) => void): StatementWatch {
  const running = new Set<{ client: pg.PoolClient; since: number }>()
  let looking = false
  const slow = () => [...running].filter(({ since }) => performance.now() - since > slowMs)
  async function look(): Promise<void> {
    if (looking || slow().length === 0) return
    looking = true
    if (!(await answers(connectionString))) {
      const silent = slow()
      onError(new Error(`the database does not answer; ${silent.length} connections were ended`))
      // Not awaited: a silent server never confirms the end.
      for (const { client } of silent) (client as unknown as pg.Client).end().catch(() => {})
    }
    looking = false
  }
  const timer = setInterval(look, lookEveryMs)
  timer.unref()
  return {
    async run(client, statement) {
      const entry = { client, since: performance.now() }
      running.add(entry)
      try {
        return await statement()
      } finally {
        running.delete(entry)
      }
    },
    stop: () => clearInterval(timer),
  }
}

/** Whether the server accepts a connection and answers, or at least sends a reason why not. */
async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch (error) {
    return error instanceof pg.DatabaseError
  } finally {
    client.end().catch(() => {})
  }
}
