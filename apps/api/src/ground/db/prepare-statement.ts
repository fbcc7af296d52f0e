import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Queryable } from './db.ts'

/** The values of a statement while it is built: each is a placeholder for the value given when it runs. */
export type Given<Values extends object> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> }

class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** What Kysely compiles: a query, or raw SQL. */
type Compilable<Row> = { compile(db: Queryable): CompiledQuery<Row> }

/**
 * Makes a function that runs a statement and returns its rows. The statement is built and compiled once, at its first use, so its
 * text cannot depend on its values.
 */
export function prepareStatement<Values extends object, Row>(
  build: (db: Queryable, given: Given<Values>) => Compilable<Row>,
): (db: Queryable, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  return async (db, values) => {
    compiled ??= build(db, placeholdersOf(values)).compile(db)
    const parameters = compiled.parameters.map(parameter =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    )
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters })
    return rows
  }
}

const placeholdersOf = <Values extends object>(values: Values): Given<Values> =>
  Object.fromEntries(
    Object.keys(values).map(name => [name, sql`${new Placeholder(name)}`]),
  ) as unknown as Given<Values>
