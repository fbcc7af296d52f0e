import pg from 'pg'

const [url = '', plan] = process.argv.slice(2)
const c = new pg.Client({ connectionString: url })
await c.connect()
await c.query('set max_parallel_workers_per_gather=0; set jit=off')
const parts =
  'name_parts(lower(username), 1) @> name_parts(lower($1::text), least(3, length(lower($1::text))))'
const N = Number(process.env.N ?? 20000)
const named = `select id from account a where ${parts} and username ilike '%'||$1||'%'`
const q: Record<string, string> = {
  count: `select count(*) from (select 1 from account a where ${parts} limit ${N + 1}) x`,
  index: `with named as materialized (${named} limit ${N + 1}),
    ranked as (select positions[place + 1] as position, block * 64 + place as id
      from (select id / 64 as block, array_agg(id % 64) as places from named where (select count(*) from named) <= ${N} group by 1) b
      cross join lateral (select positions from standing_place where event_id = 1 and generation = 1 and block = b.block offset 0) p
      cross join lateral unnest(places) place where positions[place + 1] is not null order by 1 limit 501)
    select (select count(*) from named)::int as n, array(select id from ranked order by position) as users`,
  walk: `select id from standing_page s cross join lateral (
      select a.id, place from unnest(s.users) with ordinality u(user_id, place) join account a on a.id = u.user_id where username ilike '%'||$1||'%' offset 0) f
    where event_id = 1 and generation = 1 order by page, place limit 501`,
}
for (const name of Object.keys(q)) {
  if (plan === name)
    for (const p of ['pro', 'ha', 'xj'])
      console.log(
        p,
        (await c.query(`explain (analyze, buffers) ${q[name]!.replaceAll('$1', `'${p}'`)}`)).rows
          .map(r => r['QUERY PLAN'])
          .join('\n'),
      )
}
if (!plan)
  for (const p of 'pro a 1 ha 77 123 hag _77 abc 2001 xj x q'.split(' ')) {
    const out: string[] = []
    for (const name of Object.keys(q)) {
      if (name === 'walk' && ['q', 'xj', 'x', '2001', 'abc'].includes(p)) continue
      const times: number[] = []
      let n: unknown
      for (let r = 0; r < 4; r++) {
        const s = performance.now()
        const { rows } = await c.query(q[name]!, [p])
        times.push(performance.now() - s)
        n = rows[0]?.n ?? rows[0]?.count ?? rows.length
      }
      times.sort((a, b) => a - b)
      out.push(`${name} ${times[1]!.toFixed(1)} (${n})`)
    }
    console.log(p.padEnd(5), out.join('   '))
  }
await c.end()
