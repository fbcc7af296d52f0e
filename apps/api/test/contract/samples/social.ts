import { foundClan, notificationsOf, socialAs } from '../../calls/social-calls.ts'
import type { Fixture } from '../fixture.ts'
import { admins, anybody, oneself, owner, signedIn } from '../rights.ts'

let clans = 0
const clanName = () => `Contract ${++clans}`

/** The player's clan, with the friend in it. */
const ownClan = async ({ user, friend }: Fixture) => (await foundClan(user, clanName(), [friend])).id
/** The friend's clan; the user may be in it. */
const otherClan = async ({ user, friend }: Fixture, joins: boolean) =>
  (await foundClan(friend, clanName(), joins ? [user] : [])).id

async function invited(from: Fixture['user'], to: Fixture['user']) {
  await socialAs(from)('send-invite', { senderName: from.username, recipientName: to.username })
  return { senderId: from.id, recipientId: to.id }
}

let strangers = 0
/** A user whom no other sample names. */
const blockable = async ({ testApp }: Fixture) => ({
  blockedId: (await testApp.signUp(`stranger_${++strangers}`)).id,
})

export const socialSamples = {
  ...anybody({
    'get-clans': async fixture => {
      await ownClan(fixture)
      return { page: 1, pageSize: 25, phrase: 'contract' }
    },
    'get-clan': async fixture => ({ clanId: await ownClan(fixture) }),
    'get-clan-members': async fixture => ({ clanId: await ownClan(fixture), phrase: '' }),
  }),
  ...signedIn({
    'block-user': blockable,
    'unblock-user': blockable,
    'get-notifications': async ({ user, friend }) => {
      await invited(friend, user)
      return { page: 1, pageSize: 10, phrase: '' }
    },
    'get-notification-groups': async ({ user, friend }) => {
      await invited(friend, user)
      return { page: 1 }
    },
    'get-mutes': () => ({}),
    'unmute-notifications': () => ({ muteId: 1 }),
    'read-notifications': () => ({ ids: [1, 2] }),
  }),
  ...owner({
    'mute-notifications': async ({ user, friend }) => {
      await invited(friend, user)
      const { notifications } = await notificationsOf(user)
      return { notificationId: notifications[0]?.id, what: 'kind' }
    },
  }),
  ...oneself({
    'add-clan': ({ user }) => ({ userId: user.id, data: { name: clanName(), img: 'raven' } }),
    'join-clan': async fixture => ({ userId: fixture.user.id, clanId: await otherClan(fixture, false) }),
    'leave-clan': async fixture => ({ userId: fixture.user.id, clanId: await otherClan(fixture, true) }),
    'delete-clan': async fixture => ({ clanId: await ownClan(fixture) }),
    'update-clan': async fixture => ({
      clanId: await ownClan(fixture),
      data: { name: clanName(), img: 'wolf' },
    }),
    'set-clan-role': async fixture => ({
      clanId: await ownClan(fixture),
      memberId: fixture.friend.id,
      role: 3,
    }),
    'remove-clan-member': async fixture => ({ clanId: await ownClan(fixture), memberId: fixture.friend.id }),
    'send-invite': ({ user, friend }) => ({
      senderName: user.username,
      recipientName: friend.username,
    }),
    'accept-invite': ({ user, friend }) => invited(friend, user),
    'refuse-invite': ({ user, friend }) => invited(friend, user),
    'cancel-invite': ({ user, friend }) => invited(user, friend),
    'remove-friend': async ({ user, friend }) => {
      const invite = await invited(friend, user)
      await socialAs(user)('accept-invite', invite)
      return invite
    },
  }),
  ...admins({
    'get-security-events': async ({ testApp, user }) => {
      await testApp.visitor.call('/api/auth/login-query', {
        username: user.username,
        password: 'Wrong!pass1',
      })
      return { page: 1, pageSize: 10, phrase: user.username, kind: 'login_failed' }
    },
    'get-audit-log': async fixture => {
      await fixture.admin.call('/api/csdata/add-map', { data: { name: clanName() } })
      return { page: 1, pageSize: 10, call: 'add-map', account: fixture.admin.username }
    },
  }),
}
