import { checkClanEdit, checkClanName, nameKey } from '@game/domain'
import { z } from 'zod'
import { answer } from '../contract/answer.ts'
import { allow, notFound } from '../contract/refusal.ts'
import { id, pictureKey, text } from '../contract/shapes.ts'
import { playerProcedure } from '../http/trpc.ts'
import { refuseTakenName } from './add-clan.ts'
import { inClan } from './edit-clan.ts'
import { findClan, updateClanRow } from './queries.ts'
import { clan } from './shapes.ts'

const data = z
  .strictObject({ name: text(64), img: pictureKey })
  .partial()
  .refine(changed => Object.keys(changed).length > 0, 'has no field')

/** The owner renames the clan or changes its picture. Refuses CLAN_RIGHTS, CLAN_NAME_LENGTH, CLAN_NAME_TAKEN. */
export const updateClan = playerProcedure
  .input(z.strictObject({ clanId: id, data }))
  .output(answer(z.object({ clan })))
  .mutation(({ ctx: { db, actor }, input: { clanId, data } }) =>
    inClan(db, clanId, async ({ trx, roleOf }) => {
      allow(checkClanEdit(await roleOf(actor.id)))
      const name = data.name === undefined ? undefined : allow(checkClanName(data.name))
      const renamed = name === undefined ? {} : { name, name_key: nameKey(name) }
      await updateClanRow(trx, clanId, { ...renamed, img: data.img }).catch(refuseTakenName)
      return { clan: (await findClan(trx, clanId)) ?? notFound('Clan') }
    }),
  )
