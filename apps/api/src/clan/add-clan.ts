import { checkClanName, checkClanJoin, clanRole, nameKey } from '@game/domain'
import { z } from 'zod'
import { answer } from '../contract/answer.ts'
import { allow, notFound, refuse } from '../contract/refusal.ts'
import { id, pictureKey, text } from '../contract/shapes.ts'
import { atomically } from '../db/atomically.ts'
import { violatedConstraint } from '../db/violation.ts'
import { playerProcedure } from '../http/trpc.ts'
import { findClan, insertClan } from './queries.ts'
import { findMembership, insertMember } from './member-queries.ts'
import { clan } from './shapes.ts'

/** Who founds a clan owns it. Refuses CLAN_NAME_LENGTH, CLAN_NAME_TAKEN, ALREADY_IN_CLAN. */
export const addClan = playerProcedure
  .input(z.strictObject({ userId: id, data: z.strictObject({ name: text(64), img: pictureKey.optional() }) }))
  .output(answer(z.object({ clan })))
  .mutation(({ ctx: { db, actor }, input: { data } }) => {
    const name = allow(checkClanName(data.name))
    return atomically(db, async trx => {
      const present = await findMembership(trx, actor.id)
      allow(checkClanJoin(present?.clan_id ?? null))
      const inserted = insertClan(trx, { name, name_key: nameKey(name), img: data.img })
      const clanId = await inserted.catch(refuseTakenName)
      const joined = await insertMember(trx, { user_id: actor.id, clan_id: clanId, role: clanRole.owner })
      if (!joined) refuse('ALREADY_IN_CLAN')
      return { clan: (await findClan(trx, clanId)) ?? notFound('Clan') }
    })
  })

export function refuseTakenName(error: unknown): never {
  if (violatedConstraint(error) === 'clan_name') refuse('CLAN_NAME_TAKEN')
  throw error
}
