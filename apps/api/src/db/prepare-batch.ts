// Why there are batches: at a deadline thousands ask at once, and a statement for ten costs Postgres a sixth of ten statements.

import { type Expression, sql } from 'kysely'
import type { Db } from './db.ts'
import { isUnavailable } from './postgres-error.ts'
import { type Given, prepareStatement } from './prepare-statement.ts'

/** Texts and whole numbers; null where there is none. */
export type BatchValues = Record<string, number | string | null>
/** What is selected for values, of which each is a column. */
type Select<Values extends BatchValues, Row> = (db: Db, given: Given<Values>) => Expression<Row>
type Asked<Values, Row> = {
  values: Values
  resolve(row: Row | undefined): void
  reject(error: unknown): void
}

/** Values that one statement is given at most: more would keep those who ask waiting while another connection is free. */
const mostAtOnce = 10

/**
 * Makes a statement that finds a row, or none, by values; `texts` names those that are texts. What is asked of a database in one turn of the
 * event loop is asked in one statement, as one more row costs both sides less than one more statement (docs/decisions/batches.md).
 * Where such a statement fails each is asked alone, so that what cannot be answered harms nobody else.
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

/** Makes the statement itself: it is given the values of each name, and answers rows with the places of their values, from 1 on. */
function prepareRows<Values extends BatchValues, Row extends object>(
  texts: readonly (keyof Values)[],
  select: Select<Values, Row>,
) {
  return prepareStatement((db: Db, columns: Given<Columns<Values>>) => {
    const names = Object.keys(columns)
    // Were the planner to see how many there are, it would plan the statement anew each time.
    const arrays = names.map(
      name => sql`(select ${columns[name]}::${sql.raw(texts.includes(name) ? 'text' : 'int')}[])`,
    )
    const given = Object.fromEntries(names.map(name => [name, sql.ref(`q.${name}`)])) as Given<Values>
    // The limit keeps it from joining all values at once, for which it might read whole tables.
    return sql<Row & { place: number }>`select q.place::int, r.*
      from unnest(${sql.join(arrays)}) with ordinality as q(${sql.join([...names, 'place'].map(name => sql.ref(name)))}),
        lateral (select * from ${select(db, given)} s limit 1) r`
  })
}
