// Why there are batches: at a deadline thousands of calls come at once, and a statement for ten costs Postgres a sixth of ten statements.

import { type Expression, sql } from 'kysely'
import type { Db } from './db.ts'
import { isUnavailable } from './postgres-error.ts'
import { type Given, prepareStatement } from './prepare-statement.ts'

/** Texts and whole numbers; null for no value. */
export type BatchValues = Record<string, number | string | null>
/** Makes the query for values; each value is a column. */
type Select<Values extends BatchValues, Row> = (db: Db, given: Given<Values>) => Expression<Row>
type Asked<Values, Row> = {
  values: Values
  resolve(row: Row | undefined): void
  reject(error: unknown): void
}

/** The most values in one statement: with more, calls would wait although another connection is free. */
const mostAtOnce = 10

/**
 * Makes a function that finds one row, or none, by values; `texts` names those that are texts. All lookups in one turn of the
 * event loop go into one statement, as one more row costs both sides less than one more statement (docs/decisions/batches.md).
 * If such a statement fails, each lookup is run alone, so that a failing one does not affect the others.
 */
export function prepareBatch<Values extends BatchValues, Row extends object>(
  texts: readonly (keyof Values)[],
  select: Select<Values, Row>,
): (db: Db, values: Values) => Promise<Row | undefined> {
  const run = prepareRows(texts, select)
  const waitingFor = new WeakMap<Db, Asked<Values, Row>[]>()
  async function answer(db: Db, asked: readonly Asked<Values, Row>[]): Promise<void> {
    try {
      const rows = await run(db, columnsOf(asked.map(({ values }) => values)))
      const found = new Map(rows.map(({ place, ...row }) => [place, row as Row]))
      for (const [at, { resolve }] of asked.entries()) resolve(found.get(at + 1))
    } catch (error) {
      if (asked.length === 1 || isUnavailable(error)) for (const { reject } of asked) reject(error)
      else for (const each of asked) answer(db, [each])
    }
  }
  return (db, values) =>
    new Promise((resolve, reject) => {
      const waiting = waitingFor.get(db) ?? []
      waitingFor.set(db, waiting)
      waiting.push({ values, resolve, reject })
      if (waiting.length > 1) return
      setImmediate(() => {
        while (waiting.length > 0) answer(db, waiting.splice(0, mostAtOnce))
      })
    })
}

type Columns<Values extends BatchValues> = { [Name in keyof Values]: Values[Name][] }

const columnsOf = <Values extends BatchValues>(all: readonly Values[]): Columns<Values> =>
  Object.fromEntries(
    Object.keys(all[0] ?? {}).map(name => [name, all.map(values => values[name])]),
  ) as Columns<Values>

/** Makes the statement itself: it takes a list of values per name, and returns rows with the position of their values, from 1. */
function prepareRows<Values extends BatchValues, Row extends object>(
  texts: readonly (keyof Values)[],
  select: Select<Values, Row>,
) {
  return prepareStatement((db: Db, columns: Given<Columns<Values>>) => {
    const names = Object.keys(columns)
    // Hide the length of the lists from the planner, which would otherwise plan the statement each time.
    const arrays = names.map(
      name => sql`(select ${columns[name]}::${sql.raw(texts.includes(name) ? 'text' : 'int')}[])`,
    )
    const given = Object.fromEntries(names.map(name => [name, sql.ref(`q.${name}`)])) as Given<Values>
    // The limit keeps the planner from joining all values at once, for which it might read whole tables.
    return sql<Row & { place: number }>`select q.place::int, r.*
      from unnest(${sql.join(arrays)}) with ordinality as q(${sql.join([...names, 'place'].map(name => sql.ref(name)))}),
        lateral (select * from ${select(db, given)} s limit 1) r`
  })
}
