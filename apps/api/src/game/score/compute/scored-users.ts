import { blockSize } from '../../../ground/db/blocks.ts'
import type { FrozenBlock } from '../freeze/frozen-block.ts'
import { floats, integers } from './column.ts'
import { Outcomes } from './outcomes.ts'
import { noDeck, scoreBlock } from './score-block.ts'

/**
 * How a phase's decks are scored: its counts in the order of its cells, its goal in hundredths, and the phases that must
 * be won for it to count.
 */
export type CountingRule = { phaseIndex: number; counts: Float64Array; goal: number; mustWin: number[] }

/** Winners of the previous phase who have no deck in a phase. */
export type IdleWinners = { phaseIndex: number; userIds: number[] }

type ScoredPhase = CountingRule & {
  scores: Float64Array | undefined
  /** A 1 for each place of a user whom a correction let in without a deck (rulebook 3.21). */
  letIn: string
  idle: number[]
}

/** Takes a score of a user in a phase, in hundredths. */
export type OnScore = (userId: number, phaseIndex: number, score: number) => void

/** The users of an event with their scores and won phases: columns with one number per user, in the order of ids. */
export class ScoredUsers {
  readonly users
  readonly scores
  /** The number of the set of phases that each user has won. */
  readonly outcomeOf
  readonly outcomes = new Outcomes()
  readonly #rules: readonly CountingRule[]
  /** For each phase the scores that count there. */
  readonly #phaseScores = new Map<number, ReturnType<typeof floats>>()
  #lastBlock = { block: -1, users: 0, phases: [] as number[] }
  /** The phases whose goal the current user has reached, and those that are won; reused, as there are a million users. */
  readonly #reached = new Set<number>()
  readonly #won = new Set<number>()

  /** Gets each score of a phase that counts, if it is wanted. */
  readonly #onScore: OnScore | undefined

  readonly #leftOut: ReadonlySet<number>

  /** `blocks`: the expected number of blocks; `leftOut`: users whose decks do not count. */
  constructor(
    rules: readonly CountingRule[],
    { blocks, leftOut = [], onScore }: { blocks: number; leftOut?: readonly number[]; onScore?: OnScore },
  ) {
    this.#onScore = onScore
    this.#leftOut = new Set(leftOut)
    const users = Math.max(blocks, 1) * blockSize
    this.users = integers(users)
    this.scores = floats(users)
    this.outcomeOf = integers(users)
    this.#rules = rules.toSorted((a, b) => a.phaseIndex - b.phaseIndex)
    for (const { phaseIndex } of this.#rules) this.#phaseScores.set(phaseIndex, floats(users))
  }

  /** Adds a block, or replaces it if it was the last one added. */
  addBlock(block: number, phases: readonly FrozenBlock[]): IdleWinners[] {
    this.#beginBlock(block)
    const scored = this.#rules.map(rule => {
      const frozen = phases.find(phase => phase.phaseIndex === rule.phaseIndex)
      const scores = frozen && scoreBlock(frozen, rule.counts)
      return { ...rule, scores, letIn: frozen?.letIn ?? '', idle: [] as number[] }
    })
    for (let place = 0; place < blockSize; place++) {
      const userId = block * blockSize + place
      if (!scored.some(({ scores }) => (scores?.[place] ?? noDeck) !== noDeck)) continue
      if (!this.#leftOut.has(userId)) this.#addUser(userId, place, scored)
    }
    return scored
      .filter(({ idle }) => idle.length > 0)
      .map(({ phaseIndex, idle }) => ({ phaseIndex, userIds: idle }))
  }

  #beginBlock(block: number): void {
    if (block === this.#lastBlock.block) {
      const { users, phases } = this.#lastBlock
      for (const column of [this.users, this.scores, this.outcomeOf]) column.truncate(users)
      for (const [at, { phaseIndex }] of this.#rules.entries())
        this.#phaseScores.get(phaseIndex)?.truncate(phases[at] ?? 0)
      return
    }
    const phases = this.#rules.map(({ phaseIndex }) => this.#phaseScores.get(phaseIndex)?.length ?? 0)
    this.#lastBlock = { block, users: this.users.length, phases }
  }

  /** Adds up the phases that count, without those that an earlier failure locks (rulebook 3.8). */
  #addUser(userId: number, place: number, phases: readonly ScoredPhase[]): void {
    const [reached, won] = [this.#reached, this.#won]
    reached.clear()
    won.clear()
    let [total, outcome] = [0, 0]
    for (const { phaseIndex, scores, letIn, goal, mustWin, idle } of phases) {
      const score = scores?.[place] ?? noDeck
      const isIdle = score === noDeck && letIn[place] !== '1'
      if (isIdle && won.has(phaseIndex - 1)) idle.push(userId)
      if (score === noDeck ? !isIdle : score >= goal) reached.add(phaseIndex)
      if (isIdle || !mustWin.every(phase => reached.has(phase))) continue
      if (score !== noDeck) {
        total += score
        this.#onScore?.(userId, phaseIndex, score)
      }
      if (reached.has(phaseIndex)) {
        won.add(phaseIndex)
        outcome = this.outcomes.add(outcome, phaseIndex)
      }
      if (score !== noDeck && mustWin.every(phase => won.has(phase)))
        this.#phaseScores.get(phaseIndex)?.push(score)
    }
    this.users.push(userId)
    this.scores.push(total)
    this.outcomeOf.push(outcome)
  }

  /** Lists the phases with the scores that count there. */
  listPhaseScores(): { phaseIndex: number; scores: Float64Array }[] {
    return [...this.#phaseScores].map(([phaseIndex, scores]) => ({ phaseIndex, scores: scores.values() }))
  }

  /** The place of a user among the ids; -1 for a user who does not take part. */
  placeOf(userId: number): number {
    const users = this.users.values()
    let [from, to] = [0, users.length - 1]
    while (from <= to) {
      const middle = (from + to) >> 1
      const found = users[middle] as number
      if (found === userId) return middle
      if (found < userId) from = middle + 1
      else to = middle - 1
    }
    return -1
  }
}
