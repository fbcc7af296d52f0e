import { notify } from '../notification/notify.ts'
import type { InClan } from './edit-clan.ts'

/** Tells members that they are in this clan no more; `joined_at` tells one membership from the next. */
export const tellRemoved = (
  { trx, clan }: InClan,
  reason: 'deleted' | 'removed',
  members: readonly { user_id: number; joined_at: string }[],
): Promise<void> =>
  notify(
    trx,
    members.map(({ user_id, joined_at }) => ({
      userId: user_id,
      kind: 'clan_removed',
      facts: { clanId: clan.id, clan: clan.name, reason },
      naturalKey: `clan_removed:${clan.id}:${joined_at}`,
    })),
  )
