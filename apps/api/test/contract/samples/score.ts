import { rankEvent } from '../../../src/score/rank/rank-event.ts'
import type { Samples } from '../samples.ts'
import type { Scene } from '../scene.ts'
import { won } from './deck.ts'

async function ranked(scene: Scene) {
  const played = await won(scene)
  await rankEvent(scene.world.db, played.eventId)
  return played
}

export const scoreSamples: Samples = {
  'get-event-scores': async scene => ({ eventId: (await ranked(scene)).eventId, phrase: 'player' }),
  'get-deck-score': async scene => {
    const { eventId, userId } = await ranked(scene)
    return { eventId, userId }
  },
  'get-best-deck': async scene => {
    const { eventId, phaseIndex } = await ranked(scene)
    return { eventId, phaseIndex }
  },
  'get-score-uploads': async scene => ({ eventId: (await ranked(scene)).eventId }),
  'get-past-scores': async scene => {
    const { eventId, phaseIndex } = await ranked(scene)
    return { eventId, phaseIndex }
  },
  'restore-upload': async scene => {
    const { eventId } = await ranked(scene)
    const { id } = await scene.world.db
      .selectFrom('score_upload')
      .where('event_id', '=', eventId)
      .select('id')
      .executeTakeFirstOrThrow()
    return { id, dryRun: false }
  },
  'recheck-event': async scene => ({ eventId: (await ranked(scene)).eventId, dryRun: false }),
  'upload-score': async scene => {
    const { eventId } = await ranked(scene)
    const { steam_id } = await scene.world.db
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
