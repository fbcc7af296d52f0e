import { rerunIfAsked } from '../system/rerun-if-asked.ts'

/** What a flow sends. */
export type FlowSource<Message> = {
  /** How many are sent at once. */
  atOnce: number
  /** Takes the next message that may be sent next to those under way; undefined if there is none. */
  claim(underWay: readonly Message[]): Promise<Message | undefined>
  /** Sends a message; returns whether others may follow. */
  deliver(message: Message): Promise<boolean>
  onError(error: Error): void
}

export type Flow = {
  /** Sends what is due, and resolves when nothing is under way any more. Rejects if the next message cannot be found. */
  sendDue(): Promise<void>
  /** Takes no more messages; resolves when nothing is under way any more. */
  stop(): Promise<void>
}

/** Sends messages so that none waits for another: each that ends makes room for the next, and a receiver that hangs delays its own only. */
export function openFlow<Message>({ atOnce, claim, deliver, onError }: FlowSource<Message>): Flow {
  const underWay = new Set<Message>()
  const running = new Set<Promise<void>>()
  let goesOn = true
  let isStopped = false
  const fill = rerunIfAsked(async () => {
    while (goesOn && !isStopped && underWay.size < atOnce) {
      const message = await claim([...underWay])
      if (message === undefined) return
      underWay.add(message)
      const run = send(message).finally(() => running.delete(run))
      running.add(run)
    }
  })
  const send = async (message: Message): Promise<void> => {
    try {
      if (!(await deliver(message))) goesOn = false
    } catch (error) {
      onError(error as Error)
    }
    underWay.delete(message)
    await fill('').catch(onError)
  }
  const isIdle = async () => {
    while (running.size > 0) await Promise.all(running)
  }
  return {
    async sendDue() {
      goesOn = true
      await fill('')
      await isIdle()
    },
    stop() {
      isStopped = true
      return isIdle()
    },
  }
}
