import { scoreCards } from '../../../game/score/compute/score-block.ts'
import { type CountingRule, ScoredUsers } from '../../../game/score/compute/scored-users.ts'
import type { FrozenBlock } from '../../../game/score/freeze/frozen-block.ts'
import { listLeftOut } from '../../../game/score/publish/left-out-queries.ts'
import { loadRules } from '../../../game/score/publish/ranking-rules.ts'
import { blockOf, blockSize, placesPerBlock } from '../../../ground/db/blocks.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import { listBlocksAt, listPlaces, placeBlockOf } from './event-score-queries.ts'

/** What a user reached in a round, in hundredths; the cards are known only of users in a cup (rulebook 19.26). */
type UserScore = { score: number; cards: number; bestCard: number }

/** The scores of an event; undefined for a user without a deck, or whose deck does not count (rulebook 19.7). */
export type EventScores = {
  /** Of a phase, or of the whole event if it is null. */
  scoreOf(phaseIndex: number | null, userId: number): UserScore | undefined
}

/** Whose scores are needed: of phases, of the whole event, and of cards too. */
export type Wanted = { phases: readonly number[]; event: readonly number[]; cards: ReadonlySet<number> }

/** Blocks of users that are read and scored together: other requests wait some 20 ms at most. */
const blocksAtOnce = 4

/** Loads the scores of users of leagues as the published counts make them. */
export async function loadEventScores(
  db: Queryable,
  eventId: number,
  { phases, event, cards }: Wanted,
): Promise<EventScores> {
  const ofPhases = await scorePhases(db, eventId, { users: [...phases, ...cards], cards })
  const ofEvent = await readEvent(db, eventId, event)
  return {
    scoreOf: (phaseIndex, userId) => {
      const score = phaseIndex === null ? ofEvent(userId) : ofPhases.scoreOf(phaseIndex, userId)
      return score === undefined ? undefined : { score, ...ofPhases.cardsOf(phaseIndex, userId) }
    },
  }
}

async function readEvent(db: Queryable, eventId: number, users: readonly number[]) {
  const blocks = [...new Set(users.map(placeBlockOf))]
  const rows = blocks.length === 0 ? [] : await listPlaces(db, eventId, blocks)
  const byBlock = new Map(rows.map(({ block, scores }) => [block, scores]))
  return (userId: number) => byBlock.get(placeBlockOf(userId))?.[userId % placesPerBlock] ?? undefined
}

type Cards = { cards: number; bestCard: number }
const noCards: Cards = { cards: 0, bestCard: 0 }

async function scorePhases(
  db: Queryable,
  eventId: number,
  { users, cards }: { users: readonly number[]; cards: ReadonlySet<number> },
) {
  const scores = new PhaseScores()
  const cardsOf = new Map<string, Cards>()
  const blocks = [...new Set(users.map(blockOf))].sort((a, b) => a - b)
  const rules = blocks.length === 0 ? [] : await loadRules(db, eventId)
  const leftOut = await listLeftOut(db, eventId)
  for (let at = 0; at < blocks.length; at += blocksAtOnce) {
    const read = await listBlocksAt(db, eventId, blocks.slice(at, at + blocksAtOnce))
    const onScore = (userId: number, phaseIndex: number, score: number) =>
      scores.set(phaseIndex, userId, score)
    const scored = new ScoredUsers(rules, { blocks: blocksAtOnce, leftOut, onScore })
    for (const [block, frozen] of Map.groupBy(read, each => each.block)) scored.addBlock(block, frozen)
    for (const frozen of read) addCards(frozen, rules, { cards, scores, cardsOf })
  }
  return {
    scoreOf: (phaseIndex: number, userId: number) => scores.get(phaseIndex, userId),
    cardsOf: (phaseIndex: number | null, userId: number): Cards =>
      phaseIndex === null
        ? rules
            .map(rule => cardsOf.get(`${rule.phaseIndex} ${userId}`) ?? noCards)
            .reduce(
              (all, each) => ({
                cards: all.cards + each.cards,
                bestCard: Math.max(all.bestCard, each.bestCard),
              }),
              noCards,
            )
        : (cardsOf.get(`${phaseIndex} ${userId}`) ?? noCards),
  }
}

/** Scores the cards of users in cups, of decks that count. */
function addCards(
  frozen: FrozenBlock,
  rules: readonly CountingRule[],
  found: { cards: ReadonlySet<number>; scores: PhaseScores; cardsOf: Map<string, Cards> },
): void {
  const rule = rules.find(each => each.phaseIndex === frozen.phaseIndex)
  if (!rule || found.cards.size === 0) return
  for (let place = frozen.users.indexOf('1'); place >= 0; place = frozen.users.indexOf('1', place + 1)) {
    const userId = frozen.block * blockSize + place
    if (!found.cards.has(userId) || found.scores.get(rule.phaseIndex, userId) === undefined) continue
    const cards = scoreCards(frozen, rule.counts, place)
    found.cardsOf.set(`${rule.phaseIndex} ${userId}`, {
      cards: cards.filter(score => score > 0).length,
      bestCard: Math.max(0, ...cards),
    })
  }
}

/** Scores by phase and user, in hundredths, eight bytes each. */
class PhaseScores {
  readonly #blocks = new Map<string, Float64Array>()

  set(phaseIndex: number, userId: number, score: number): void {
    const key = `${phaseIndex} ${blockOf(userId)}`
    const block = this.#blocks.get(key) ?? new Float64Array(blockSize).fill(Number.NaN)
    block[userId % blockSize] = score
    this.#blocks.set(key, block)
  }

  get(phaseIndex: number, userId: number): number | undefined {
    const score = this.#blocks.get(`${phaseIndex} ${blockOf(userId)}`)?.[userId % blockSize]
    return score === undefined || Number.isNaN(score) ? undefined : score
  }
}
