import { randomUUID } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../src/db/open-database.ts'
import { openPostgres } from '../../src/db/postgres.ts'
import { seedCatalogue } from '../../src/seed/catalogue/seed-catalogue.ts'
import { startPostgres } from './postgres.ts'
import { runSql } from './run-sql.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { template: string; url: string }
  }
}

/** One server for the run; a migrated template that every test file copies for itself. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  const template = `template_${randomUUID().replaceAll('-', '')}`
  await runSql(server.urlOf('postgres'), `create database ${template}`)
  const database = openPostgres(server.urlOf(template), error => console.error(error))
  await migrate(database.db)
  await seedCatalogue(database.db)
  await database.close()
  project.provide('postgres', { template, url: server.urlOf('postgres') })
  return () => server.stop()
}
