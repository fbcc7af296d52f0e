import { randomUUID } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { openPostgres } from '../../src/db/connection/postgres.ts'
import { migrate } from '../../src/db/open-database.ts'
import { distribute } from '../../src/distribution/distribute.ts'
import { seedCatalogue } from '../../src/seed/catalogue/seed-catalogue.ts'
import { type RunningPostgres, startPostgres } from './postgres.ts'
import { runSql } from './run-sql.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { template: string; url: string; distributed: boolean }
  }
}

/**
 * One server for the run; a migrated template that every test file copies for itself. With CITUS_URL, the address of the
 * database `postgres` of a Citus server of one node, it is that server, and the template is distributed.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const citus = process.env.CITUS_URL
  const server = citus ? runningAt(citus) : await startPostgres()
  const template = `template_${randomUUID().replaceAll('-', '')}`
  await runSql(server.urlOf('postgres'), `create database ${template}`)
  const database = openPostgres(server.urlOf(template), error => console.error(error))
  await migrate(database.db)
  await seedCatalogue(database.db)
  if (citus) await distribute(database.db)
  await database.close()
  if (citus) await leaveToCopies(server.urlOf('postgres'), template)
  project.provide('postgres', { template, url: server.urlOf('postgres'), distributed: citus !== undefined })
  return () => server.stop()
}

const runningAt = (url: string): Pick<RunningPostgres, 'urlOf' | 'stop'> => ({
  urlOf: database => url.replace(/\/postgres(?=\?|$)/, `/${database}`),
  stop: async () => {},
})

/** Ends the process that Citus runs in each database: only one that nobody uses can be copied. */
async function leaveToCopies(url: string, database: string): Promise<void> {
  await runSql(url, `alter database ${database} allow_connections false`)
  await runSql(
    url,
    `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${database}'`,
  )
}
