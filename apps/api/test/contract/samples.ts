import type { Samples } from './fixture.ts'
import { accountSamples } from './samples/account.ts'
import { catalogueSamples } from './samples/catalogue.ts'
import { configSamples } from './samples/config.ts'
import { deckSamples } from './samples/deck.ts'
import { disputeSamples } from './samples/dispute.ts'
import { eventSamples } from './samples/event.ts'
import { pictureSamples } from './samples/picture.ts'
import { scoreSamples } from './samples/score.ts'
import { scoreSourceSamples } from './samples/score-source.ts'
import { socialSamples } from './samples/social.ts'

/** One of each operation, by the last part of its path. */
export const samples: Samples = {
  ...accountSamples,
  ...eventSamples,
  ...configSamples,
  ...deckSamples,
  ...scoreSamples,
  ...scoreSourceSamples,
  ...disputeSamples,
  ...catalogueSamples,
  ...pictureSamples,
  ...socialSamples,
}
