import pg from 'pg'

const reconnectMs = 1000

type Options = {
  connectionString: string
  channel: string
  onMessage: (payload: string) => void
  onError: (error: Error) => void
}

/**
 * Listens to a channel on a separate connection. A lost connection is opened again after a second, and an empty payload is passed
 * on, as messages may have been missed. Returns a function that stops it.
 */
export async function listenOnPostgres({
  connectionString,
  channel,
  onMessage,
  onError,
}: Options): Promise<() => Promise<void>> {
  let client: pg.Client
  let stopped = false
  let retry: NodeJS.Timeout | undefined
  const connect = async () => {
    client = new pg.Client({ connectionString, keepAlive: true })
    client.on('error', onError)
    client.on('notification', message => onMessage(message.payload ?? ''))
    await client.connect()
    // Only now, as a connection that fails to open ends too, and would be retried twice.
    client.on('end', retryLater)
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
  }
  const retryLater = () => {
    clearTimeout(retry)
    if (!stopped) retry = setTimeout(reconnect, reconnectMs)
  }
  const reconnect = () => {
    connect().then(
      () => onMessage(''),
      error => {
        onError(error)
        retryLater()
      },
    )
  }
  await connect()
  return async () => {
    stopped = true
    clearTimeout(retry)
    await client.end()
  }
}
