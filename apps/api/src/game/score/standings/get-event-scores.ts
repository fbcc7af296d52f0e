import { z } from 'zod'
import { readFromReplica } from '../../../ground/call/read-from-replica.ts'
import { publicProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import {
  clanId,
  count,
  deckScore,
  eventId,
  previousRank,
  sharedRank,
  userId,
  userName,
} from '../../../ground/contract/fields.ts'
import { assertPageSize, type Paging, paging } from '../../../ground/contract/paging.ts'
import { finality, phaseIndex } from '../../../ground/contract/shapes.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import { getVisibleEvent } from '../../../ground/event-visibility/visible-event.ts'
import { findRankingState } from './finality-queries.ts'
import { findClanRanking } from './find-clan-ranking.ts'
import { searchStandings } from './search-queries.ts'
import {
  countStandings,
  findStanding,
  listStandings,
  type RankingScope,
  type StandingRow,
} from './standing-queries.ts'

const row = z
  .object({
    userId,
    user: userName.describe('The user.'),
    score: deckScore,
    rank: sharedRank,
    previousRank: previousRank.nullable(),
  })
  .meta({ id: 'RankedScore' })
const output = z.object({
  scores: z.array(row).describe('The scores.'),
  count,
  capped: z.boolean().meta({
    description: 'Whether there are more than are counted: a search of a whole ranking stops at 500.',
    example: false,
  }),
  own: row.nullable().meta({ description: "The asker's own; null for none.", example: null }),
  lockedPhase: phaseIndex
    .nullable()
    .describe('The newest phase that has locked, whose decks can be seen; null for none.'),
  ...finality,
})

/**
 * Answers a page of an event's ranking, or of a clan's ranking within it. A search keeps the ranks of the whole list
 * (rulebook 9.4, 9.5); in a whole ranking it finds 500 users at most, and `capped` says whether there are more. `own` is the
 * asker's row, whatever its rank (rulebook 9.6); `lockedPhase` the phase whose decks can be seen (rulebook 22.11); `final` whether the ranking can still change (rulebook 17.3).
 */
export const getEventScores = publicProcedure
  .input(z.strictObject({ eventId, clanId: clanId.optional(), ...paging }))
  .output(answer(output))
  .query(async ({ ctx, input }) => {
    const { db, actor } = ctx
    assertPageSize(actor, input)
    const { generation } = await getVisibleEvent(db, input.eventId, actor)
    const { eventId, clanId } = input
    const { rows, count, capped, own } =
      clanId === undefined
        ? await readFromReplica(ctx, eventId, from =>
            readWhole(from, { eventId, generation }, input, actor?.id),
          )
        : // Not from the replica: a new member of a clan is in its ranking at once, and its pages have got the message.
          readClan(await findClanRanking(db, { eventId, clanId }), input, actor?.id)
    const state = await findRankingState(db, eventId)
    return { scores: rows.map(toWire), count, capped, own: own ? toWire(own) : null, ...state }
  })

/** A part of a ranking, how many there are in it, and the asker's row. */
type Part = { rows: StandingRow[]; count: number; capped: boolean; own: StandingRow | undefined }

async function readWhole(
  db: Queryable,
  scope: RankingScope,
  part: Paging,
  asker: number | undefined,
): Promise<Part> {
  const [found, own] = await Promise.all([
    part.phrase === '' ? listPart(db, scope, part) : searchStandings(db, scope, part),
    asker === undefined ? undefined : findStanding(db, scope, asker),
  ])
  return { ...found, own }
}

async function listPart(db: Queryable, scope: RankingScope, part: Paging) {
  const [rows, count] = await Promise.all([listStandings(db, scope, part), countStandings(db, scope)])
  return { rows, count, capped: false }
}

/** Only ASCII letters are lowered: usernames consist of them (rulebook 1.2), and no other letter matches them. */
const lowerCase = (text: string): string => text.replace(/[A-Z]/g, letter => letter.toLowerCase())

function readClan(
  ranking: readonly StandingRow[],
  { page, pageSize, phrase }: Paging,
  asker: number | undefined,
): Part {
  const wanted = lowerCase(phrase)
  const found =
    wanted === '' ? ranking : ranking.filter(({ username }) => lowerCase(username).includes(wanted))
  const rows = found.slice((page - 1) * pageSize, page * pageSize)
  return { rows, count: found.length, capped: false, own: ranking.find(row => row.user_id === asker) }
}

const toWire = ({ user_id, username, score, rank, previous_rank }: StandingRow) => ({
  userId: user_id,
  user: { username },
  score,
  rank,
  previousRank: previous_rank,
})
