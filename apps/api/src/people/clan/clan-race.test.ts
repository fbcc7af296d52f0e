import { clanRole } from '@game/domain'
import { describe, expect } from 'vitest'
import { foundClan, succeeded } from '../../../test/calls/social-calls.ts'
import { untilBlocked } from '../../../test/database/until-blocked.ts'
import { itIsSocial as it } from '../../../test/fixtures/fixtures.ts'
import { requestDeletion } from '../account/deletion/deletion-queries.ts'
import { lockClan } from './clan-queries.ts'
import { leaveClanForErasure } from './leave-for-erasure.ts'
import { deleteMember } from './member-queries.ts'

describe('40 at once', () => {
  const times = (n: number) => Array.from({ length: n }, (_, place) => place)
  it('joining and founding by one user leaves one clan', async ({ newUsers, clanName, newUser, act, db }) => {
    const owners = await newUsers(5)
    const clans = await Promise.all(owners.map(owner => foundClan(owner, clanName())))
    const user = await newUser()
    const answers = await Promise.all(
      times(40).map(n =>
        n % 4 === 0
          ? act(user, 'add-clan', { userId: user.id, data: { name: clanName() } })
          : act(user, 'join-clan', { userId: user.id, clanId: clans[n % 5]?.id }),
      ),
    )
    expect(succeeded(answers)).toBe(1)
    expect(answers.filter(([status]) => status === 409)).toHaveLength(39)
    const { count } = await db
      .selectFrom('clan as c')
      .leftJoin('clan_member as m', 'm.clan_id', 'c.id')
      .where('m.user_id', 'is', null)
      .select(eb => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count, 'clans without anybody').toBe(0)
  })

  it('founding with one name leaves one clan', async ({ clanName, newUsers, act }) => {
    const name = clanName()
    const founders = await newUsers(20)
    const answers = await Promise.all(
      founders.map((founder, n) =>
        act(founder, 'add-clan', {
          userId: founder.id,
          data: { name: n % 2 ? name : name.toUpperCase() },
        }),
      ),
    )
    expect(succeeded(answers)).toBe(1)
    expect(answers.filter(([, rule]) => rule === 'CLAN_NAME_TAKEN')).toHaveLength(19)
  })

  it('joining a clan that is being deleted leaves no member in it', async ({
    newUser,
    clanName,
    newUsers,
    act,
    db,
  }) => {
    const owner = await newUser()
    const clan = await foundClan(owner, clanName())
    const joiners = await newUsers(40)
    const joins = joiners.map(user => act(user, 'join-clan', { userId: user.id, clanId: clan.id }))
    const deleted = await act(owner, 'delete-clan', { clanId: clan.id })
    const answers = await Promise.all(joins)
    expect(deleted).toEqual([200, undefined])
    expect(answers.filter(([status]) => status !== 200 && status !== 404)).toEqual([])
    const notifications = await db
      .selectFrom('notification')
      .where('natural_key', 'like', `clan_removed:${clan.id}:%`)
      .select('user_id')
      .execute()
    expect(notifications).toHaveLength(succeeded(answers))
  })
})

it('no clan without an owner remains if the owner is erased while the last member leaves', async ({
  newUsers,
  clanName,
  act,
  db,
}) => {
  const [owner, member] = await newUsers(2)
  if (!owner || !member) throw new Error('two users are needed')
  const clan = await foundClan(owner, clanName())
  expect(await act(member, 'join-clan', { userId: member.id, clanId: clan.id })).toEqual([200, undefined])
  const leaving = await db.startTransaction().execute()
  await lockClan(leaving, clan.id)
  await deleteMember(leaving, member.id)
  const erased = db.transaction().execute(trx => leaveClanForErasure(trx, owner.id))
  await untilBlocked(db, erased)
  await leaving.commit().execute()
  await erased
  expect(await db.selectFrom('clan').select('id').where('id', '=', clan.id).execute()).toEqual([])
})

it('an erased owner’s clan goes to a member who asked for deletion only if there is no other (rulebook 10.18)', async ({
  newUsers,
  clanName,
  act,
  db,
}) => {
  const [owner, parting, staying] = await newUsers(3)
  if (!owner || !parting || !staying) throw new Error('three users are needed')
  const clan = await foundClan(owner, clanName())
  for (const { id, ...person } of [parting, staying])
    await act(person, 'join-clan', { userId: id, clanId: clan.id })
  await act(owner, 'set-clan-role', { clanId: clan.id, memberId: parting.id, role: clanRole.moderator })
  await requestDeletion(db, parting.id)
  const ownerAfter = async (left: number) => {
    await db.transaction().execute(trx => leaveClanForErasure(trx, left))
    const owns = db.selectFrom('clan_member').where('clan_id', '=', clan.id)
    return owns.where('role', '=', clanRole.owner).select('user_id').executeTakeFirst()
  }
  expect(await ownerAfter(owner.id)).toEqual({ user_id: staying.id })
  expect(await ownerAfter(staying.id), 'better than a clan without an owner').toEqual({ user_id: parting.id })
})
