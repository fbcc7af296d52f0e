import type { Fixture } from './fixture.ts'

/** The askers: a sample is made for `user` and does not name `another`; the admin is not the user either. */
export type Asker = 'visitor' | 'another' | 'user' | 'admin'
/** The status that each asker gets for a valid sample (rulebook 12.2). */
export type Rights = Record<Asker, number>

/** A body, or a query, that its operation accepts; made again for each sending. */
export type Sample = Readonly<Record<string, unknown>>
export type MakeSample = (fixture: Fixture) => Sample | Promise<Sample>
/** Who manages an event with the admins and may call, too: its owner alone, or its organisers with them (rulebook 11.47). */
type Manager = 'owner' | 'organiser' | null
/** The rights and a valid sample of operations, by the last part of their paths. */
export type Samples = Record<string, { rights: Rights; manager: Manager; make: MakeSample }>

/** Makes the samples of calls that answer each asker with these statuses. */
const answering =
  (rights: Rights, manager: Manager = null) =>
  (makers: Record<string, MakeSample>): Samples =>
    Object.fromEntries(Object.entries(makers).map(([verb, make]) => [verb, { rights, manager, make }]))

/** Anybody may call. */
export const anybody = answering({ visitor: 200, another: 200, user: 200, admin: 200 })
/** Every signed-in user may call. */
export const signedIn = answering({ visitor: 401, another: 200, user: 200, admin: 200 })
/** Only the user whom the sample is made for may call; others get a 403. */
export const oneself = answering({ visitor: 401, another: 403, user: 200, admin: 403 })
/** The user whom the sample is made for may call, and admins. */
export const oneselfAndAdmins = answering({ visitor: 401, another: 403, user: 200, admin: 200 })
/** Only the user whom the sample is made for may call; others get a 404. */
export const owner = answering({ visitor: 401, another: 404, user: 200, admin: 404 })
/** Only the user whom the sample is made for may call; for others the sample is malformed, as it answers somebody else's challenge. */
export const challenged = answering({ visitor: 401, another: 400, user: 200, admin: 400 })
const forAdmins: Rights = { visitor: 401, another: 403, user: 403, admin: 200 }
/** Admins may call. */
export const admins = answering(forAdmins)
/** Admins may call, and the organisers of the event that the sample is about. */
export const organisers = answering(forAdmins, 'organiser')
/** Admins may call, and the owner of the event that the sample is about. */
export const owners = answering(forAdmins, 'owner')
/** Admins and the circle of the private event may call, which is not found by others. */
export const circle = answering({ visitor: 401, another: 404, user: 200, admin: 200 })
