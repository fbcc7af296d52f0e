import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/** A part of a log that a server sends at once: where it lies, and how many ms after the log's first line. */
export type LogPart = { begin: number; end: number; at: number }

/** How often a game server sends what it has written, in ms. */
const sendEvery = 500
/** What a request may weigh; the endpoint takes 1 MB. */
const mostBytes = 500_000

const stamp = /(\d\d)\/(\d\d)\/(\d{4}) - (\d\d):(\d\d):(\d\d)/

const timeOf = (line: string): number | undefined => {
  const [, month, day, year, ...clock] = stamp.exec(line.slice(0, 40))?.map(Number) ?? []
  const [hour = 0, minute = 0, second = 0] = clock
  return year && month && day ? Date.UTC(year, month - 1, day, hour, minute, second) : undefined
}

/** Cuts a log into what is sent at one time when it is played `speed` times as fast as it was written. */
export function partsOf(log: Buffer, speed: number): LogPart[] {
  const parts: LogPart[] = []
  let first: number | undefined
  let at = 0
  for (let begin = 0; begin < log.length; ) {
    const newline = log.indexOf('\n', begin)
    const end = newline < 0 ? log.length : newline + 1
    const time = timeOf(log.toString('utf8', begin, end))
    first ??= time
    // A log may be put together of several; its time goes on.
    if (time !== undefined && first !== undefined) at = Math.max(at, (time - first) / speed)
    const last = parts.at(-1)
    if (last && at < last.at + sendEvery && end - last.begin <= mostBytes) last.end = end
    else parts.push({ begin, end, at })
    begin = end
  }
  return parts
}

/** Sends a log to the address of a source as a game server does, each part when it is due. */
export async function playLog(log: Buffer, url: string, speed: number, onSent: (part: LogPart) => void) {
  const instance = randomUUID()
  const started = performance.now()
  for (const part of partsOf(log, speed)) {
    const wait = part.at - (performance.now() - started)
    if (wait > 0) await sleep(wait)
    await send(url, log.subarray(part.begin, part.end), part, instance)
    onSent(part)
  }
}

async function send(url: string, body: Buffer, { begin, end }: LogPart, instance: string): Promise<void> {
  const headers = {
    'content-type': 'text/plain',
    'x-server-instance-token': instance,
    'x-logbytes-beginoffset': String(begin),
    'x-logbytes-endoffset': String(end),
  }
  const answer = await fetch(url, { method: 'POST', headers, body: new Uint8Array(body) })
  if (answer.status === 404) throw new Error('No source has this token, or its event is completed.')
  if (!answer.ok) throw new Error(`The game answered ${answer.status}: ${await answer.text()}`)
}
