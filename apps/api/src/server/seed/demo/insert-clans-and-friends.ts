import { share } from '@game/art'
import { clanRole, friendshipStatus, nameKey } from '@game/domain'
import type { Queryable } from '../../../ground/db/db.ts'
import { clans } from './data/users-and-clans.ts'
import type { DemoUser } from './insert-users.ts'

/** Fills clans one after another in the order of the users; the first member of each is its owner, the second a moderator. */
export async function insertClans(db: Queryable, members: readonly DemoUser[]): Promise<void> {
  let next = 0
  for (const { name, img, size } of clans) {
    const clan = await db
      .insertInto('clan')
      .values({ name, name_key: nameKey(name), img })
      .returning('id')
      .executeTakeFirstOrThrow()
    const roles = [clanRole.owner, clanRole.moderator]
    const joining = members.slice(next, next + size)
    await db
      .insertInto('clan_member')
      .values(
        joining.map(({ id }, place) => ({
          user_id: id,
          clan_id: clan.id,
          role: roles[place] ?? clanRole.member,
        })),
      )
      .execute()
    next += size
  }
}

const friendShare = 0.06
const pendingShare = 0.2

/** Makes some users friends and leaves some invites pending. */
export async function insertFriendships(db: Queryable, everybody: readonly DemoUser[]): Promise<void> {
  const pairs = everybody.flatMap((sender, place) =>
    everybody
      .slice(place + 1)
      .map(recipient => ({ sender, recipient, key: `${sender.username} ${recipient.username}` })),
  )
  const rows = pairs
    .filter(({ key }) => share(key, 'friends') < friendShare)
    .map(({ sender, recipient, key }) => ({
      sender_id: sender.id,
      recipient_id: recipient.id,
      status: share(key, 'pending') < pendingShare ? friendshipStatus.pending : friendshipStatus.accepted,
    }))
  await db.insertInto('friendship').values(rows).execute()
}
