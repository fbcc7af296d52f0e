import { describe, expect } from 'vitest'
import { notificationsOf, profileOf, succeeded } from '../../../test/calls/social-calls.ts'
import { itIsSocial as it, type SocialFixtures } from '../../../test/fixtures/fixtures.ts'
import type { TestUser } from '../../../test/fixtures/test-app.ts'

const invite = ({ act }: Pick<SocialFixtures, 'act'>, sender: TestUser, recipientName: string) =>
  act(sender, 'send-invite', { senderName: sender.username, recipientName })
const friendshipKey = (sender: TestUser, recipient: TestUser) => ({
  senderId: sender.id,
  recipientId: recipient.id,
})
describe('40 at once', () => {
  const times = (n: number) => Array.from({ length: n }, (_, place) => place)

  it('mutual invites leave one invite and one notification', async ({ newPair, act }) => {
    const [one, other] = await newPair()
    const answers = await Promise.all(
      times(40).map(n =>
        n % 2 ? invite({ act }, one, other.username) : invite({ act }, other, one.username),
      ),
    )
    expect(succeeded(answers)).toBe(1)
    expect(answers.filter(([, rule]) => rule === 'INVITE_TWICE')).toHaveLength(39)
    expect((await notificationsOf(one)).count + (await notificationsOf(other)).count).toBe(1)
  })

  it('of the answers to one invite one counts', async ({ newPair, act }) => {
    const [sender, recipient] = await newPair()
    await invite({ act }, sender, recipient.username)
    const answers = await Promise.all(
      times(40).map(n => {
        if (n % 3 === 2) return act(sender, 'cancel-invite', friendshipKey(sender, recipient))
        return act(recipient, n % 3 ? 'accept-invite' : 'refuse-invite', friendshipKey(sender, recipient))
      }),
    )
    expect(succeeded(answers)).toBe(1)
    expect(answers.filter(([, rule]) => rule === 'INVITE_GONE')).toHaveLength(39)
  })

  it('accepting creates one friendship and notifies the sender once', async ({ newPair, act }) => {
    const [sender, recipient] = await newPair()
    await invite({ act }, sender, recipient.username)
    const answers = await Promise.all(
      times(40).map(() => act(recipient, 'accept-invite', friendshipKey(sender, recipient))),
    )
    expect(succeeded(answers)).toBe(1)
    const { friendshipsSent } = (await profileOf(sender)) ?? {}
    expect(friendshipsSent).toMatchObject([{ recipientId: recipient.id, status: 1 }])
    expect((await notificationsOf(sender)).count).toBe(1)
  })
})
