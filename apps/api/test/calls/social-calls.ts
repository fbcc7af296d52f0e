import { openWorld, type Person } from '../fixtures/test-app.ts'

export type Refusal = { rule?: string; message: string }

/** The social calls, as one person sends them. */
export const socialAs =
  (person: Pick<Person, 'call'>) =>
  <T = Refusal>(verb: string, body: object) =>
    person.call<T>(`/api/social/${verb}`, body)

/** A world with people in it; `act` is what a call answers, as its status and the rule that said no. */
export async function openSociety() {
  const world = await openWorld()
  let unique = 0
  const somebody = () => world.join(`somebody_${++unique}`)
  return {
    world,
    somebody,
    people: (n: number) => Promise.all(Array.from({ length: n }, somebody)),
    pair: async (): Promise<[Person, Person]> => [await somebody(), await somebody()],
    clanName: () => `Clan ${++unique}`,
    act: async (person: Pick<Person, 'call'>, verb: string, body: object) => {
      const { status, body: refusal } = await socialAs(person)(verb, body)
      return [status, refusal.rule]
    },
  }
}

/** Everything that is no text, no id and no list, in the place of each value; an unknown key; nothing at all. */
export const malformed = (body: Record<string, unknown>): object[] => [
  {},
  { ...body, extra: 1 },
  ...Object.keys(body).flatMap(key => [false, null, [], {}].map(value => ({ ...body, [key]: value }))),
]

/** How many of the answers say that it was done. */
export const succeeded = (answers: readonly (number | string | undefined)[][]): number =>
  answers.filter(([status]) => status === 200).length

export type Clan = { id: number; name: string; img: string; createdAt: string; members: number }
type Friendship = { senderId: number; recipientId: number; sender: { username: string }; status: number }
export type Profile = {
  clanMember: { clanId: number; role: number; clan: Clan } | null
  friendshipsSent: Friendship[]
  friendshipsReceived: Friendship[]
}

/** What a person's own profile says, or what they see of another's. */
export async function profileOf(person: Pick<Person, 'call'>, user?: string): Promise<Profile | null> {
  const asked = await person.call<{ user: Profile | null; currentUser: Profile | null }>(
    '/api/auth/get-user',
    user === undefined ? {} : { user },
  )
  return user === undefined ? asked.body.currentUser : asked.body.user
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
}

export async function notificationsOf(person: Pick<Person, 'call'>, query = ''): Promise<Notifications> {
  const { body } = await person.call<Notifications>(`/api/social/get-notifications${query}`)
  return body
}

type Members = { members: { userId: number; role: number; user: object }[]; count: number }

export async function membersOf(person: Pick<Person, 'call'>, clanId: number, query = ''): Promise<Members> {
  const { body } = await person.call<Members>(`/api/social/get-clan-members?clanId=${clanId}${query}`)
  return body
}

/** Founds a clan and answers it; the others join. */
export async function foundClan(owner: Person, name: string, members: Person[] = []): Promise<Clan> {
  const { body } = await socialAs(owner)<{ clan: Clan }>('add-clan', {
    userId: owner.id,
    data: { name, img: 'raven' },
  })
  for (const member of members)
    await socialAs(member)('join-clan', { userId: member.id, clanId: body.clan.id })
  return body.clan
}
