import { figuresOf } from '../score/figures.ts'
import { type EventReward, grantsOf } from '../score/ranking.ts'
import { fromHundredths, toHundredths } from '../shared/hundredths.ts'
import type { BundleBlock, BundleFigures, BundleGrant, BundleHead, BundleStanding } from './bundle.ts'
import type { ProofFault } from './fault.ts'
import { hashOf } from './hash.ts'
import type { RankingBody } from './link.ts'
import { leafOf, merkleRoot } from './merkle.ts'
import { recordedRows } from './recorded-rows.ts'
import { eventScorer, type UserScores } from './user-scores.ts'

/** A user with the recomputed score, and the rank and position that were published. */
type Total = { userId: number; hundredths: number; rank: number | null; position: number | null }

/**
 * Compares a published ranking with what follows from the decks, block by block, and with what its link records: scores, ranks,
 * order, phases won, figures and rewards (rulebook 9.34). Of a ranking without a link it compares scores and ranks only.
 */
export const rankingComparer = (head: BundleHead, recorded: RankingBody | null) => {
  const faults: ProofFault[] = []
  const resultOf = eventScorer(head)
  const without = new Set(recorded?.without)
  const totals: Total[] = []
  const phaseScores = new Map<number, number[]>()
  const grants: BundleGrant[] = []
  const leaves = { ranks: [] as string[], previousRanks: [] as string[] }

  const compareUser = (userId: number, scores: UserScores, letIn: number[], row?: BundleStanding): void => {
    const { score, won, counting } = resultOf(scores, letIn)
    const { rank = null, position = null } = row ?? {}
    totals.push({ userId, hundredths: toHundredths(score), rank, position })
    for (const { phase, score: ofPhase } of counting) {
      const list = phaseScores.get(phase) ?? []
      list.push(toHundredths(ofPhase))
      phaseScores.set(phase, list)
    }
    if (row?.score !== score)
      faults.push({ where: 'score', userId, expected: score, found: row?.score ?? null })
    if (recorded && row && row.won?.join() !== won.join()) faults.push({ where: 'won', userId })
  }

  return {
    /** Compares the rows of a block; `users` are the scores of its users by phase. */
    add(
      { block, phases, standings, grants: granted }: BundleBlock,
      users: ReadonlyMap<number, UserScores>,
    ): void {
      const rows = new Map(standings.map(row => [row.userId, row]))
      for (const [userId, scores] of users) {
        if (without.has(userId)) continue
        const letIn = phases.filter(each => each.letIn?.includes(userId)).map(({ phase }) => phase)
        compareUser(userId, scores, letIn, rows.get(userId))
      }
      for (const { userId, score, listed } of standings) {
        if (!users.has(userId) || without.has(userId))
          faults.push({ where: 'score', userId, expected: null, found: score })
        if (recorded && listed !== userId) faults.push({ where: 'order', userId })
      }
      grants.push(...granted)
      if (standings.length === 0) return
      const values = recordedRows(
        block,
        standings.map(row => ({ ...row, hundredths: toHundredths(row.score), won: row.won ?? [] })),
      )
      leaves.ranks.push(leafOf(values.ranks))
      leaves.previousRanks.push(leafOf(values.previousRanks))
    },
    /** Compares what needs all blocks; returns all faults and the number of users. */
    finish(): { faults: ProofFault[]; users: number } {
      const ranks = comparedRanks(totals)
      const all = [...faults, ...ranks.flatMap(each => each.faults)]
      if (!recorded) return { faults: all, users: totals.length }
      all.push(...faultsOfFigures(head.figures, totals, phaseScores))
      const isRecorded =
        recorded.generation === head.generation &&
        recorded.figures === hashOf(head.figures) &&
        recorded.ranks === merkleRoot(leaves.ranks)
      if (!isRecorded) all.push({ where: 'ranks' })
      if (recorded.previousRanks !== merkleRoot(leaves.previousRanks)) all.push({ where: 'previousRanks' })
      const ofGrants = faultsOfGrants(head.completed ? dueGrants(ranks, head.rewards) : [], grants)
      return { faults: [...all, ...ofGrants], users: totals.length }
    },
  }
}

type ComparedRank = { userId: number; rank: number; faults: ProofFault[] }

/** Calculates the rank of each user; users with equal scores may be in any order, but next to each other (rulebook 9.2). */
const comparedRanks = (totals: readonly Total[]): ComparedRank[] => {
  const sorted = totals.toSorted(
    (a, b) => b.hundredths - a.hundredths || (a.position ?? 0) - (b.position ?? 0),
  )
  let [expected, before] = [0, Number.NaN]
  return sorted.map(({ userId, hundredths, rank, position }, place) => {
    if (hundredths !== before) expected = place + 1
    before = hundredths
    const faults: ProofFault[] = []
    if (rank !== expected) faults.push({ where: 'rank', userId, expected, found: rank })
    if (position !== null && position !== place + 1) faults.push({ where: 'order', userId })
    return { userId, rank: expected, faults }
  })
}

const faultsOfFigures = (
  published: readonly BundleFigures[],
  totals: readonly Total[],
  phaseScores: ReadonlyMap<number, readonly number[]>,
): ProofFault[] => {
  const scores = new Map([[0, totals.map(({ hundredths }) => hundredths)], ...phaseScores])
  const phases = new Set([...scores.keys(), ...published.map(({ phase }) => phase)])
  return [...phases].flatMap(phase => {
    const expected = figuresOf(scores.get(phase) ?? [])
    const found = published.find(figures => figures.phase === phase)
    const isEqual =
      expected?.decks === found?.decks &&
      (['average', 'best', 'topTenth'] as const).every(
        name => (expected ? fromHundredths(expected[name]) : undefined) === found?.[name],
      )
    return isEqual ? [] : [{ where: 'figures', phase }]
  })
}

/** The rewards that the ranks come to, in the order of the rewards. */
const dueGrants = (ranks: readonly ComparedRank[], rewards: readonly EventReward[]): BundleGrant[] => {
  const rankOf = new Map(ranks.map(({ userId, rank }) => [userId, rank]))
  return grantsOf(ranks, rewards).map(({ userId, eventRewardId, amount }) => ({
    userId,
    eventRewardId,
    rank: rankOf.get(userId) ?? 0,
    amount,
  }))
}

const faultsOfGrants = (due: readonly BundleGrant[], granted: readonly BundleGrant[]): ProofFault[] => {
  const keyOf = ({ userId, eventRewardId }: BundleGrant) => `${userId} ${eventRewardId}`
  const expected = new Map(due.map(grant => [keyOf(grant), grant]))
  const found = new Map(granted.map(grant => [keyOf(grant), grant]))
  return [...new Map([...expected, ...found])].flatMap(([key, { userId, eventRewardId }]) => {
    const [should, is] = [expected.get(key), found.get(key)]
    return should?.amount === is?.amount && should?.rank === is?.rank
      ? []
      : [{ where: 'grant', userId, eventRewardId }]
  })
}
