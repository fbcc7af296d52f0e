import type { NotificationKind } from '@game/domain'
import { notify } from '../../../game/notification/notify.ts'
import type { Queryable } from '../../../ground/db/db.ts'

type Facts = Record<string, string | number>
type Occasion = {
  kind: NotificationKind
  league: { id: number; name: string }
  /** What makes the occasion unique within the league. */
  key: string | number
}

/** Notifies users of something in a league, once per occasion, each with their own facts. */
export const notifyEach = (
  db: Queryable,
  users: readonly { userId: number; facts: Facts }[],
  { kind, league, key }: Occasion,
): Promise<void> =>
  notify(
    db,
    users.map(({ userId, facts }) => ({
      userId,
      kind,
      facts: { leagueId: league.id, league: league.name, ...facts },
      naturalKey: `${kind}:${league.id}:${key}`,
    })),
  )

/** Notifies users of the same. */
export const notifyOfLeague = (
  db: Queryable,
  userIds: readonly number[],
  { facts = {}, ...occasion }: Occasion & { facts?: Facts },
): Promise<void> =>
  notifyEach(
    db,
    userIds.map(userId => ({ userId, facts })),
    occasion,
  )
