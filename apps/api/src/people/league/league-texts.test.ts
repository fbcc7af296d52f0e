import { expect } from 'vitest'
import { type LeagueOutputs, makeTestLeague, readSocial } from '../../../test/calls/league-calls.ts'
import { socialAs } from '../../../test/calls/social-calls.ts'
import { itIsSocial as it } from '../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import type { TestUser } from '../../../test/fixtures/test-app.ts'
import { eraseAccounts } from '../account/erasure/erase-accounts.ts'

type Export = { data: { leagueTexts: object[] } }

it('prize and note are the owner’s: in the league and the invitation, in the copy of all data, gone when erased (rulebook 19.35)', async ({
  db,
  newPair,
}) => {
  const [owner, member] = await newPair()
  const { eventId } = await insertTestEvent(db, [{ open: -10, lock: 60, points: 1 }])
  const league = await makeTestLeague(owner, { scope: { eventId }, prize: ' A pizza ' }, [member])
  const update = async (user: TestUser, data: object) => {
    const { status, body } = await socialAs(user)('update-league', { leagueId: league.id, data })
    return [status, (body as { rule?: string }).rule]
  }
  const texts = async () => {
    const shown = await readSocial<LeagueOutputs['getLeague']>(member, 'get-league', { leagueId: league.id })
    return [shown.league.prize, shown.league.note]
  }
  expect(await texts()).toEqual(['A pizza', ''])
  expect(await update(member, { note: 'Mine' })).toEqual([403, 'LEAGUE_RIGHTS'])
  expect(await update(owner, { note: 'a'.repeat(201) })).toEqual([400, 'LEAGUE_TEXT_LENGTH'])
  expect(await update(owner, { note: 'Be kind' })).toEqual([200, undefined])
  expect(await texts()).toEqual(['A pizza', 'Be kind'])
  const preview = await readSocial<LeagueOutputs['getLeaguePreview']>(member, 'get-league-preview', {
    code: league.code,
  })
  expect(preview.league).toMatchObject({ prize: 'A pizza', note: 'Be kind' })
  const { body } = await owner.call<Export>('/api/auth/export-data')
  expect(body.data.leagueTexts).toEqual([{ name: 'The Office', prize: 'A pizza', note: 'Be kind' }])
  await db
    .updateTable('account')
    .set({ deletion_requested_at: new Date(Date.now() - 15 * 86_400_000) })
    .where('id', '=', owner.id)
    .execute()
  await eraseAccounts(db)
  expect(await texts()).toEqual(['', ''])
})
