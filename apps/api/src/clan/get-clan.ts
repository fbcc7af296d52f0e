import { z } from 'zod'
import { answer } from '../contract/answer.ts'
import { notFound } from '../contract/refusal.ts'
import { id } from '../contract/shapes.ts'
import { publicProcedure } from '../http/trpc.ts'
import { findClan } from './queries.ts'
import { clan } from './shapes.ts'

export const getClan = publicProcedure
  .input(z.strictObject({ clanId: id }))
  .output(answer(z.object({ clan })))
  .query(async ({ ctx, input }) => ({ clan: (await findClan(ctx.db, input.clanId)) ?? notFound('Clan') }))
