import { keyplays } from '@game/domain'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { type Fixtures, it } from '../../../../test/fixtures/fixtures.ts'
import { seedCatalogue } from './seed-catalogue.ts'

const tables = ['role', 'style', 'map', 'keyplay', 'perk', 'sleeve', 'reward'] as const

async function dump({ db }: Pick<Fixtures, 'db'>): Promise<unknown> {
  const contents = await Promise.all(
    tables.map(table => db.selectFrom(table).selectAll().orderBy('id').execute()),
  )
  const { rows } = await sql`select last_value from role_id_seq`.execute(db)
  return { contents, rows }
}

it('has every kind of the catalogue (rulebook 11.30)', async ({ db }) => {
  const counts = await Promise.all(tables.map(table => db.selectFrom(table).select('id').execute()))
  expect(counts.map(rows => rows.length)).toEqual([3, 2, 12, keyplays.length, 28, 8, 6])
})

it('has the eight sleeves in the words and with the multipliers of rulebook 5.1', async ({ db }) => {
  const sleeves = await db.selectFrom('sleeve').selectAll().orderBy('id').execute()
  const listed = sleeves.map(
    ({ name, description, mult }) => `${name}: ${description.split('. ')[0]} (${mult})`,
  )
  expect(listed).toEqual([
    'Operational Brain: 3x IGL (3)',
    'Chemistry: 5x same nationality (1.5)',
    'Balanced: 1 IGL, 1 AWP, 3 RIFLER (1.5)',
    'Rush B: 5x aggressive (1.5)',
    'Retake Masters: 5x passive (1.5)',
    'Experience: 2x aged over 30 (1.5)',
    'Youngsters: 3x aged under 20 (1.25)',
    'Fire Power: 2x AWP and 3 RIFLER (1.25)',
  ])
})

it('has perks of every rarity, some for one type of keyplay, each description naming its multiplier', async ({
  db,
}) => {
  const perks = await db.selectFrom('perk').selectAll().execute()
  expect(new Set(perks.map(perk => perk.rarity)).size).toBe(11)
  expect(new Set(perks.map(perk => perk.keyplay_type))).toEqual(new Set([null, 'kill', 'match', 'utility']))
  for (const perk of perks) expect(perk.description).toContain(`x${perk.mult}`)
  expect(Math.max(...perks.map(perk => perk.mult))).toBe(1.5)
})

it('has Polish texts of every keyplay, perk and sleeve, each description naming its multiplier (rulebook 11.37)', async ({
  db,
}) => {
  for (const table of ['keyplay', 'perk', 'sleeve'] as const) {
    const names = await db.selectFrom(table).select('name_pl').execute()
    expect(names.every(({ name_pl }) => name_pl)).toBe(true)
    expect(new Set(names.map(({ name_pl }) => name_pl)).size).toBe(names.length)
  }
  const perks = await db.selectFrom('perk').selectAll().execute()
  for (const perk of perks) expect(perk.description_pl).toContain(`×${String(perk.mult).replace('.', ',')}`)
})

it('gives Polish texts to a game from before them, but not to what an admin has renamed or emptied', async ({
  db,
}) => {
  const set = (id: number, texts: object) =>
    db.updateTable('sleeve').set(texts).where('id', '=', id).execute()
  await set(2, { name_pl: null, description_pl: null })
  await set(3, { name: 'Even', name_pl: null, description_pl: null })
  await set(4, { name_pl: '', description_pl: '' })
  await seedCatalogue(db)
  const rows = await db
    .selectFrom('sleeve')
    .select('name_pl')
    .where('id', 'in', [2, 3, 4])
    .orderBy('id')
    .execute()
  expect(rows.map(({ name_pl }) => name_pl)).toEqual(['Chemia', null, ''])
})

it('changes nothing when it runs again, not even what an admin has renamed', async ({ db }) => {
  await db.updateTable('sleeve').set({ name: 'Big Brain', mult: 2 }).where('id', '=', 1).execute()
  const before = await dump({ db })
  await seedCatalogue(db)
  expect(await dump({ db })).toEqual(before)
})

it('leaves the next free id to what an admin adds', async ({ db }) => {
  const added = await db
    .insertInto('role')
    .values({ name: 'COACH', description: 'Shouts.' })
    .returning('id')
    .execute()
  expect(added).toEqual([{ id: 4 }])
})
