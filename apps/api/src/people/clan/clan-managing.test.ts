import { describe, expect } from 'vitest'
import {
  type Clan,
  foundClan,
  malformed,
  membersOf,
  notificationsOf,
  socialAs,
} from '../../../test/calls/social-calls.ts'
import { itIsSocial as it, type SocialFixtures } from '../../../test/fixtures/fixtures.ts'
import type { TestUser } from '../../../test/fixtures/test-app.ts'

describe('managing (rulebook 10.12)', () => {
  const crew = async ({
    newUsers,
    clanName,
    newUser,
  }: Pick<SocialFixtures, 'newUsers' | 'clanName' | 'newUser'>) => {
    const [owner, moderator, member, other] = await newUsers(4)
    if (!owner || !moderator || !member || !other) throw new Error('four people')
    const clan = await foundClan(owner, clanName(), [moderator, member, other])
    const { id: clanId } = clan
    await socialAs(owner)('set-clan-role', { clanId, memberId: moderator.id, role: 3 })
    return { owner, moderator, member, other, clanId, stranger: await newUser() }
  }

  it('only the owner can rename it and change the picture', async ({ clanName, act, newUsers, newUser }) => {
    const { owner, moderator, stranger, clanId } = await crew({ newUsers, clanName, newUser })
    const name = clanName()
    const renamed = await socialAs(owner)<{ clan: Clan }>('update-clan', { clanId, data: { name } })
    expect(renamed.body.clan).toMatchObject({ name, img: 'raven' })
    const pictured = await socialAs(owner)<{ clan: Clan }>('update-clan', { clanId, data: { img: 'fox' } })
    expect(pictured.body.clan).toMatchObject({ name, img: 'fox' })
    for (const person of [moderator, stranger])
      expect(await act(person, 'update-clan', { clanId, data: { name } })).toEqual([403, 'CLAN_RIGHTS'])
    const taken = (await foundClan(stranger, clanName())).name.toUpperCase()
    const update = (data: object) => act(owner, 'update-clan', { clanId, data })
    expect(await update({ name: taken })).toEqual([409, 'CLAN_NAME_TAKEN'])
    expect(await update({ name: name.toUpperCase() })).toEqual([200, undefined])
    expect(await update({ name: 'ab' })).toEqual([400, 'CLAN_NAME_LENGTH'])
    expect((await update({}))[0]).toBe(400)
    expect((await update({ img: '../x' }))[0]).toBe(400)
  })

  it('the owner can promote and demote moderators; nobody can make an owner', async ({
    act,
    visitor,
    newUsers,
    clanName,
    newUser,
  }) => {
    const { owner, moderator, member, stranger, clanId } = await crew({ newUsers, clanName, newUser })
    const set = (person: TestUser, memberId: number, role: number) =>
      act(person, 'set-clan-role', { clanId, memberId, role })
    expect(await set(owner, member.id, 3)).toEqual([200, undefined])
    expect(await set(owner, moderator.id, 2)).toEqual([200, undefined])
    expect((await membersOf(visitor, clanId)).members.map(each => [each.userId, each.role])).toEqual([
      [owner.id, 1],
      [member.id, 3],
      [moderator.id, 2],
      [expect.any(Number), 2],
    ])
    expect(await set(owner, moderator.id, 1)).toEqual([403, 'CLAN_RIGHTS'])
    expect(await set(owner, owner.id, 2)).toEqual([403, 'CLAN_RIGHTS'])
    expect(await set(member, moderator.id, 3)).toEqual([403, 'CLAN_RIGHTS'])
    expect(await set(owner, stranger.id, 3)).toEqual([409, 'NOT_IN_CLAN'])
    for (const role of [0, 4, '3', null]) expect((await set(owner, member.id, role as number))[0]).toBe(400)
  })

  it('the owner can remove anybody else, a moderator plain members; the removed user is notified', async ({
    act,
    visitor,
    newUsers,
    clanName,
    newUser,
  }) => {
    const { owner, moderator, member, other, stranger, clanId } = await crew({ newUsers, clanName, newUser })
    const remove = (person: TestUser, { id: memberId }: TestUser) =>
      act(person, 'remove-clan-member', { clanId, memberId })
    for (const [person, removed] of [
      [member, other],
      [moderator, owner],
      [moderator, moderator],
      [owner, owner],
      [stranger, member],
    ] as const)
      expect(await remove(person, removed)).toEqual([403, 'CLAN_RIGHTS'])
    expect(await remove(moderator, member)).toEqual([200, undefined])
    expect(await remove(owner, moderator)).toEqual([200, undefined])
    expect(await remove(owner, member)).toEqual([409, 'NOT_IN_CLAN'])
    expect((await membersOf(visitor, clanId)).members.map(each => each.userId)).toEqual([owner.id, other.id])
    expect((await notificationsOf(member)).notifications).toMatchObject([
      { kind: 'clan_removed', facts: { reason: 'removed' } },
    ])
  })
})

it('writes need the session of the acting user and a valid body, the second time too', async ({
  newUsers,
  clanName,
  act,
  visitor,
}) => {
  const [owner, member] = await newUsers(2)
  if (!owner || !member) throw new Error('two people')
  const clan = await foundClan(owner, clanName(), [member])
  const { id: clanId } = clan
  const data = { name: clanName(), img: '' }
  const calls: [string, Record<string, unknown>][] = [
    ['add-clan', { userId: member.id, data }],
    ['join-clan', { userId: member.id, clanId }],
    ['leave-clan', { userId: member.id, clanId }],
    ['delete-clan', { clanId }],
    ['update-clan', { clanId, data }],
    ['set-clan-role', { clanId, memberId: member.id, role: 3 }],
    ['remove-clan-member', { clanId, memberId: member.id }],
  ]
  for (const [verb, body] of calls) {
    expect([verb, await act(visitor, verb, body)]).toEqual([verb, [401, 'LOGIN_NEEDED']])
    if ('userId' in body) expect(await act(owner, verb, body)).toEqual([403, 'NOT_YOURSELF'])
    const faulty = malformed(body)
    for (const sent of [...faulty, ...faulty])
      expect((await act(member, verb, sent))[0], `${verb} ${JSON.stringify(sent)}`).toBe(400)
  }
  const answer = await visitor.call<{ clan: Clan }>(`/api/social/get-clan?clanId=${clanId}`)
  expect(answer.body.clan).toEqual({ ...clan, members: 2 })
})
