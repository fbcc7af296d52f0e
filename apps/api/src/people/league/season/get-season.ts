import { z } from 'zod'
import { publicProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { assertPageSize, type Paging, pageOf, paging } from '../../../ground/contract/paging.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import { seasonAnswer } from '../shapes/standing.ts'
import {
  type BoardRow,
  countBoard,
  findBoardRow,
  listBoard,
  listCircle,
  searchBoard,
} from './board-queries.ts'
import { listSeasonEvents, listYears } from './season-queries.ts'

/**
 * Answers a page of the season board of a year, the newest one if none is given: of everybody, or of the asker's clan or friends with ranks
 * among them (rulebook 19.29). A search keeps the ranks.
 */
export const getSeason = publicProcedure
  .input(
    z.strictObject({
      year: z
        .int()
        .min(2000)
        .max(2100)
        .meta({ description: 'The calendar year, by the first open of events in UTC.', example: 2026 })
        .optional(),
      among: z
        .enum(['everybody', 'clan', 'friends'])
        .default('everybody')
        .describe("Whether to rank everybody, or only the asker's clan or friends."),
      ...paging,
    }),
  )
  .output(answer(seasonAnswer))
  .query(async ({ ctx: { db, actor }, input }) => {
    assertPageSize(actor, input)
    const years = await listYears(db)
    const year = input.year ?? years[0] ?? new Date().getUTCFullYear()
    const { among } = input
    const part =
      among === 'everybody'
        ? await readWhole(db, year, input, actor?.id)
        : partOf(actor ? await listCircle(db, year, { userId: actor.id, among }) : [], input, actor?.id)
    return {
      rows: part.rows.map(toWire),
      count: part.count,
      own: part.own ? toWire(part.own) : null,
      year,
      years,
      events: await listSeasonEvents(db, year),
    }
  })

type Part = { rows: BoardRow[]; count: number; own: BoardRow | undefined }

async function readWhole(
  db: Queryable,
  year: number,
  page: Paging,
  asker: number | undefined,
): Promise<Part> {
  const own = asker === undefined ? undefined : await findBoardRow(db, year, asker)
  if (page.phrase !== '') return { ...(await searchBoard(db, year, page)), own }
  return { rows: await listBoard(db, year, page), count: await countBoard(db, year), own }
}

const partOf = (all: readonly BoardRow[], page: Paging, asker: number | undefined): Part => ({
  ...pageOf(all, page),
  own: all.find(({ id }) => id === asker),
})

const toWire = ({ id, username, avatar, halfWins, ...row }: BoardRow) => ({
  ...row,
  user: { id, username, avatar },
  wins: halfWins / 2,
})
