import { sql } from 'kysely'
import type { Db } from '../../src/ground/db/db.ts'
import { parentsFirst } from '../../src/ground/db/parents-first.ts'

type Column = {
  table: string
  column: string
  type: string
  bits: number
  nullable: boolean
  references: boolean
}

/** Values for columns where the next number, or a text with it, would break a rule of the table. `n` is the row, from 1. */
const special: Readonly<Record<string, string>> = {
  phase_index: '1',
  index: '1',
  'account.role': `'user'`,
  'clan_member.role': '1',
  'league_member.role': '1',
  'league.format': `'table'`,
  'league.scope': `'event'`,
  'league.visibility': `'private'`,
  'league.entry': `'open'`,
  'private_event.entry': `'open'`,
  'player.role_id': 'n',
  'player.style_id': 'n',
  'event_participant.state': `'in'`,
  'friendship.status': 'n % 2',
  'friendship.recipient_id': 'n % $rows + 1',
  'match.away_team_id': 'n % $rows + 1',
  'match.status': `'scheduled'`,
  'match.best_of': '3',
  'calendar_entry.kind': `'open'`,
  'event.final_after_hours': '24',
  'event_reward.type': '1',
  'score_upload.counts': `'[]'::jsonb`,
  'score_upload.maps': `'[]'::jsonb`,
  'score_upload.files': `'[]'::jsonb`,
  'score_upload.step': `'replace'`,
  'score_map.origin': `'file'`,
  'perk.rarity': 'n % 11 + 1',
  'proof_block.decks': '0',
  'picture.kind': `'team'`,
  'mail_link.purpose': `'confirm'`,
  'delivery.outcome': `'sent'`,
  'session.scopes': `'{read}'::text[]`,
  'phase_player.news': `'out'`,
  'talk.league_id': 'n',
  'webhook.event_id': 'n',
  'webhook.form': `'standard'`,
  'webhook.off_reason': `'user'`,
  'webhook_message.outcome': `'delivered'`,
  blocked_id: 'n % $rows + 1',
  steam_id: 'n::text',
  country: `'pl'`,
  'deck.cards': `jsonb_build_array(jsonb_build_object('playerId', n, 'keyplays', '[1]'::jsonb, 'perks', '[]'::jsonb))`,
  'draft_deck.cards': `'[]'::jsonb`,
  cells: 'array(select 100 * n + i from generate_series(1, 15) i)',
  weights: 'array(select i from generate_series(1, 15) i)',
  mults: 'array(select 10000 from generate_series(1, 5))',
}
const ofKind = `'kill'`
const kinds: Readonly<Record<string, string>> = {
  'score_upload.type': ofKind,
  'score_map.type': ofKind,
  'keyplay_count.type': ofKind,
  'phase_upload.type': ofKind,
  'keyplay.type': ofKind,
  'perk.keyplay_type': ofKind,
}
const ofType: Readonly<Record<string, string>> = {
  text: `'text_' || n`,
  bool: 'n % 2 = 0',
  date: `date '2000-01-01'`,
  timestamptz: `now() - n * interval '1 minute'`,
  jsonb: `'{}'::jsonb`,
  _text: `'{}'::text[]`,
  _int4: `'{1}'::int[]`,
  _int8: `'{1}'::bigint[]`,
  _numeric: `'{1}'::numeric[]`,
  numeric: 'n % 100',
  uuid: 'gen_random_uuid()',
}

const valueFor = ({ table, column, type, bits }: Column, rows: number): string => {
  const key = `${table}.${column}`
  if (type === 'bit') return `repeat('0', ${bits})::bit(${bits})`
  if (type === 'bytea') return `''::bytea`
  const value = kinds[key] ?? special[key] ?? special[column] ?? ofType[type] ?? 'n'
  return value.replaceAll('$rows', String(rows))
}

/** Fills every table, of any version of the schema, with this many rows; returns how many each has. */
export async function fillTables(db: Db, rows: number): Promise<Map<string, number>> {
  const tables = Map.groupBy(await listColumns(db), ({ table }) => table)
  const references = await listReferences(db)
  const parentsOf = (table: string) =>
    references.filter(({ from, to }) => from === table && to !== table).map(({ to }) => to)
  const ordered = parentsFirst([...tables.keys()].map(table => ({ table, parents: parentsOf(table) })))
  for (const { table } of ordered) await fill(db, table, tables.get(table) ?? [], rows)
  return countRows(db)
}

/** The references between tables. */
async function listReferences(db: Db): Promise<{ from: string; to: string }[]> {
  const { rows } = await sql<{ from: string; to: string }>`
    select f.relname as from, t.relname as to from pg_constraint c
    join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace`.execute(db)
  return rows
}

async function fill(db: Db, table: string, columns: readonly Column[], rows: number): Promise<void> {
  const isWritten = ({ column, nullable, references }: Column) =>
    !(nullable && references) || `${table}.${column}` in special
  const written = columns.filter(isWritten)
  const names = written.map(({ column }) => `"${column}"`).join(', ')
  const values = written.map(column => valueFor(column, rows)).join(', ')
  // Rows that triggers wrote because of other tables stay as they are.
  await sql
    .raw(
      `insert into "${table}" (${names}) select ${values} from generate_series(1, ${rows}) n
        where not exists (select from "${table}")`,
    )
    .execute(db)
}

/** Counts the rows of every table. */
export async function countRows(db: Db): Promise<Map<string, number>> {
  const tables = new Set((await listColumns(db)).map(({ table }) => table))
  const counts = new Map<string, number>()
  for (const table of tables) {
    const { rows } = await sql<{ n: number }>`select count(*)::int n from ${sql.table(table)}`.execute(db)
    counts.set(table, rows[0]?.n ?? 0)
  }
  return counts
}

/** Columns that are not numbered or computed by the database itself. */
async function listColumns(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select t.relname as table, a.attname as column, y.typname as type, a.atttypmod as bits, not a.attnotnull as nullable,
      exists (select from pg_constraint c where c.conrelid = t.oid and c.contype = 'f' and a.attnum = any(c.conkey)) as references
    from pg_attribute a join pg_class t on t.oid = a.attrelid join pg_type y on y.oid = a.atttypid
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and t.relname !~ '^kysely_'
      and a.attnum > 0 and not a.attisdropped and a.attidentity = '' and a.attgenerated = ''
    order by t.relname, a.attnum`.execute(db)
  return rows
}
