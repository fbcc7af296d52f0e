import { checkClanEdit, checkClanJoin, checkClanName, clanRole, nameKey } from '@game/domain'
import { z } from 'zod'
import { userProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { clanId, userId } from '../../ground/contract/fields.ts'
import { notFound, refuse, unwrap } from '../../ground/contract/refusal.ts'
import { pictureKey, text } from '../../ground/contract/shapes.ts'
import { violatedConstraint } from '../../ground/db/postgres-error.ts'
import { inTransaction } from '../../ground/db/transaction.ts'
import { limitCalls } from '../../ground/limit/limit-calls.ts'
import { findClan, insertClan, updateClanRow } from './clan-queries.ts'
import { editClan } from './edit-clan.ts'
import { findMembership, insertMember } from './member-queries.ts'
import { clan } from './shapes.ts'

const clanName = text(64).meta({ description: 'The name of the clan.', example: 'The Office' })

/** Founds a clan; the founder owns it (rulebook 10.6). Refuses what `checkClanName` does, CLAN_NAME_TAKEN, ALREADY_IN_CLAN. */
export const addClan = userProcedure
  .input(
    z.strictObject({
      userId,
      data: z
        .strictObject({
          name: clanName,
          img: pictureKey
            .meta({ description: 'The key of the picture; empty for a drawn one.', example: 'apex' })
            .optional(),
        })
        .describe('The fields to save.'),
    }),
  )
  .output(answer(z.object({ clan: clan.describe('The clan.') })))
  .mutation(({ ctx: { db, actor, limits }, input: { data } }) => {
    limitCalls(limits, 'clan', actor.id)
    const name = unwrap(checkClanName(data.name))
    return inTransaction(db, async trx => {
      const present = await findMembership(trx, actor.id)
      unwrap(checkClanJoin(present?.clan_id ?? null))
      const inserted = insertClan(trx, { name, name_key: nameKey(name), img: data.img })
      const clanId = await inserted.catch(refuseTakenName)
      const joined = await insertMember(trx, { user_id: actor.id, clan_id: clanId, role: clanRole.owner })
      if (!joined) refuse('ALREADY_IN_CLAN')
      return { clan: (await findClan(trx, clanId)) ?? notFound('Clan') }
    })
  })

function refuseTakenName(error: unknown): never {
  if (violatedConstraint(error) === 'clan_name') refuse('CLAN_NAME_TAKEN')
  throw error
}

const changedFields = z
  .strictObject({
    name: clanName,
    img: pictureKey.meta({ description: 'The key of the picture; empty for a drawn one.', example: 'apex' }),
  })
  .partial()
  .refine(changed => Object.keys(changed).length > 0, 'has no field')

/**
 * The owner renames the clan or changes its picture (rulebook 10.13). Refuses CLAN_RIGHTS, what `checkClanName`
 * does, CLAN_NAME_TAKEN.
 */
export const updateClan = userProcedure
  .input(z.strictObject({ clanId, data: changedFields.describe('The fields to save.') }))
  .output(answer(z.object({ clan: clan.describe('The clan.') })))
  .mutation(({ ctx: { db, actor, limits }, input: { clanId, data } }) => {
    limitCalls(limits, 'clan', actor.id)
    return editClan(db, clanId, async ({ trx, clan, roleOf }) => {
      unwrap(checkClanEdit(await roleOf(actor.id)))
      const name = data.name === undefined ? undefined : unwrap(checkClanName(data.name, clan.name))
      const renamed = name === undefined ? {} : { name, name_key: nameKey(name) }
      await updateClanRow(trx, clanId, { ...renamed, img: data.img }).catch(refuseTakenName)
      return { clan: (await findClan(trx, clanId)) ?? notFound('Clan') }
    })
  })
