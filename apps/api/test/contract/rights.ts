import type { Fixture } from './fixture.ts'

/** Who may ask: `user` is whom a sample is made for, `another` one whom it does not name; the admin is not the user either. */
export type Asker = 'nobody' | 'another' | 'user' | 'admin'
/** The status that each gets who sends a good sample (rulebook 12.2). */
export type Rights = Record<Asker, number>

/** A body, or a query, that its operation takes, made for each sending. */
export type Sample = Readonly<Record<string, unknown>>
export type MakeSample = (fixture: Fixture) => Sample | Promise<Sample>
/** By the last part of their paths, who may call and a good sample. */
export type Samples = Record<string, { rights: Rights; make: MakeSample }>

/** Makes the samples of calls that answer each asker so. */
const answering =
  (rights: Rights) =>
  (makers: Record<string, MakeSample>): Samples =>
    Object.fromEntries(Object.entries(makers).map(([verb, make]) => [verb, { rights, make }]))

/** Anybody may call. */
export const anybody = answering({ nobody: 200, another: 200, user: 200, admin: 200 })
/** Everybody who has signed in may call. */
export const signedIn = answering({ nobody: 401, another: 200, user: 200, admin: 200 })
/** Only the user whom the sample is made for may call; all others are forbidden to. */
export const oneself = answering({ nobody: 401, another: 403, user: 200, admin: 403 })
/** Only the user whom the sample is made for may call; for all others what it names is not there. */
export const owner = answering({ nobody: 401, another: 404, user: 200, admin: 404 })
/** Admins may call. */
export const admins = answering({ nobody: 401, another: 403, user: 403, admin: 200 })
