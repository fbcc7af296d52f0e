import type { Fixture } from './fixture.ts'
import type { Sample, Samples } from './rights.ts'
import { accountSamples } from './samples/account.ts'
import { catalogueSamples } from './samples/catalogue.ts'
import { configSamples } from './samples/config.ts'
import { contactSamples } from './samples/contact.ts'
import { deckSamples } from './samples/deck.ts'
import { disputeSamples } from './samples/dispute.ts'
import { eventSamples } from './samples/event.ts'
import { hostingSamples } from './samples/hosting.ts'
import { leagueSamples } from './samples/league.ts'
import { passkeySamples } from './samples/passkey.ts'
import { pictureSamples } from './samples/picture.ts'
import { providerSamples } from './samples/provider.ts'
import { scoreSamples } from './samples/score.ts'
import { scoreSourceSamples } from './samples/score-source.ts'
import { socialSamples } from './samples/social.ts'
import { talkSamples } from './samples/talk.ts'
import { webhookSamples } from './samples/webhook.ts'

/** The rights and a valid sample of each operation, by the last part of its path. */
export const samples: Samples = {
  ...accountSamples,
  ...contactSamples,
  ...passkeySamples,
  ...providerSamples,
  ...eventSamples,
  ...configSamples,
  ...hostingSamples,
  ...deckSamples,
  ...scoreSamples,
  ...scoreSourceSamples,
  ...disputeSamples,
  ...catalogueSamples,
  ...pictureSamples,
  ...socialSamples,
  ...leagueSamples,
  ...talkSamples,
  ...webhookSamples,
}

/** Makes a valid sample of an operation; an empty one if it has none, which fails a test. */
export const sampleOf = (verb: string, fixture: Fixture): Sample | Promise<Sample> =>
  samples[verb]?.make(fixture) ?? {}

/** The person of the fixture who may send an operation's sample: the user if allowed, otherwise the admin. */
export const callerOf = (verb: string, { user, admin }: Pick<Fixture, 'user' | 'admin'>) =>
  samples[verb]?.rights.user === 200 ? user : admin
