import { rankEvent } from '../../../src/score/rank/rank-event.ts'
import type { Fixture, Samples } from '../fixture.ts'
import { won } from './deck.ts'

async function ranked(fixture: Fixture) {
  const played = await won(fixture)
  await rankEvent(fixture.testApp.db, played.eventId)
  return played
}

export const scoreSamples: Samples = {
  'get-event-scores': async fixture => ({ eventId: (await ranked(fixture)).eventId, phrase: 'user' }),
  'get-deck-score': async fixture => {
    const { eventId, userId } = await ranked(fixture)
    return { eventId, userId }
  },
  'get-best-deck': async fixture => {
    const { eventId, phaseIndex } = await ranked(fixture)
    return { eventId, phaseIndex }
  },
  'get-score-uploads': async fixture => ({ eventId: (await ranked(fixture)).eventId }),
  'get-past-scores': async fixture => {
    const { eventId, phaseIndex } = await ranked(fixture)
    return { eventId, phaseIndex }
  },
  'restore-upload': async fixture => {
    const { eventId } = await ranked(fixture)
    const { id } = await fixture.testApp.db
      .selectFrom('score_upload')
      .where('event_id', '=', eventId)
      .select('id')
      .executeTakeFirstOrThrow()
    return { id, dryRun: false }
  },
  'recheck-event': async fixture => ({ eventId: (await ranked(fixture)).eventId, dryRun: false }),
  'upload-score': async fixture => {
    const { eventId } = await ranked(fixture)
    const { steam_id } = await fixture.testApp.db
      .selectFrom('player as p')
      .innerJoin('phase_player as x', 'x.player_id', 'p.id')
      .where('x.event_id', '=', eventId)
      .select('p.steam_id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const file = `phase,steamId,keyplayId,count\n1,${steam_id},1,4\n`
    return { eventId, type: 'kill', phaseIndex: 1, dryRun: true, skipUnknown: false, file }
  },
}
