import type { NotificationKind } from '@game/domain'
import { notify, notifyAnew, withdraw } from '../../../game/notification/notify.ts'
import type { Queryable } from '../../../ground/db/db.ts'

type Facts = Record<string, string | number>
type Occasion = {
  kind: NotificationKind
  league: { id: number; name: string }
  /** What makes the occasion unique within the league. */
  key: string | number
  /** Whether it replaces what users were notified of the same occasion, if that was something else. */
  replaces?: boolean
}

const naturalKeyOf = ({ kind, league, key }: Occasion): string => `${kind}:${league.id}:${key}`

/** Notifies users of something in a league, once per occasion, each with their own facts. */
export const notifyEach = (
  db: Queryable,
  users: readonly { userId: number; facts: Facts }[],
  occasion: Occasion,
): Promise<void> =>
  (occasion.replaces ? notifyAnew : notify)(
    db,
    users.map(({ userId, facts }) => ({
      userId,
      kind: occasion.kind,
      facts: { leagueId: occasion.league.id, league: occasion.league.name, ...facts },
      naturalKey: naturalKeyOf(occasion),
    })),
  )

/** Removes what users were notified of an occasion that is not theirs any longer. */
export const withdrawOfLeague = async (
  db: Queryable,
  userIds: readonly number[],
  occasion: Occasion,
): Promise<void> => void (await withdraw(db, userIds, [naturalKeyOf(occasion)]))

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
