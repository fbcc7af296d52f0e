import { randomUUID } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { openPostgres } from '../../src/ground/db/connection/postgres.ts'
import { migrate } from '../../src/ground/db/open/open-database.ts'
import { distribute } from '../../src/ground/distribution/distribute.ts'
import { seedCatalogue } from '../../src/server/seed/catalogue/seed-catalogue.ts'
import { createDatabase, gameRole, type RunningPostgres, startPostgres } from './postgres.ts'
import { runSql } from './run-sql.ts'
import { urlOfDatabase } from './test-database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { template: string; url: string; superuserUrl: string; distributed: boolean }
  }
}

/**
 * One server for the run, with a migrated template that every test file copies. With CITUS_URL (the database `postgres` of a Citus
 * server with one node, as its superuser, because only a superuser may distribute tables) that server is used, and the template
 * is distributed.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const citus = process.env.CITUS_URL
  const server = citus ? await runningAt(citus) : await startPostgres()
  const template = `template_${randomUUID().replaceAll('-', '')}`
  const database = openPostgres(await createDatabase(server, template), error => console.error(error))
  await migrate(database.db)
  await seedCatalogue(database.db)
  if (citus) await distribute(database.db)
  await database.close()
  const superuserUrl = server.superuserUrlOf('postgres')
  if (citus) await leaveToCopies(superuserUrl, template)
  const url = server.urlOf('game')
  project.provide('postgres', { template, url, superuserUrl, distributed: citus !== undefined })
  return () => server.stop()
}

type Server = Pick<RunningPostgres, 'urlOf' | 'superuserUrlOf' | 'stop'>

async function runningAt(url: string): Promise<Server> {
  const urlOf = (database: string) => urlOfDatabase(url, database)
  await runSql(
    url,
    `do $$ begin create role ${gameRole} login; exception when duplicate_object then null; end $$`,
  )
  return { urlOf, superuserUrlOf: urlOf, stop: async () => {} }
}

/** Ends the process that Citus runs in each database: only an unused database can be copied. */
async function leaveToCopies(url: string, database: string): Promise<void> {
  await runSql(url, `alter database ${database} allow_connections false`)
  await runSql(
    url,
    `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${database}'`,
  )
}
