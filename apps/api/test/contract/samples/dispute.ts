import type { Fixture } from '../fixture.ts'
import { organisers, owner, signedIn } from '../rights.ts'
import { ranked } from './score.ts'

/** A dispute of the user about a ranked event. */
async function disputed(fixture: Fixture) {
  const { eventId, phaseIndex } = await ranked(fixture)
  const sent = { eventId, phaseIndex, reason: 'My deck had two perks.' }
  await fixture.user.call('/api/clutchdeck/send-dispute', sent)
  const { id } = await fixture.testApp.db
    .selectFrom('dispute')
    .where('event_id', '=', eventId)
    .select('id')
    .executeTakeFirstOrThrow()
  return { id, eventId, phaseIndex }
}

export const disputeSamples = {
  ...signedIn({
    'get-own-disputes': async fixture => {
      const { eventId, phaseIndex } = await disputed(fixture)
      return { eventId, phaseIndex }
    },
  }),
  ...owner({
    'send-dispute': async fixture => {
      const { eventId, phaseIndex } = await ranked(fixture)
      return { eventId, phaseIndex, reason: 'My deck had two perks.' }
    },
  }),
  ...organisers({
    'get-disputes': async fixture => {
      const { eventId } = await disputed(fixture)
      return { eventId, answered: false, phrase: 'user' }
    },
    'answer-dispute': async fixture => ({ id: (await disputed(fixture)).id, answer: 'It had one.' }),
  }),
}
