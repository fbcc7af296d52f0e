import { describe, expect } from 'vitest'
import { foundClan, notificationsOf, profileOf, socialAs } from '../../../test/calls/social-calls.ts'
import { itIsSocial as it, type SocialFixtures } from '../../../test/fixtures/fixtures.ts'
import type { TestUser } from '../../../test/fixtures/test-app.ts'

type Act = Pick<SocialFixtures, 'act'>
const invite = ({ act }: Act, sender: TestUser, recipient: TestUser) =>
  act(sender, 'send-invite', { senderName: sender.username, recipientName: recipient.username })
const block = ({ act }: Act, user: TestUser, other: TestUser) =>
  act(user, 'block-user', { blockedId: other.id })
const unblock = ({ act }: Act, user: TestUser, other: TestUser) =>
  act(user, 'unblock-user', { blockedId: other.id })
const done = [200, undefined]

type Own = { currentUser: { blocked: { username: string }[] } }
const blockedBy = async (user: TestUser) =>
  (await user.call<Own>('/api/auth/get-user', {})).body.currentUser.blocked.map(({ username }) => username)

describe('blocking a user (rulebook 10.26)', () => {
  it('prevents invites in both directions until it is removed', async ({ newPair, act }) => {
    const [user, other] = await newPair()
    expect(await block({ act }, user, other)).toEqual(done)
    expect(await block({ act }, user, other)).toEqual(done)
    expect(await invite({ act }, other, user)).toEqual([409, 'INVITE_UNWANTED'])
    expect(await invite({ act }, user, other)).toEqual([409, 'INVITE_BLOCKED'])
    expect((await notificationsOf(user)).notifications).toEqual([])
    expect(await unblock({ act }, user, other)).toEqual(done)
    expect(await invite({ act }, other, user)).toEqual(done)
  })

  it('ends a friendship, and an invite with its notification', async ({ newUsers, act }) => {
    const [user, friend, asker] = (await newUsers(3)) as [TestUser, TestUser, TestUser]
    await invite({ act }, friend, user)
    await socialAs(user)('accept-invite', { senderId: friend.id, recipientId: user.id })
    await invite({ act }, asker, user)
    for (const other of [friend, asker]) await block({ act }, user, other)
    const profile = await profileOf(user)
    expect([profile?.friendshipsSent, profile?.friendshipsReceived]).toEqual([[], []])
    expect((await notificationsOf(user)).notifications).toEqual([])
  })

  it('is visible only to the user who blocks', async ({ newPair, newUser, act }) => {
    const [user, other] = await newPair()
    await block({ act }, user, other)
    expect(await blockedBy(user)).toEqual([other.username])
    expect(await blockedBy(other)).toEqual([])
    const looker = await newUser()
    expect(await profileOf(looker, user.username)).not.toHaveProperty('blocked')
  })

  it('keeps a blocked user who is not a member out of the clan of the blocker', async ({
    newPair,
    act,
    clanName,
  }) => {
    const [owner, other] = await newPair()
    const { id: clanId } = await foundClan(owner, clanName())
    await block({ act }, owner, other)
    const join = () => act(other, 'join-clan', { userId: other.id, clanId })
    expect(await join()).toEqual([409, 'CLAN_BLOCKED'])
    await unblock({ act }, owner, other)
    expect(await join()).toEqual(done)
  })

  it('of oneself or of an unknown user is refused', async ({ newUser, act }) => {
    const user = await newUser()
    expect(await block({ act }, user, user)).toEqual([409, 'BLOCK_SELF'])
    expect((await act(user, 'block-user', { blockedId: 2_000_000_000 }))[0]).toBe(404)
  })

  it('together with 20 simultaneous invites leaves no invite', async ({ newPair, act }) => {
    const [user, other] = await newPair()
    const invites = Array.from({ length: 20 }, () => invite({ act }, other, user))
    await Promise.all([...invites.slice(0, 10), block({ act }, user, other), ...invites.slice(10)])
    expect((await profileOf(user))?.friendshipsReceived).toEqual([])
    expect((await notificationsOf(user)).notifications).toEqual([])
  })
})
