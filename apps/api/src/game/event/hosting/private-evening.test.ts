import { expect } from 'vitest'
import {
  ageCounts,
  rankAndNotify,
  resultsInBell,
  uploadCounts as uploadPlayers,
} from '../../../../test/calls/corrections.ts'
import { deckOf } from '../../../../test/calls/deck-calls.ts'
import { notificationsOf } from '../../../../test/calls/social-calls.ts'
import { itConfigures as it } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { uploadCounts } from '../../../../test/fixtures/played-event.ts'
import { getProgress } from '../../../ground/progress/progress.ts'
import { notifyOfPhases } from '../../notification/notify-of-phases.ts'
import { rankEvent } from '../../score/publish/rank-event.ts'
import { saveParticipant } from '../circle/participant-queries.ts'
import { insertPrivateEvent } from '../circle/private-event-queries.ts'

it('an evening of a private event is played like any other, its owner sees who has a deck, its circle is notified, a correction has its reason, and nobody gets points or XP (rulebook 17.4, 30.1, 30.2, 30.4, 30.5)', async ({
  db,
  newUser,
}) => {
  const [owner, friend, stranger] = [await newUser(), await newUser(), await newUser()]
  const { eventId, players } = await insertTestEvent(db, [{ open: -90, lock: 60, points: 1 }], {
    public: false,
  })
  await insertPrivateEvent(db, { eventId, ownerId: owner.id, code: 'EVENING1', entry: 'open' })
  for (const { id } of [owner, friend]) await saveParticipant(db, { eventId, userId: id }, 'in')
  const [player = 0] = players
  type Circle = { participants: { username: string; hasDeck: boolean | null }[] }
  const decks = async () => {
    const answers = [owner, friend].map(asker =>
      asker.call<Circle>(`/api/clutchdeck/get-participants?eventId=${eventId}`),
    )
    const [owners, friends] = (await Promise.all(answers)).map(({ body }) => body.participants)
    expect(friends?.map(({ hasDeck }) => hasDeck)).toEqual([null, null])
    return new Map(owners?.map(({ username, hasDeck }) => [username, hasDeck]))
  }
  for (const user of [owner, friend]) {
    expect((await decks()).get(user.username), 'before the first card').toBe(false)
    expect((await deckOf(user, eventId).add(player)).status).toBe(200)
    expect((await decks()).get(user.username), 'with a card').toBe(true)
    expect((await deckOf(user, eventId).addKeyplay(player, 1)).status).toBe(200)
  }
  expect((await deckOf(stranger, eventId).add(player)).status).toBe(404)
  await db
    .updateTable('phase')
    .set({ lock: new Date(Date.now() - 60_000) })
    .where('event_id', '=', eventId)
    .execute()
  expect([...(await decks()).values()], 'no phase is open').toEqual([null, null])
  await rankEvent(db, eventId)
  const { steam_id } = await db
    .selectFrom('player')
    .where('id', '=', player)
    .select('steam_id')
    .executeTakeFirstOrThrow()
  await uploadCounts(owner, eventId, [`1,${steam_id},1,9`])
  await rankEvent(db, eventId)
  await notifyOfPhases(db, eventId)
  type Scores = { scores: { username: string; rank: number }[] }
  const { body } = await friend.call<Scores>(`/api/clutchdeck/get-event-scores?eventId=${eventId}`)
  expect(body.scores.map(({ rank }) => rank)).toEqual([1, 1])
  const kinds = (await notificationsOf(friend)).notifications.map(({ kind }) => kind)
  expect(kinds).toContain('phase_result')

  await ageCounts(db, eventId, 25)
  const corrected = { eventId, counts: [[players[1] ?? 0, 2]] as const }
  const refused = await uploadPlayers(db, owner, corrected)
  expect([refused.status, refused.body.rule]).toEqual([400, 'CORRECTION_REASON'])
  const explained = { ...corrected, reason: 'A map of the warm-up was counted.' }
  expect((await uploadPlayers(db, owner, explained)).status).toBe(200)
  await rankAndNotify(db, eventId)
  const [correction] = await resultsInBell(friend)
  expect(correction).toMatchObject({ kind: 'result_corrected', facts: { reason: explained.reason } })
  expect(await getProgress(db, friend.id)).toMatchObject({ points: 0, xp: 0, badges: [], results: [] })
})
