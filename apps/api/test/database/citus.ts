import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openPostgres } from '../../src/ground/db/connection/postgres.ts'
import { migrate } from '../../src/ground/db/open/open-database.ts'
import { distribute } from '../../src/ground/distribution/distribute.ts'
import { seedCatalogue } from '../../src/server/seed/catalogue/seed-catalogue.ts'
import { type RunningPostgres, startPostgres } from './postgres.ts'
import { runSql } from './run-sql.ts'

/** Where Postgres with Citus is installed: Debian's place for 15, or the folder in CITUS_POSTGRES. */
const installed = process.env.CITUS_POSTGRES ?? '/usr/lib/postgresql/15'

/** Whether it is installed. */
export const hasCitusProgram = existsSync(join(installed, 'lib/citus.so'))

const settings = [
  'shared_preload_libraries=citus',
  'max_prepared_transactions=400',
  'max_worker_processes=50',
  'citus.shard_count=8',
]

/** Starts a coordinator that keeps no decks and two workers that keep them, with a new game distributed over them. */
export async function startCitus(): Promise<RunningPostgres> {
  await using started = new AsyncDisposableStack()
  const start = async () => {
    const node = await startPostgres(installed, settings)
    started.defer(() => node.stop())
    await runSql(node.superuserUrlOf('game'), 'create extension citus')
    return node
  }
  const coordinator = await start()
  const workers = [await start(), await start()]
  const superuserUrl = coordinator.superuserUrlOf('game')
  await runSql(superuserUrl, `select citus_set_coordinator_host('${coordinator.folder}', 5432)`)
  for (const { folder } of workers) await runSql(superuserUrl, `select citus_add_node('${folder}', 5432)`)
  const game = openPostgres(coordinator.urlOf('game'), reportError)
  await migrate(game.db)
  await seedCatalogue(game.db)
  await game.close()
  // Only a superuser may place tables with triggers.
  const operator = openPostgres(superuserUrl, reportError)
  await distribute(operator.db)
  await operator.close()
  const running = started.move()
  return { ...coordinator, stop: () => running.disposeAsync() }
}

const reportError = (error: Error) => console.error(error)
