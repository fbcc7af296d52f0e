import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { medianOf } from '../shared/median.ts'
import type { Asking, Question } from './asker.ts'

/** Requests a second, and the time of the processor that one takes the thread that answers, in us. */
type Rate = { perSecond: number; us: number }

type Askers = ReturnType<typeof openAskers>

/** Opens askers in a process of their own, one for each cookie. Where an answer is wrong the measurement ends with the asker. */
export function openAskers(cookies: readonly string[]) {
  const child = fork(new URL('asker.ts', import.meta.url))
  child.once('exit', code => {
    if (code) process.exit(code)
  })
  return {
    /** Has all of them ask over HTTP, each as soon as its last question was answered; `question` makes the questions of an asker. */
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
      const asked = length * cookies.length
      return { perSecond: (asked * 1000) / ms, us: (user + system) / asked }
    },
    close: () => child.disconnect(),
  }
}

export const listen = (app: FastifyInstance): Promise<string> => app.listen({ host: '127.0.0.1', port: 0 })

/** Runs all sides in turns, so that they meet the same machine, after a round that warms up; answers the rounds. */
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
  /** A round. */
  requests: number
  question: (asker: number) => Question
  /** Closed afterwards. */
  floor: FastifyInstance
  /** The address of the game. */
  game: string
}

/** Asks a call and its floor the same, and prints requests a second and time of the processor, medians, and their ratios round by round. */
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
