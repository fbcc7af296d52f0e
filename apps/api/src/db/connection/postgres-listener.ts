import pg from 'pg'

const reconnectMs = 1000

type Options = {
  connectionString: string
  channel: string
  onMessage: (payload: string) => void
  onError: (error: Error) => void
}

/**
 * Listens to a channel on a connection of its own. One that is lost comes back after a second and passes on an empty
 * payload: messages were missed. Answers how to stop.
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
    // Only now: a connection that fails ends too, and would be tried again twice.
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
