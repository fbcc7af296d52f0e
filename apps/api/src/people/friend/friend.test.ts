import { firstAvatar } from '@game/domain'
import { describe, expect } from 'vitest'
import { malformed, notificationsOf, profileOf, socialAs } from '../../../test/calls/social-calls.ts'
import { itIsSocial as it, type SocialFixtures } from '../../../test/fixtures/fixtures.ts'
import type { TestUser } from '../../../test/fixtures/test-app.ts'

const invite = ({ act }: Pick<SocialFixtures, 'act'>, sender: TestUser, recipientName: string) =>
  act(sender, 'send-invite', { senderName: sender.username, recipientName })
const friendshipKey = (sender: TestUser, recipient: TestUser) => ({
  senderId: sender.id,
  recipientId: recipient.id,
})
const done = [200, undefined]

/** The friends and invites of both users, as each sees them. */
const seen = async (user: TestUser) => {
  const profile = await profileOf(user)
  const short = (each: { senderId: number; recipientId: number; status: number }) => [
    each.senderId,
    each.recipientId,
    each.status,
  ]
  return { sent: profile?.friendshipsSent.map(short), received: profile?.friendshipsReceived.map(short) }
}

describe('an invite', () => {
  it('is listed for both users, and nobody else sees it (rulebook 10.5)', async ({
    newPair,
    newUser,
    visitor,
    act,
  }) => {
    const [sender, recipient] = await newPair()
    expect(await invite({ act }, sender, recipient.username.toUpperCase())).toEqual(done)
    const pending = [sender.id, recipient.id, 0]
    expect(await seen(sender)).toEqual({ sent: [pending], received: [] })
    expect(await seen(recipient)).toEqual({ sent: [], received: [pending] })
    expect((await profileOf(recipient))?.friendshipsReceived[0]?.sender).toEqual({
      id: sender.id,
      username: sender.username,
      name: sender.username,
      avatar: firstAvatar(sender.username),
    })
    for (const other of [await newUser(), visitor])
      expect((await profileOf(other, recipient.username))?.friendshipsReceived).toEqual([])
    expect((await profileOf(recipient, recipient.username))?.friendshipsReceived).toHaveLength(1)
    expect((await notificationsOf(recipient)).notifications).toMatchObject([
      { kind: 'friend_invite', facts: { userId: sender.id, username: sender.username }, readAt: null },
    ])
  })

  it('that is cancelled removes its notification, and no other (rulebook 10.24)', async ({
    newPair,
    newUser,
    act,
  }) => {
    const [sender, recipient] = await newPair()
    const other = await newUser()
    await invite({ act }, sender, recipient.username)
    await invite({ act }, other, recipient.username)
    expect(await act(sender, 'cancel-invite', friendshipKey(sender, recipient))).toEqual(done)
    const { notifications, unread } = await notificationsOf(recipient)
    expect(notifications.map(({ facts }) => facts.userId)).toEqual([other.id])
    expect(unread).toBe(1)
  })

  it('that is accepted creates a friendship, which everybody sees, and notifies the sender', async ({
    newPair,
    act,
    visitor,
  }) => {
    const [sender, recipient] = await newPair()
    await invite({ act }, sender, recipient.username)
    expect(await act(recipient, 'accept-invite', friendshipKey(sender, recipient))).toEqual(done)
    const accepted = [sender.id, recipient.id, 1]
    expect(await seen(sender)).toEqual({ sent: [accepted], received: [] })
    expect(await seen(recipient)).toEqual({ sent: [], received: [accepted] })
    expect((await profileOf(visitor, sender.username))?.friendshipsSent).toHaveLength(1)
    expect((await notificationsOf(sender)).notifications).toMatchObject([
      { kind: 'friend_accepted', facts: { username: recipient.username } },
    ])
  })

  it.for([
    ['refuse-invite', 1, 2],
    ['cancel-invite', 0, 1],
  ] as const)(
    'is gone after %s, and may be sent again',
    async ([verb, by, notifications], { newPair, act }) => {
      const people = await newPair()
      const [sender, recipient] = people
      await invite({ act }, sender, recipient.username)
      expect(await act(people[by] ?? sender, verb, friendshipKey(sender, recipient))).toEqual(done)
      expect(await seen(sender)).toEqual({ sent: [], received: [] })
      expect(await act(people[by] ?? sender, verb, friendshipKey(sender, recipient))).toEqual([
        404,
        'INVITE_GONE',
      ])
      expect(await invite({ act }, sender, recipient.username)).toEqual(done)
      expect((await notificationsOf(recipient)).count).toBe(notifications)
    },
  )

  it('to an unknown user, to oneself, twice or to a friend is refused with a specific error (rulebook 10.2)', async ({
    newPair,
    act,
  }) => {
    const [sender, recipient] = await newPair()
    expect(await invite({ act }, sender, 'abc')).toEqual([400, 'INVITE_NAME_SHORT'])
    expect(await invite({ act }, sender, sender.username.toUpperCase())).toEqual([409, 'INVITE_SELF'])
    const unknown = await socialAs(sender)('send-invite', {
      senderName: sender.username,
      recipientName: 'nobody_here',
    })
    expect([unknown.status, unknown.body.message]).toEqual([404, 'User nobody_here not found'])
    await invite({ act }, sender, recipient.username)
    expect(await invite({ act }, sender, recipient.username)).toEqual([409, 'INVITE_TWICE'])
    expect(await invite({ act }, recipient, sender.username)).toEqual([409, 'INVITE_TWICE'])
    await act(recipient, 'accept-invite', friendshipKey(sender, recipient))
    expect(await invite({ act }, sender, recipient.username)).toEqual([409, 'INVITE_FRIEND'])
    expect(await invite({ act }, recipient, sender.username)).toEqual([409, 'INVITE_FRIEND'])
  })

  it('is accepted and refused by the recipient only, cancelled by the sender only (rulebook 10.3)', async ({
    newPair,
    newUser,
    act,
  }) => {
    const [sender, recipient] = await newPair()
    const stranger = await newUser()
    await invite({ act }, sender, recipient.username)
    const notYours = [403, 'NOT_YOURSELF']
    for (const [user, verb] of [
      [sender, 'accept-invite'],
      [sender, 'refuse-invite'],
      [recipient, 'cancel-invite'],
      [stranger, 'accept-invite'],
      [stranger, 'refuse-invite'],
      [stranger, 'cancel-invite'],
      [stranger, 'remove-friend'],
    ] as const)
      expect([verb, await act(user, verb, friendshipKey(sender, recipient))]).toEqual([verb, notYours])
    expect(await act(sender, 'accept-invite', friendshipKey(recipient, sender))).toEqual([404, 'INVITE_GONE'])
    expect(await act(sender, 'remove-friend', friendshipKey(sender, recipient))).toEqual([404, 'NOT_FRIENDS'])
    expect(await seen(sender)).toMatchObject({ sent: [[sender.id, recipient.id, 0]] })
  })
})

describe('a friend', () => {
  it('is removed by either, no matter who sent the invite', async ({ newPair, act }) => {
    for (const reversed of [false, true]) {
      const [sender, recipient] = await newPair()
      await invite({ act }, sender, recipient.username)
      await act(recipient, 'accept-invite', friendshipKey(sender, recipient))
      const named = reversed ? friendshipKey(recipient, sender) : friendshipKey(sender, recipient)
      expect(await act(reversed ? recipient : sender, 'remove-friend', named)).toEqual(done)
      expect(await act(sender, 'remove-friend', named)).toEqual([404, 'NOT_FRIENDS'])
      expect(await seen(recipient)).toEqual({ sent: [], received: [] })
    }
  })

  it('a user who has asked for deletion is hidden', async ({ newPair, act, db }) => {
    const [sender, recipient] = await newPair()
    await invite({ act }, sender, recipient.username)
    await act(recipient, 'accept-invite', friendshipKey(sender, recipient))
    await db
      .updateTable('account')
      .set({ deletion_requested_at: new Date() })
      .where('id', '=', recipient.id)
      .execute()
    expect(await seen(sender)).toEqual({ sent: [], received: [] })
    expect(await invite({ act }, sender, recipient.username)).toEqual([404, 'INVITE_UNKNOWN'])
  })
})

it('writes need the session of the acting user and a valid body, the second time too', async ({
  newPair,
  act,
  visitor,
}) => {
  const [sender, recipient] = await newPair()
  const calls: [string, Record<string, unknown>][] = [
    ['send-invite', { senderName: sender.username, recipientName: recipient.username }],
    ...['accept-invite', 'refuse-invite', 'cancel-invite', 'remove-friend'].map(
      verb => [verb, friendshipKey(sender, recipient)] satisfies [string, object],
    ),
  ]
  for (const [verb, body] of calls) {
    expect([verb, await act(visitor, verb, body)]).toEqual([verb, [401, 'LOGIN_NEEDED']])
    const faulty = malformed(body)
    for (const sent of [...faulty, ...faulty])
      expect((await act(sender, verb, sent))[0], `${verb} ${JSON.stringify(sent)}`).toBe(400)
  }
  const forged = { senderName: recipient.username, recipientName: sender.username }
  expect(await act(sender, 'send-invite', forged)).toEqual([403, 'NOT_YOURSELF'])
  expect(await seen(sender)).toEqual({ sent: [], received: [] })
})
