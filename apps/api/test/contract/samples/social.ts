import { foundClan, socialAs } from '../../calls/social-calls.ts'
import type { Samples } from '../samples.ts'
import type { Scene } from '../scene.ts'

let clans = 0
const clanName = () => `Contract ${++clans}`

/** The player's clan, with the friend in it. */
const ownClan = async ({ player, friend }: Scene) => (await foundClan(player, clanName(), [friend])).id
/** The friend's clan; the player may be in it. */
const otherClan = async ({ player, friend }: Scene, joins: boolean) =>
  (await foundClan(friend, clanName(), joins ? [player] : [])).id

async function invited(from: Scene['player'], to: Scene['player']) {
  await socialAs(from)('send-invite', { senderName: from.username, recipientName: to.username })
  return { senderId: from.id, recipientId: to.id }
}

export const socialSamples: Samples = {
  'get-clans': async scene => {
    await ownClan(scene)
    return { page: 1, pageSize: 25, phrase: 'contract' }
  },
  'get-clan': async scene => ({ clanId: await ownClan(scene) }),
  'get-clan-members': async scene => ({ clanId: await ownClan(scene), phrase: '' }),
  'add-clan': ({ player }) => ({ userId: player.id, data: { name: clanName(), img: 'raven' } }),
  'join-clan': async scene => ({ userId: scene.player.id, clanId: await otherClan(scene, false) }),
  'leave-clan': async scene => ({ userId: scene.player.id, clanId: await otherClan(scene, true) }),
  'delete-clan': async scene => ({ clanId: await ownClan(scene) }),
  'update-clan': async scene => ({ clanId: await ownClan(scene), data: { name: clanName(), img: 'wolf' } }),
  'set-clan-role': async scene => ({ clanId: await ownClan(scene), memberId: scene.friend.id, role: 3 }),
  'remove-clan-member': async scene => ({ clanId: await ownClan(scene), memberId: scene.friend.id }),
  'send-invite': ({ player, friend }) => ({
    senderName: player.username,
    recipientName: friend.username,
  }),
  'accept-invite': ({ player, friend }) => invited(friend, player),
  'refuse-invite': ({ player, friend }) => invited(friend, player),
  'cancel-invite': ({ player, friend }) => invited(player, friend),
  'remove-friend': async ({ player, friend }) => {
    const invite = await invited(friend, player)
    await socialAs(player)('accept-invite', invite)
    return invite
  },
  'get-notifications': async ({ player, friend }) => {
    await invited(friend, player)
    return { page: 1, pageSize: 10, phrase: '' }
  },
  'read-notifications': () => ({ ids: [1, 2] }),
  'get-audit-log': async scene => {
    await scene.admin.call('/api/csdata/add-map', { data: { name: clanName() } })
    return { page: 1, pageSize: 10, call: 'add-map', account: scene.admin.username }
  },
}
