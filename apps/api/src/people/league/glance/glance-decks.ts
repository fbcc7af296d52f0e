import { type CountIndex, freezeDeck, indexCounts, type LockFacts, scoreDeck } from '@game/domain'
import type { z } from 'zod'
import type { PhaseKey } from '../../../game/score/freeze/freeze-queries.ts'
import { type cardScore, scoreToWire } from '../../../game/score/read/card-score.ts'
import { findFactsAndCounts } from '../../../game/score/read/player-score-queries.ts'
import type { Db } from '../../../ground/db/db.ts'
import { versionedMemory } from '../../../ground/db/versioned-memory.ts'
import type { RoundKey } from '../state/scores.ts'
import { countHolders, type GlancePhase, listCardsOf, listWithDeck } from './glance-queries.ts'

type CardScore = z.infer<typeof cardScore>

/** The facts and counts of a phase take some hundred kilobytes. */
const memoryOfPhases = versionedMemory<{ facts: LockFacts; counts: CountIndex }>({ max: 20 })

/** Scores the cards of users in a locked phase, with their reasons. */
export async function scoreDecksOf(
  db: Db,
  key: PhaseKey,
  { version }: GlancePhase,
  users: readonly number[],
): Promise<Map<number, CardScore[]>> {
  const decks = await listCardsOf(db, key, users)
  const found = await memoryOfPhases(db, { key: `${key.eventId} ${key.phaseIndex}`, version }, async () => {
    const read = await findFactsAndCounts(db, key)
    return read && { facts: read.facts, counts: indexCounts(read.counts) }
  })
  if (!found) return new Map()
  return new Map(
    decks.map(({ userId, cards }) => [
      userId,
      scoreDeck(freezeDeck(cards, found.facts), found.counts).cards.map(card =>
        scoreToWire(card, key.phaseIndex),
      ),
    ]),
  )
}

/** How many decks one statement counts. */
const decksAtOnce = 500

type Holders = { playerId: number; holders: number }

/** The holders of the cards of a round, some kilobytes. */
const memoryOfHolders = versionedMemory<Holders[]>({ max: 200 })

/** Counts the holders of each card among all members of a round, part by part, once per version of their list. */
export const findHolders = (
  db: Db,
  round: RoundKey,
  { phase, version, count }: { phase: PhaseKey; version: string; count: number },
): Promise<Holders[]> =>
  memoryOfHolders(
    db,
    { key: `${round.leagueId} ${phase.eventId} ${phase.phaseIndex}`, version },
    async () => {
      const holdersOf = new Map<number, number>()
      for (let from = 1; from <= count; from += decksAtOnce) {
        const users = await listWithDeck(db, round, { from, size: decksAtOnce })
        for (const { playerId, holders } of await countHolders(db, phase, users))
          holdersOf.set(playerId, (holdersOf.get(playerId) ?? 0) + holders)
        // Who held no card comes last in the order.
        if (users.length < decksAtOnce) break
      }
      return [...holdersOf].map(([playerId, holders]) => ({ playerId, holders }))
    },
  )
