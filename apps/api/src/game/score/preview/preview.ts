import {
  isDecided,
  type PhaseState,
  phaseFinality,
  phaseStateNames,
  phaseStateOf,
  phaseStates,
  setChange,
} from '@game/domain'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import {
  fileType,
  keyplayId,
  playerId,
  userCount,
  userId,
  userName,
} from '../../../ground/contract/fields.ts'
import { notFound } from '../../../ground/contract/refusal.ts'
import { phaseIndex } from '../../../ground/contract/shapes.ts'
import type { Db } from '../../../ground/db/db.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { commitUnlessDryRun } from '../../../ground/db/transaction.ts'
import { rankEvent } from '../publish/rank-event.ts'
import { findScoring, listCounts, type Scoring } from '../publish/scoring-queries.ts'
import { listSets, type PhaseSet, type SetMap } from '../save/phase-map-queries.ts'
import {
  countChanges,
  type Generations,
  listChanges,
  listUnlocked,
  listWins,
  type ScoreChange,
} from './preview-queries.ts'

const scoreChange = z
  .object({
    userId,
    user: userName.describe('The user.'),
    before: z.number().describe('The score before.'),
    after: z.number().describe('The score after.'),
  })
  .meta({ id: 'ScoreChange' })

/** The names of a map. */
export const mapNames = {
  match: z.string().describe('The match as the file names it; empty if it does not.'),
  map: z.string().describe('The name of the map, such as de_nuke; empty if the file does not say.'),
  number: z
    .string()
    .describe('The number of the map in its match as the file names it; empty if it does not.'),
}
export const changedMap = z
  .object({
    ...mapNames,
    source: z.string().describe('The name of the file or of the game server.'),
  })
  .meta({ id: 'CountedMap' })
const setChanges = z
  .object({
    phase: phaseIndex,
    type: fileType,
    added: z.array(changedMap).describe('The maps that begin to count.'),
    replaced: z.array(changedMap).describe('The maps that are counted again.'),
    removed: z.array(changedMap).describe('The maps that no longer count.'),
    kept: z.array(changedMap).describe('The maps that count as before.'),
    waiting: z.array(changedMap).describe("The maps that begin to wait for an admin's choice."),
  })
  .meta({ id: 'PhaseMapChanges' })

/**
 * What a change would do: the sets of maps (those that stay the same are left out), the phases among them that have not
 * locked, the counts, the number of changed event scores (`users`, of whom some gain and some lose), the largest gains and losses, and the users
 * whose state of a phase changes; `flips` counts the decided outcomes among these. `final`: changed phases whose results are
 * final now, so that the change needs a reason (rulebook 17.4).
 */
export const changes = z
  .object({
    maps: z.array(setChanges).describe('The maps.'),
    unlocked: z.array(phaseIndex).describe('Those of the phases whose maps change that have not locked yet.'),
    counts: z
      .array(
        z
          .object({
            phase: phaseIndex,
            playerId,
            keyplayId,
            before: z.int().describe('The count before.'),
            after: z.int().describe('The count after.'),
          })
          .meta({ id: 'CountChange' }),
      )
      .describe('The counts that change.'),
    users: userCount,
    gaining: z.int().describe('How many users have a higher score of the event afterwards.'),
    losing: z.int().describe('How many have a lower one.'),
    gains: z.array(scoreChange).describe('The users who gain points, those who gain most first.'),
    losses: z.array(scoreChange).describe('The users who lose points, those who lose most first.'),
    states: z
      .array(
        z
          .object({
            phase: phaseIndex,
            from: z.enum(phaseStateNames).meta({ description: 'The state before.', example: 'locked_in' }),
            to: z.enum(phaseStateNames).meta({ description: 'The state after.', example: 'success' }),
            users: userCount,
          })
          .meta({ id: 'StateChange' }),
      )
      .describe('The users whose state of a phase changes.'),
    flips: z.int().meta({ description: 'How many decided outcomes of users change.', example: 3 }),
    final: z
      .array(phaseIndex)
      .describe('The changed phases whose results are final, so that the change needs a reason.'),
  })
  .meta({ id: 'ScoreChanges' })
export type Changes = z.infer<typeof changes>

const maxListed = 10

/** Makes the change, ranks the event, compares and rolls everything back (rulebook 8.18). */
export function previewChange(
  db: Db,
  eventId: number,
  change: (trx: Transaction<Schema>) => Promise<void>,
): Promise<Changes> {
  return commitUnlessDryRun(db, { dryRun: true }, async trx => {
    const before = await snapshot(trx, eventId)
    await change(trx)
    return compare(trx, eventId, before, await snapshot(trx, eventId))
  })
}

async function snapshot(trx: Transaction<Schema>, eventId: number) {
  const generation = await rankEvent(trx, eventId)
  const event = (await findScoring(trx, eventId)) ?? notFound('Event')
  return { generation, event, counts: await listCounts(trx, eventId), sets: await listSets(trx, eventId) }
}
type Snapshot = Awaited<ReturnType<typeof snapshot>>

async function compare(
  trx: Transaction<Schema>,
  eventId: number,
  before: Snapshot,
  after: Snapshot,
): Promise<Changes> {
  const generations: Generations = { eventId, before: before.generation, after: after.generation }
  const maps = changedSets(before.sets, after.sets)
  const unlocked = await listUnlocked(trx, eventId)
  const moved = await countChanges(trx, generations)
  const states = changedStates(before.event, after.event, await listWins(trx, generations))
  return {
    maps,
    unlocked: unlocked.filter(phase => maps.some(each => each.phase === phase)),
    counts: changedCounts(before.counts, after.counts),
    users: moved.gaining + moved.losing,
    ...moved,
    gains: (await listChanges(trx, generations, 'up', maxListed)).map(toWire),
    losses: (await listChanges(trx, generations, 'down', maxListed)).map(toWire),
    states,
    flips: states.reduce((sum, { from, users }) => sum + (isDecided(from) ? users : 0), 0),
    final: changedFinals(before.event, after.event),
  }
}

const toWire = ({ user_id, username, ...scores }: ScoreChange) => ({
  userId: user_id,
  user: { username },
  ...scores,
})

/** What changes in each set, in the order of phases (rulebook 16.8). */
const changedSets = (before: readonly PhaseSet[], after: readonly PhaseSet[]): Changes['maps'] =>
  after
    .map(({ phase, type, maps }) => {
      const old = before.find(each => each.phase === phase && each.type === type)?.maps ?? []
      const { added, replaced, removed, kept, waiting } = setChange(old, maps)
      return {
        phase,
        type,
        added: added.map(toNames),
        replaced: replaced.map(toNames),
        removed: removed.map(toNames),
        kept: kept.map(toNames),
        waiting: waiting.map(toNames),
      }
    })
    .filter(({ added, replaced, removed, waiting }) =>
      [added, replaced, removed, waiting].some(maps => maps.length > 0),
    )

export const toNames = ({ match, map, number, sourceName }: SetMap) => ({
  match,
  map,
  number,
  source: sourceName,
})

function changedCounts(before: Snapshot['counts'], after: Snapshot['counts']): Changes['counts'] {
  const all = new Map<string, Changes['counts'][number]>()
  for (const [side, counts] of [['before', before] as const, ['after', after] as const])
    for (const { phase, playerId, keyplayId, count } of counts) {
      const key = `${phase} ${playerId} ${keyplayId}`
      const known = all.get(key) ?? { phase, playerId, keyplayId, before: 0, after: 0 }
      all.set(key, { ...known, [side]: count })
    }
  return [...all.values()].filter(each => each.before !== each.after)
}

/** The phases whose results were final before a change of them: `correctPhases` notes each change. */
const changedFinals = (before: Scoring, after: Scoring): number[] =>
  before.phases
    .filter(phase => phaseFinality(phase, before).final)
    .filter(
      ({ index, changedAt }) => after.phases.find(each => each.index === index)?.changedAt !== changedAt,
    )
    .map(({ index }) => index)

/** The domain derives states from the won phases; nothing else differs between users. */
function changedStates(before: Scoring, after: Scoring, wins: Awaited<ReturnType<typeof listWins>>) {
  const sums = new Map<string, Changes['states'][number]>()
  for (const group of wins) {
    const [old, fresh] = [statesBy(before, group.before), statesBy(after, group.after)]
    for (const { phase, state: to } of fresh) {
      const from: PhaseState = phaseStateOf(old, phase)
      if (from === to) continue
      const key = `${phase} ${from} ${to}`
      const known = sums.get(key) ?? { phase, from, to, users: 0 }
      sums.set(key, { ...known, users: known.users + group.users })
    }
  }
  return [...sums.values()].toSorted((a, b) => a.phase - b.phase)
}

const statesBy = (event: Scoring, won: readonly number[]) =>
  phaseStates(
    event,
    event.phases.map(({ index, points, scored }) => ({
      phase: index,
      held: won.includes(index),
      score: won.includes(index) ? points : null,
      scored,
    })),
  )
