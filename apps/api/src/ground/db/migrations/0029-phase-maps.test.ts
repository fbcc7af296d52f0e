import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmptyDatabase } from '../../../../test/database/empty-database.ts'
import { listUploads } from '../../../game/score/proof/upload-queries.ts'
import { getMapCounts, listSets } from '../../../game/score/save/phase-map-queries.ts'
import { saveEntries } from '../../../game/score-source/reading/save-entries.ts'
import type { Database } from '../db.ts'
import { migrate } from '../open/open-database.ts'

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ database, drop } = await openEmptyDatabase())
})
afterAll(() => drop())

const before = `
insert into account (username, name, password_hash) values ('organiser', 'o', '-');
insert into event (name) values ('Cup');
insert into phase (event_id, index, name, open, lock, points, mult) values
  (1, 1, 'one', now() - interval '9 days', now() - interval '8 days', 10, 1),
  (1, 2, 'two', now() - interval '7 days', now() - interval '6 days', 10, 1);
insert into player (steam_id, name, country, birth, role_id, style_id)
  select '7656119' || n, 'p', 'pl', '2000-01-01', (select min(id) from role), (select min(id) from style)
  from generate_series(1, 2) n;
insert into score_upload (event_id, type, layout, phases, file_name, rows, checksum, uncounted, counts, account_id, restored_from, from_source)
  values (1, 'kill', 'kill feed', '{1,2}', 'a.csv', 30, 'aa', '{5}', '[{"phase":1,"playerId":1,"keyplayId":1,"count":3},{"phase":2,"playerId":2,"keyplayId":1,"count":4}]', 1, null, false),
    (1, 'kill', 'server log', '{2}', 'Server 1', 9, 'bb', '{}', '[{"phase":2,"playerId":2,"keyplayId":1,"count":8}]', 1, null, true),
    (1, 'kill', 'kill feed', '{1}', 'a.csv', 30, 'aa', '{5}', '[{"phase":1,"playerId":1,"keyplayId":1,"count":3}]', 1, 1, false);
insert into score_file (event_id, checksum, part, gzip) values (1, 'aa', 0, 'x');
insert into phase_upload (event_id, phase_index, type, upload_id) values (1, 1, 'kill', 3), (1, 2, 'kill', 2);
insert into keyplay_count (event_id, phase_index, type, player_id, keyplay_id, count) values (1, 1, 'kill', 1, 1, 3), (1, 2, 'kill', 2, 1, 8)`

test('each former upload becomes one map per phase with the counts of its whole file; nothing is recounted or lost', async () => {
  const { db } = database
  await migrate(db, '0028-decks-alone')
  await sql`insert into role (name, description) values ('r', '')`.execute(db)
  await sql`insert into style (name, description) values ('s', '')`.execute(db)
  for (const statement of before.split(';\n')) await sql.raw(statement).execute(db)
  const counts = () => db.selectFrom('keyplay_count').selectAll().orderBy('phase_index').execute()
  const old = await counts()
  await migrate(db)
  expect(await counts()).toEqual(old)
  const sets = await listSets(db, 1)
  expect(
    sets.map(({ phase, maps }) => [
      phase,
      maps.map(({ map, state }) => [map.origin, map.whole, map.sourceName, state]),
    ]),
  ).toEqual([
    [1, [['file', true, 'a.csv', 'in']]],
    [2, [['server', true, 'Server 1', 'in']]],
  ])
  const ids = sets.flatMap(({ maps }) => maps.map(({ map }) => map.id))
  const kept = await getMapCounts(db, ids)
  expect(ids.map(id => kept.get(id))).toEqual([
    [{ playerId: 1, keyplayId: 1, count: 3 }],
    [{ playerId: 2, keyplayId: 1, count: 8 }],
  ])
  expect(
    (await listUploads(db, 1)).map(({ number, step, files }) => [number, step, files[0]?.parts]),
  ).toEqual([
    [3, 'restore', 1],
    [2, 'server', undefined],
    [1, 'replace', 1],
  ])
  const [first] = await listSets(db, 1, 2)
  expect(first?.maps).toMatchObject([{ map: { phase: 1, whole: true }, state: 'in' }])
})

test('the sum of the maps of servers stays while the servers have no map that is read (rulebook 16.4)', async () => {
  const { db } = database
  await saveEntries(db, 1)
  expect((await listSets(db, 1)).map(({ maps }) => maps.length)).toEqual([1, 1])
})
