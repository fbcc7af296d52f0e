import { gzipSync } from 'node:zlib'
import { rankEvent } from '../../../src/game/score/publish/rank-event.ts'
import { grantRewards } from '../../../src/game/score/rewards/grant-rewards.ts'
import { saveFailure } from '../../../src/game/score/work/work-queries.ts'
import { insertConfiguredEvent } from '../../calls/config-calls.ts'
import { insertProjection } from '../../fixtures/insert-projection.ts'
import type { Fixture } from '../fixture.ts'
import { admins, anybody, organisers, owner, signedIn } from '../rights.ts'
import { won } from './deck.ts'

/** An event of which the user has won the first phase, ranked. */
export async function ranked(fixture: Fixture) {
  const played = await won(fixture)
  await rankEvent(fixture.testApp.db, played.eventId)
  return played
}

/** A completed event whose first rank, the user's, has been granted a reward. */
async function rewarded(fixture: Fixture) {
  const { db } = fixture.testApp
  const { eventId, userId } = await ranked(fixture)
  const reward = { event_id: eventId, reward_id: 1, amount: 5, from: 1, to: 1, type: 1 as const }
  const { id } = await db.insertInto('event_reward').values(reward).returning('id').executeTakeFirstOrThrow()
  await db.updateTable('event').set({ completed: true }).where('id', '=', eventId).execute()
  await db.transaction().execute(trx => grantRewards(trx, eventId))
  return { eventId, userId, eventRewardId: id }
}

/** An upload of the ranked event. */
async function uploaded(fixture: Fixture) {
  const { eventId } = await ranked(fixture)
  return fixture.testApp.db
    .selectFrom('score_upload')
    .where('event_id', '=', eventId)
    .select(['id', 'event_id', 'checksum', 'maps'])
    .executeTakeFirstOrThrow()
}

/** An event in which the user passed a friend in the last round. */
async function projected(fixture: Fixture) {
  const { db } = fixture.testApp
  const { eventId, userId } = await ranked(fixture)
  const friend = await db
    .selectFrom('account')
    .where('id', '!=', userId)
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('friendship')
    .values({ sender_id: userId, recipient_id: friend.id, status: 1 })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await insertProjection(db, eventId, [
    { userId, rank: 1, previousRank: 2 },
    { userId: friend.id, rank: 2, previousRank: 1 },
  ])
  return { eventId }
}

export const scoreSamples = {
  ...anybody({
    'get-event-scores': async fixture => ({ eventId: (await ranked(fixture)).eventId, phrase: 'user' }),
    'get-deck-score': async fixture => {
      const { eventId, userId } = await ranked(fixture)
      return { eventId, userId }
    },
    'get-rivalry': async fixture => {
      const { eventId, phaseIndex, userId } = await ranked(fixture)
      return { eventId, phaseIndex, userId, otherId: userId }
    },
    'get-deck-history': async fixture => ({ userId: (await ranked(fixture)).userId }),
    'get-professional': () => ({ playerId: 1 }),
    'get-matches': () => ({ day: '2030-01-01', zone: 'Europe/Warsaw' }),
    'get-match': async ({ testApp, admin }) => ({
      id: (await insertConfiguredEvent(testApp.db, admin)).matchId,
    }),
    'get-season-review': async fixture => ({ userId: (await ranked(fixture)).userId }),
    'get-career': async fixture => ({ userId: (await ranked(fixture)).userId }),
    'get-best-deck': async fixture => {
      const { eventId, phaseIndex } = await ranked(fixture)
      return { eventId, phaseIndex }
    },
    'get-keyplay-history': async fixture => {
      const { eventId, phaseIndex } = await ranked(fixture)
      return { eventId, phaseIndex }
    },
    'get-player-scores': async fixture => {
      const { eventId, phaseIndex } = await ranked(fixture)
      return { eventId, phaseIndex }
    },
    'get-proof': async fixture => ({ eventId: (await ranked(fixture)).eventId }),
    'get-proof-bundle': async fixture => {
      const { eventId, userId } = await ranked(fixture)
      return { eventId, block: Math.floor(userId / 1000) }
    },
    'get-event-results': async fixture => ({ eventId: (await ranked(fixture)).eventId }),
  }),
  ...signedIn({
    'get-projected-rank': projected,
    'get-rank-history': async fixture => ({ eventId: (await ranked(fixture)).eventId }),
  }),
  ...owner({
    'get-receipt': async fixture => {
      const { eventId, phaseIndex } = await ranked(fixture)
      return { eventId, phaseIndex }
    },
  }),
  ...admins({
    'get-winners': async fixture => {
      const { eventId, eventRewardId } = await rewarded(fixture)
      return { eventId, eventRewardId, handedOut: false, phrase: 'user' }
    },
    'export-winners': async fixture => ({ eventId: (await rewarded(fixture)).eventId }),
    'hand-out-reward': async fixture => {
      const { userId, ...reward } = await rewarded(fixture)
      return { ...reward, userIds: [userId], handedOut: true }
    },
    'close-handout': async fixture => {
      const { db } = fixture.testApp
      const { eventId, eventRewardId, userId } = await rewarded(fixture)
      const admin = await db
        .selectFrom('account')
        .where('role', '=', 'admin')
        .select('id')
        .limit(1)
        .executeTakeFirstOrThrow()
      await db
        .insertInto('reward_handout')
        .values({
          event_id: eventId,
          event_reward_id: eventRewardId,
          user_id: userId,
          amount: 6,
          handed_out_by: admin.id,
        })
        .execute()
      return { eventId, eventRewardId, userIds: [userId] }
    },
  }),
  ...organisers({
    'get-phase-maps': async fixture => ({ eventId: (await ranked(fixture)).eventId }),
    'update-phase-maps': async fixture => {
      const { event_id: eventId, maps } = await uploaded(fixture)
      return { eventId, maps: [{ id: maps[0]?.id ?? 0, state: 'in' }], dryRun: true }
    },
    'lower-phase-goal': async fixture => ({
      eventId: (await ranked(fixture)).eventId,
      index: 1,
      points: 0,
      dryRun: true,
    }),
    'get-score-uploads': async fixture => ({ eventId: (await ranked(fixture)).eventId }),
    'get-event-work': async fixture => {
      const { eventId } = await ranked(fixture)
      await saveFailure(fixture.testApp.db, { eventId, kind: 'ranking' }, 'no room')
      return { eventId }
    },
    'get-score-upload': async fixture => ({ id: (await uploaded(fixture)).id }),
    'get-score-file': async fixture => {
      const { db } = fixture.testApp
      const { id, maps: _maps, ...upload } = await uploaded(fixture)
      const file = { ...upload, part: 0, gzip: gzipSync('phase,steamId,keyplayId,count\n') }
      await db
        .insertInto('score_file')
        .values(file)
        .onConflict(conflict => conflict.doNothing())
        .execute()
      return { id, part: 0, file: 0 }
    },
    'get-past-scores': async fixture => {
      const { eventId, phaseIndex } = await ranked(fixture)
      return { eventId, phaseIndex }
    },
    'propose-goals': async fixture => {
      const { eventId, phaseIndex } = await ranked(fixture)
      return { eventId, phaseIndex }
    },
    'restore-upload': async fixture => ({ id: (await uploaded(fixture)).id, undo: false, dryRun: false }),
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
      return { eventId, type: 'kill', phaseIndex: 1, mode: 'replace', dryRun: true, skipUnknown: false, file }
    },
  }),
}
