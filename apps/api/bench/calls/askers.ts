import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { medianOf } from '../shared/median.ts'
import type { Asking, Question } from './asker.ts'

/** Requests per second, and the CPU time per request of the answering thread, in us. */
type Rate = { perSecond: number; us: number }

type Askers = ReturnType<typeof openAskers>

/** Opens askers in a separate process, one per cookie. After a wrong answer the measurement ends with the asker. */
export function openAskers(cookies: readonly string[]) {
  const child = fork(new URL('asker.ts', import.meta.url))
  child.once('exit', code => {
    if (code) process.exit(code)
  })
  return {
    /** All askers send requests over HTTP, each as soon as its last one was answered; `question` makes the questions of an asker. */
    async rate(address: string, requests: number, question: (asker: number) => Question): Promise<Rate> {
      const length = Math.ceil(requests / cookies.length)
      const askers = cookies.map((cookie, n) => ({
        cookie,
        questions: Array.from({ length }, () => question(n)),
      }))
      const before = process.threadCpuUsage()
      child.send({ address, askers } satisfies Asking)
      const [ms] = await once(child, 'message')
      const { user, system } = process.threadCpuUsage(before)
      const sent = length * cookies.length
      return { perSecond: (sent * 1000) / ms, us: (user + system) / sent }
    },
    close: () => child.disconnect(),
  }
}

export const listen = (app: FastifyInstance): Promise<string> => app.listen({ host: '127.0.0.1', port: 0 })

/** Runs all sides in turns, so that they have the same machine, after a warm-up round; returns the rounds. */
export async function inTurns<Side extends string>(
  rounds: number,
  sides: Record<Side, () => Promise<Rate>>,
): Promise<Record<Side, Rate>[]> {
  const measured: Record<Side, Rate>[] = []
  for (let n = 0; n <= rounds; n++) {
    const round: Partial<Record<Side, Rate>> = {}
    for (const side in sides) round[side] = await sides[side]()
    measured.push(round as Record<Side, Rate>)
  }
  return measured.slice(1)
}

type Comparison = {
  askers: Askers
  rounds: number
  /** Per round. */
  requests: number
  question: (asker: number) => Question
  /** Closed afterwards. */
  floor: FastifyInstance
  /** The address of the game. */
  game: string
}

/** Sends the same questions to a call and its floor; prints medians of requests per second and CPU time, and the ratios of the rounds. */
export async function compareCall(
  what: string,
  { askers, rounds, requests, question, floor: bare, game: ofGame }: Comparison,
) {
  const ofFloor = await listen(bare)
  const measured = await inTurns(rounds, {
    floor: () => askers.rate(ofFloor, requests, question),
    game: () => askers.rate(ofGame, requests, question),
  })
  await bare.close()
  const median = (each: (round: Record<'floor' | 'game', Rate>) => number, digits = 0) =>
    medianOf(measured.map(each)).toFixed(digits)
  const ratios = measured.map(({ floor, game }) => game.perSecond / floor.perSecond)
  console.log(
    `${what.padEnd(32)} floor ${median(({ floor }) => floor.perSecond)}/s ${median(({ floor }) => floor.us)} us   ` +
      `game ${median(({ game }) => game.perSecond)}/s ${median(({ game }) => game.us)} us   ` +
      `${median(({ floor, game }) => game.perSecond / floor.perSecond, 2)} of it (${Math.min(...ratios).toFixed(2)} to ` +
      `${Math.max(...ratios).toFixed(2)}), by the processor ${median(({ floor, game }) => floor.us / game.us, 2)}`,
  )
}
