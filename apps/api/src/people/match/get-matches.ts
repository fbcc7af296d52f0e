import { dayInZone, matchDay } from '@game/domain'
import { z } from 'zod'
import { publicProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { count } from '../../ground/contract/fields.ts'
import { calendarDay, timeZone } from '../../ground/contract/shapes.ts'
import { readClock } from '../../ground/system/clock-queries.ts'
import { mapsOf, readLiveMaps } from './live-maps.ts'
import { findAround, listMatches } from './match-queries.ts'
import { readOwnCards } from './own-cards.ts'
import { shownMatch } from './shapes.ts'

const mostMatches = 200

const day = calendarDay.meta({ description: 'The day, `YYYY-MM-DD`.', example: '2026-06-01' })

/** Answers the matches of a day in a time zone over all events that the asker may see (rulebook 29.1). */
export const getMatches = publicProcedure
  .input(
    z.strictObject({
      day: day
        .meta({ description: 'The day, `YYYY-MM-DD`; today if it is missing.', example: '2026-06-01' })
        .optional(),
      zone: timeZone
        .meta({ description: 'The time zone of the day; UTC if it is missing.', example: 'Europe/Warsaw' })
        .optional(),
    }),
  )
  .output(
    answer(
      z.object({
        day,
        matches: z.array(shownMatch).describe('The first 200 matches of the day, by time.'),
        count,
        before: day.nullable().describe('The nearest day before with matches; null for none.'),
        next: day.nullable().describe('The nearest day after with matches; null for none.'),
      }),
    ),
  )
  .query(async ({ ctx: { db, actor }, input: { day: chosen, zone = 'UTC' } }) => {
    const day = chosen ?? dayInZone(await readClock(db), zone)
    const range = matchDay(day, zone)
    const rows = await listMatches(db, actor, range, mostMatches)
    const { count = 0, before = null, next = null } = (await findAround(db, actor, range)) ?? {}
    const live = await readLiveMaps(db, rows)
    const ownCards = await readOwnCards(db, actor?.id, rows)
    const dayOf = (at: string | null) => at && dayInZone(at, zone)
    return {
      day,
      matches: rows.map(row => ({ ...row, maps: mapsOf(row, live), ownCards: ownCards(row) })),
      count,
      before: dayOf(before),
      next: dayOf(next),
    }
  })
