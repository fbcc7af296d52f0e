import { expect } from 'vitest'
import { deckOf } from '../../../test/calls/deck-calls.ts'
import { draftOf } from '../../../test/calls/draft-calls.ts'
import { type Fixtures, it } from '../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import { insertDraft } from '../../../test/fixtures/insert-users.ts'
import { deleteOldDrafts } from './draft-queries.ts'

const next = { open: 120, lock: 180 }

/** A user who plays the open phase 1 and plans phase 2. */
async function planPhaseTwo({ db, newUser }: Pick<Fixtures, 'db' | 'newUser'>) {
  const { eventId, players } = await insertTestEvent(db, [{ open: -1, lock: 60 }, next])
  const user = await newUser()
  const [first = 0, second = 0, third = 0] = players
  await deckOf(user, eventId).add(first)
  return { user, eventId, draft: draftOf(user, eventId, 2), first, second, third }
}

/** A user with a draft of a phase that has opened. */
async function openDrafted({ db, newUser }: Pick<Fixtures, 'db' | 'newUser'>) {
  const { eventId, players } = await insertTestEvent(db, [{ open: -1, lock: 60 }])
  const user = await newUser()
  const [first = 0, second = 0] = players
  const cards = [first, second].map(playerId => ({ playerId, keyplays: [1], perks: [] }))
  await insertDraft(db, { userId: user.id, eventId, phaseIndex: 1 }, cards)
  return { user, eventId, deck: deckOf(user, eventId), draft: draftOf(user, eventId, 1), first, second }
}

const takeOut = ({ db }: Pick<Fixtures, 'db'>, eventId: number, playerId: number) =>
  db.deleteFrom('phase_player').where('event_id', '=', eventId).where('player_id', '=', playerId).execute()

it('a draft of the next phase is saved as a whole and answered to its user alone (rulebook 4.23)', async ({
  db,
  newUser,
  admin,
}) => {
  const { user, eventId, draft, first, second } = await planPhaseTwo({ db, newUser })
  expect(await draft.save(0, [second, 1, 2], [first])).toMatchObject({ status: 200, body: { version: 1 } })
  expect(await draft.read()).toMatchObject({ version: 1, players: [second, first], keyplays: [[1, 2], []] })
  expect(await draft.read(admin)).toBeUndefined()
  expect(await draft.read(await newUser())).toBeUndefined()
  expect(await deckOf(user, eventId, 2).players()).toEqual([])
})

it('of two tabs with the same version one is refused, so that nothing is overwritten unseen (rulebook 4.23)', async ({
  db,
  newUser,
}) => {
  const { draft, first, second, third } = await planPhaseTwo({ db, newUser })
  expect((await draft.save(7, [first])).body.rule, 'there is none to replace').toBe('DECK_CHANGED')
  await draft.save(0, [first])
  const answers = await Promise.all([draft.save(1, [first], [second]), draft.save(1, [first], [third])])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.rule).toBe('DECK_CHANGED')
  expect(await draft.read()).toMatchObject({ version: 2 })
})

it('a draft is refused for any phase but the next, with cards that do not fit, and for whom it is too late (rulebook 4.23)', async ({
  db,
  newUser,
}) => {
  const { user, eventId, draft, first } = await planPhaseTwo({ db, newUser })
  expect((await draftOf(user, eventId, 1).save(0, [first])).body.rule).toBe('DRAFT_CLOSED')
  expect((await draft.save(0, [2_000_000])).body.rule).toBe('PLAYER_NOT_IN_PHASE')
  expect((await draft.save(0, [first, 1, 2, 3, 4])).body.rule).toBe('KEYPLAYS_FULL')
  const { eventId: locked, players } = await insertTestEvent(db, [{ open: -9, lock: -5 }, next])
  const late = draftOf(await newUser(), locked, 2)
  expect((await late.save(0, [players[0] ?? 0])).body.rule).toBe('JOIN_TOO_LATE')
})

it('a card whose player was taken out does not keep the others from changing (rulebook 4.23)', async ({
  db,
  newUser,
}) => {
  const { eventId, draft, first, second, third } = await planPhaseTwo({ db, newUser })
  await draft.save(0, [second], [first])
  await takeOut({ db }, eventId, second)
  expect((await draft.save(1, [second], [first], [third])).status).toBe(200)
  expect(await draft.read()).toMatchObject({ players: [second, first, third] })
})

it('one call makes the draft the deck, and names what no longer fits (rulebook 4.24)', async ({
  db,
  newUser,
}) => {
  const { eventId, deck, draft, first, second } = await openDrafted({ db, newUser })
  await takeOut({ db }, eventId, second)
  const { status, body } = await draft.use()
  expect(status).toBe(200)
  expect(body).toMatchObject({ version: 1, left: [{ playerId: second, keyplayId: null }] })
  expect(await deck.players()).toEqual([first])
})

it('of two taps at once one makes the deck, and the other changes nothing (rulebook 4.24)', async ({
  db,
  newUser,
}) => {
  const { deck, draft, first, second } = await openDrafted({ db, newUser })
  const answers = await Promise.all([draft.use(), draft.use()])
  expect(answers.map(({ body }) => body.rule)).toContain('DECK_CHANGED')
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await deck.players()).toEqual([first, second])
})

it('cards that are in the deck are replaced only if the call names them (rulebook 4.24)', async ({
  db,
  newUser,
}) => {
  const { deck, draft, first, second } = await openDrafted({ db, newUser })
  await deck.add(second)
  expect((await draft.use()).body.rule).toBe('DECK_CHANGED')
  expect(await deck.players()).toEqual([second])
  expect((await draft.use(second)).status).toBe(200)
  expect(await deck.players()).toEqual([first, second])
})

it('after the lock a draft is not used, not answered, and deleted (rulebook 4.23, 4.24)', async ({
  db,
  newUser,
}) => {
  const { user, eventId, deck, draft, second } = await openDrafted({ db, newUser })
  await deck.add(second)
  await db
    .updateTable('phase')
    .set({ lock: new Date(Date.now() - 1000) })
    .where('event_id', '=', eventId)
    .execute()
  expect((await draft.use(second)).body.rule).toBe('PHASE_NOT_OPEN')
  expect(await deck.players()).toEqual([second])
  expect(await draft.read()).toBeUndefined()
  await deleteOldDrafts(db)
  const kept = await db.selectFrom('draft_deck').where('user_id', '=', user.id).selectAll().execute()
  expect(kept).toEqual([])
})

it('without a draft there is nothing to use (rulebook 4.24)', async ({ db, newUser }) => {
  const { eventId } = await insertTestEvent(db, [{ open: -1, lock: 60 }])
  expect((await draftOf(await newUser(), eventId, 1).use()).body.rule).toBe('DRAFT_NOT_FOUND')
})
