// Why the ranker is not SQL: a million decks are ranked in seconds, in a thread, where one statement would end by its time limit.

import { type Figures, figuresOf, topScoresOf } from '@game/domain'
import { placesPerBlock } from '../../../ground/db/blocks.ts'
import type { FrozenBlock } from '../freeze/frozen-block.ts'
import { orderByScore, ranksOf } from './order-by-score.ts'
import { type RankingRoots, rootsOfRanking } from './ranking-roots.ts'
import { type PageRows, type PlaceRows, pageRows, placeRows, type RankedUsers } from './ranking-rows.ts'
import { type CountingRule, type IdleWinners, ScoredUsers } from './scored-users.ts'

export type Summary = {
  participants: number
  /** Phase 0 is the whole event. */
  figures: (Figures & { phaseIndex: number; topScores: (number | null)[] })[]
  outcomes: { outcome: number; won: number[]; users: number }[]
}

/** What a ranker starts with: the rules, the expected number of blocks, and users whose decks do not count. */
export type RankerData = { rules: readonly CountingRule[]; blocks: number; leftOut: readonly number[] }

/**
 * Ranks an event in typed arrays (rulebook 9.2, 9.3): give it the frozen decks block by block in the order of users, then
 * their order by name and the ranks before, and read the rows of the ranking. Knows no database.
 */
export class EventRanker {
  readonly #scored: ScoredUsers
  #sorted: Int32Array = new Int32Array()
  #positions = new Int32Array()
  #ranks: Int32Array = new Int32Array()
  #previous = new Int32Array()

  constructor({ rules, blocks, leftOut }: RankerData) {
    this.#scored = new ScoredUsers(rules, { blocks, leftOut })
  }

  /**
   * Adds the frozen decks of a block, phase by phase, or takes them instead of what it was given of the same block just
   * before. Answers winners without a deck in the next phase.
   */
  addBlock(block: number, phases: readonly FrozenBlock[]): IdleWinners[] {
    return this.#scored.addBlock(block, phases)
  }

  /**
   * Adds blocks in their order, up to the first one with winners without a deck in the next phase; answers how many it has
   * added, and the winners of the last of them.
   */
  addBlocks(blocks: readonly (readonly FrozenBlock[])[]): { added: number; idle: IdleWinners[] } {
    for (const [at, phases] of blocks.entries()) {
      const idle = this.addBlock(phases[0]?.block ?? 0, phases)
      if (idle.length > 0) return { added: at + 1, idle }
    }
    return { added: blocks.length, idle: [] }
  }

  /** The users who take part, in the order of their ids. */
  users(): Int32Array {
    return Int32Array.from(this.#scored.users.values())
  }

  /** Ranks the users; `byName` has their ids, and maybe others, in the order of their names, 32 bits each, highest byte first. */
  rank(byName: Uint8Array): Summary {
    const ids = Buffer.from(byName)
    const places = Int32Array.from({ length: ids.length / 4 }, (_, at) =>
      this.#scored.placeOf(ids.readInt32BE(at * 4)),
    ).filter(place => place >= 0)
    if (places.length !== this.#scored.users.length) throw new Error('A user who takes part has no account')
    const scores = this.#scored.scores.values()
    this.#sorted = orderByScore(places, scores)
    this.#ranks = ranksOf(this.#sorted, scores)
    this.#previous = new Int32Array(places.length)
    this.#positions = new Int32Array(places.length)
    for (const [at, place] of this.#sorted.entries()) this.#positions[place] = at + 1
    return this.#summary()
  }

  /** Takes the ranks before, of blocks of places: lists as the database writes them. */
  addPreviousRanks(blocks: readonly { block: number; ranks: string }[]): void {
    for (const { block, ranks } of blocks)
      for (const [place, rank] of ranks.slice(1, -1).split(',').entries()) {
        if (rank === 'NULL') continue
        const at = this.#scored.placeOf(block * placesPerBlock + place)
        if (at >= 0) this.#previous[at] = Number(rank)
      }
  }

  #summary(): Summary {
    const event = { phaseIndex: 0, scores: this.#scored.scores.values() }
    return {
      participants: this.#scored.users.length,
      figures: [event, ...this.#scored.listPhaseScores()].flatMap(({ phaseIndex, scores }) => {
        const ascending = Float64Array.from(scores).sort()
        const figures = figuresOf(ascending)
        return figures ? [{ phaseIndex, ...figures, topScores: topScoresOf(ascending) }] : []
      }),
      outcomes: this.#scored.outcomes.listUsed(this.#scored.outcomeOf.values()),
    }
  }

  /** Rows of pages from one on. */
  pages(from: number, many: number): PageRows {
    return pageRows(this.#scored.users.values(), this.#sorted, from, many)
  }

  /** Rows of places from a place on. */
  places(from: number, many: number): PlaceRows {
    return placeRows(this.#ranked(), from, many)
  }

  /** The roots of all rows, which the link of the ranking records. */
  roots(): RankingRoots {
    return rootsOfRanking(this.#ranked(), this.#scored.outcomes.listUsed(this.#scored.outcomeOf.values()))
  }

  #ranked(): RankedUsers {
    return {
      users: this.#scored.users.values(),
      positions: this.#positions,
      ranks: this.#ranks,
      previousRanks: this.#previous,
      scores: this.#scored.scores.values(),
      outcomes: this.#scored.outcomeOf.values(),
    }
  }
}
