import { checkLeaguePlace } from '@game/domain'
import { z } from 'zod'
import type { Context } from '../../../ground/call/context.ts'
import { publicProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { notFound } from '../../../ground/contract/refusal.ts'
import { findByCode } from '../../../ground/invitation/find-by-code.ts'
import { leagueCode } from '../shapes/code.ts'
import { preview } from '../shapes/league.ts'
import { type LoadedLeague, limitOf, loadLeague } from '../state/load-leagues.ts'
import { countMembers, findRole, isWaiting, listMembers, wasRemoved } from '../state/member-queries.ts'
import { findShownByCode } from './find-shown-by-code.ts'
import { findReadyDecks } from './ready-decks.ts'
import { summarize } from './summaries.ts'

const namesPage = { page: 1, pageSize: 10, phrase: '' }

/** Answers what the code of a league shows to anybody (rulebook 19.2); wrong codes are counted. Refuses what `findByCode` does. */
export const getLeaguePreview = publicProcedure
  .input(z.strictObject({ code: leagueCode }))
  .output(answer(z.object({ league: preview.describe('The league.') })))
  .query(async ({ ctx, input }) => {
    const { db } = ctx
    const league = await loadLeague(
      db,
      (await findByCode(ctx, input.code, findShownByCode(ctx.actor))) ?? notFound('League'),
    )
    const [summary] = await summarize(db, [league], () => false)
    if (!summary) return notFound('League')
    const { code: _, ...shown } = summary
    const members = league.visibility === 'public' ? await listMembers(db, league.id, namesPage) : null
    return {
      league: {
        ...shown,
        prize: league.prize,
        note: league.note,
        joining: await joiningOf(ctx, league),
        asker: await partOf(ctx, league.id),
        ready: await findReadyDecks(db, league),
        names: members?.map(({ id, username, avatar }) => ({ id, username, avatar })) ?? null,
      },
    }
  })

const obstacles = {
  LEAGUE_OVER: 'over',
  LEAGUE_CLOSED: 'closed',
  LEAGUE_FULL: 'full',
  CUP_FULL_FOR_ROUNDS: 'full',
} as const

async function joiningOf({ db }: Context, league: LoadedLeague) {
  const place = checkLeaguePlace({
    format: league.format,
    state: league.state,
    closed: league.closed_at !== null,
    members: await countMembers(db, league.id),
    limit: limitOf(league),
  })
  if (place.ok) return league.entry
  return obstacles[place.rule as keyof typeof obstacles]
}

async function partOf({ db, actor }: Context, leagueId: number) {
  if (!actor) return 'none'
  if ((await findRole(db, leagueId, actor.id)) !== null) return 'member'
  if (await isWaiting(db, leagueId, actor.id)) return 'waiting'
  return (await wasRemoved(db, leagueId, actor.id)) ? 'removed' : 'none'
}
