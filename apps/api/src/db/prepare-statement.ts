import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Queryable } from './db.ts'

/** The values of a statement while it is built: each stands for what is given when it runs. */
export type Given<Values extends object> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> }

class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** What Kysely compiles: a query, or SQL as it is. */
type Compilable<Row> = { compile(db: Queryable): CompiledQuery<Row> }

/**
 * Makes a statement that is built and compiled once, at its first use, and answers its rows. A statement whose text depends on
 * its values cannot be made by it.
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
