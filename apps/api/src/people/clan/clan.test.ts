import { firstAvatar } from '@game/domain'
import { describe, expect } from 'vitest'
import {
  type Clan,
  foundClan,
  membersOf,
  notificationsOf,
  profileOf,
  socialAs,
} from '../../../test/calls/social-calls.ts'
import { itIsSocial as it } from '../../../test/fixtures/fixtures.ts'

describe('founding', () => {
  it('makes the founder the owner and shows the clan to everybody', async ({
    newUser,
    clanName,
    visitor,
  }) => {
    const owner = await newUser()
    const name = clanName()
    const clan = await foundClan(owner, `  ${name} `)
    expect(clan).toMatchObject({ name, img: 'raven', members: 1 })
    expect((await profileOf(owner))?.clanMember).toEqual({ clanId: clan.id, role: 1, clan })
    expect((await profileOf(visitor, owner.username))?.clanMember?.clan.name).toBe(name)
    const answer = await visitor.call<{ clan: Clan }>(`/api/social/get-clan?clanId=${clan.id}`)
    expect(answer.body.clan).toEqual(clan)
  })

  it('needs a name of 3 to 32 characters that no other clan has, whatever the case (rulebook 10.7)', async ({
    newUser,
    act,
  }) => {
    const owner = await newUser()
    const found = (name: string) => act(owner, 'add-clan', { userId: owner.id, data: { name, img: '' } })
    for (const name of ['ab', ' ab ', 'x'.repeat(33), '🔥🔥'])
      expect([name, await found(name)]).toEqual([name, [400, 'CLAN_NAME_LENGTH']])
    await foundClan(await newUser(), 'Łódzkie Orły')
    for (const name of ['Łódzkie Orły', ' łÓDZKIE oRŁY '])
      expect(await found(name)).toEqual([409, 'CLAN_NAME_TAKEN'])
    expect((await profileOf(owner))?.clanMember).toBe(null)
  })

  it('is refused to a member of a clan', async ({ newUser, clanName }) => {
    const owner = await newUser()
    await foundClan(owner, clanName())
    const body = { userId: owner.id, data: { name: clanName() } }
    const { status, body: refusal } = await socialAs(owner)('add-clan', body)
    expect([status, refusal.message]).toEqual([409, 'USER CAN BE IN ONE CLAN AT A TIME'])
  })
})

describe('joining and leaving', () => {
  it('joins, is refused a second clan, leaves and joins another', async ({
    newUsers,
    clanName,
    act,
    visitor,
  }) => {
    const [first, second, member] = await newUsers(3)
    if (!first || !second || !member) throw new Error('three people')
    const [one, two] = [await foundClan(first, clanName(), [member]), await foundClan(second, clanName())]
    const join = (clanId: number) => act(member, 'join-clan', { userId: member.id, clanId })
    expect((await profileOf(member))?.clanMember).toMatchObject({ clanId: one.id, role: 2 })
    expect(await join(two.id)).toEqual([409, 'ALREADY_IN_CLAN'])
    expect(await join(one.id)).toEqual([409, 'ALREADY_IN_CLAN'])
    const leave = (clanId: number) => act(member, 'leave-clan', { userId: member.id, clanId })
    expect(await leave(two.id)).toEqual([409, 'NOT_IN_CLAN'])
    expect(await leave(one.id)).toEqual([200, undefined])
    expect(await leave(one.id)).toEqual([409, 'NOT_IN_CLAN'])
    expect(await join(two.id)).toEqual([200, undefined])
    expect((await membersOf(visitor, one.id)).count).toBe(1)
  })

  it('keeps the owner; deleting frees the members and notifies them (rulebook 10.10, 10.11)', async ({
    newUsers,
    clanName,
    act,
  }) => {
    const [owner, member] = await newUsers(2)
    if (!owner || !member) throw new Error('two people')
    const clan = await foundClan(owner, clanName(), [member])
    const body = { userId: owner.id, clanId: clan.id }
    expect(await act(owner, 'leave-clan', body)).toEqual([409, 'OWNER_CANNOT_LEAVE'])
    expect(await act(member, 'delete-clan', { clanId: clan.id })).toEqual([403, 'CLAN_RIGHTS'])
    expect(await act(owner, 'delete-clan', { clanId: clan.id })).toEqual([200, undefined])
    expect(await act(owner, 'delete-clan', { clanId: clan.id })).toEqual([404, 'CLAN_NOT_FOUND'])
    for (const person of [owner, member]) expect((await profileOf(person))?.clanMember).toBe(null)
    expect((await notificationsOf(member)).notifications).toMatchObject([
      { kind: 'clan_removed', facts: { clan: clan.name, reason: 'deleted' } },
    ])
    expect((await notificationsOf(owner)).count).toBe(0)
  })
})

describe('lists', () => {
  it('are paged and searched as plain text, and hide users who have answer for deletion', async ({
    clanName,
    newUsers,
    newUser,
    visitor,
    db,
  }) => {
    const mark = clanName().replace('Clan ', 'm')
    const [owner, ...others] = await newUsers(12)
    if (!owner) throw new Error('twelve people')
    const clan = await foundClan(owner, `${mark} 100%_a`, others)
    await foundClan(await newUser(), `${mark} 100xya`)
    const clans = async (phrase: string) => {
      const path = `/api/social/get-clans?phrase=${encodeURIComponent(phrase)}`
      const { body } = await visitor.call<{ clans: Clan[]; count: number }>(path)
      return [body.clans.map(each => each.name), body.count]
    }
    expect(await clans(mark)).toEqual([[`${mark} 100%_a`, `${mark} 100xya`], 2])
    expect(await clans(`${mark.toUpperCase()} 100%_`)).toEqual([[clan.name], 1])
    const first = await membersOf(visitor, clan.id, '&pageSize=10')
    const second = await membersOf(visitor, clan.id, '&pageSize=10&page=2')
    expect([first.count, first.members.length, second.members.length]).toEqual([12, 10, 2])
    expect(first.members[0]).toMatchObject({
      userId: owner.id,
      clanId: clan.id,
      role: 1,
      user: {
        username: owner.username,
        name: owner.username,
        avatar: firstAvatar(owner.username),
        xp: 0,
        level: 1,
      },
    })
    const [leaving] = others
    expect((await membersOf(visitor, clan.id, `&phrase=${leaving?.username}`)).count).toBe(1)
    await db
      .updateTable('account')
      .set({ deletion_requested_at: new Date() })
      .where('id', '=', leaving?.id ?? 0)
      .execute()
    expect((await membersOf(visitor, clan.id)).count).toBe(11)
    const answer = await visitor.call<{ clan: Clan }>(`/api/social/get-clan?clanId=${clan.id}`)
    expect(answer.body.clan.members).toBe(11)
  })

  it('refuse an invalid page, size or clan', async ({ visitor }) => {
    const get = async (query: string) => (await visitor.call(`/api/social/${query}`)).status
    expect(await get('get-clans?page=0')).toBe(400)
    expect(await get('get-clans?pageSize=7')).toBe(400)
    expect(await get('get-clans?pageSize=100')).toBe(400)
    expect(await get(`get-clans?phrase=${'x'.repeat(65)}`)).toBe(400)
    expect(await get('get-clans?order=name')).toBe(400)
    expect(await get('get-clan?clanId=x')).toBe(400)
    expect(await get('get-clan')).toBe(400)
    expect(await get('get-clan?clanId=2000000000')).toBe(404)
    expect(await get('get-clan-members?clanId=2000000000')).toBe(404)
  })
})
