import type { TestUser } from '../fixtures/test-app.ts'

export type Refusal = { rule?: string; message: string }

/** Sends social calls as a user. */
export const socialAs =
  (user: Pick<TestUser, 'call'>) =>
  <T = Refusal>(verb: string, body: object) =>
    user.call<T>(`/api/social/${verb}`, body)

/** Malformed variants of a body: wrong types for each value, an unknown key, no body at all. */
export const malformed = (body: Record<string, unknown>): object[] => [
  {},
  { ...body, extra: 1 },
  ...Object.keys(body).flatMap(key => [false, null, [], {}].map(value => ({ ...body, [key]: value }))),
]

/** Counts the answers that report success. */
export const succeeded = (answers: readonly (number | string | undefined)[][]): number =>
  answers.filter(([status]) => status === 200).length

export type Clan = { id: number; name: string; img: string; createdAt: string; members: number }
type Friendship = { senderId: number; recipientId: number; sender: { username: string }; status: number }
export type Profile = {
  clanMember: { clanId: number; role: number; clan: Clan } | null
  friendshipsSent: Friendship[]
  friendshipsReceived: Friendship[]
}

/** Returns a user's own profile, or what they see of another's. */
export async function profileOf(user: Pick<TestUser, 'call'>, username?: string): Promise<Profile | null> {
  const answer = await user.call<{ user: Profile | null; currentUser: Profile | null }>(
    '/api/auth/get-user',
    username === undefined ? {} : { user: username },
  )
  return username === undefined ? answer.body.currentUser : answer.body.user
}

export type Notifications = {
  notifications: {
    id: number
    kind: string
    facts: Record<string, string | number>
    readAt: string | null
  }[]
  count: number
  unread: number
  unreadGroups: number
}

export async function notificationsOf(user: Pick<TestUser, 'call'>, query = ''): Promise<Notifications> {
  const { body } = await user.call<Notifications>(`/api/social/get-notifications${query}`)
  return body
}

type Members = { members: { userId: number; role: number; user: object }[]; count: number }

export async function membersOf(user: Pick<TestUser, 'call'>, clanId: number, query = ''): Promise<Members> {
  const { body } = await user.call<Members>(`/api/social/get-clan-members?clanId=${clanId}${query}`)
  return body
}

/** Founds a clan, lets the members join and returns it. */
export async function foundClan(owner: TestUser, name: string, members: TestUser[] = []): Promise<Clan> {
  const { body } = await socialAs(owner)<{ clan: Clan }>('add-clan', {
    userId: owner.id,
    data: { name, img: 'raven' },
  })
  for (const member of members)
    await socialAs(member)('join-clan', { userId: member.id, clanId: body.clan.id })
  return body.clan
}
