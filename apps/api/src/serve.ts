import { migrate, openDatabase } from './db/open-database.ts'
import type { Env } from './env.ts'
import { buildApp } from './http/app.ts'
import { startJobs } from './jobs/jobs.ts'
import { type FirstAdmin, seed } from './seed/seed.ts'

/**
 * Opens the database, migrates, seeds and listens; answers the address, and how to stop. Each failure is one readable
 * sentence and closes what was open by then.
 */
export async function serve(env: Env): Promise<{ address: string; stop(): Promise<void> }> {
  await using opened = new AsyncDisposableStack()
  const database = await openDatabase(env, error => console.error(`Database: ${error.message}`))
  opened.defer(() => database.close())
  await migrate(database.db).catch(error => {
    throw env.databaseUrl
      ? new Error(`The database of DATABASE_URL can't be used: ${reasonOf(error)}`)
      : error
  })
  const admin = await seed(database.db, { demo: env.seed === 'demo', adminPassword: env.adminPassword })
  // Printed before anything else can fail: the password is kept nowhere else.
  if (admin) console.log(describeAdmin(admin))
  const jobs = opened.use(new AsyncDisposableStack())
  const app = await buildApp({ db: database, env })
  // Closed from last to first: no request comes any more once the jobs have ended.
  opened.defer(() => app.close())
  jobs.defer(await startJobs(database, error => app.log.error(error)))
  const address = await app.listen({ port: env.port, host: env.host }).catch(error => {
    throw error.code === 'EADDRINUSE'
      ? new Error(`Port ${env.port} is taken. Choose another: PORT=3001`)
      : error
  })
  console.log(`The game is at ${address}`)
  const serving = opened.move()
  return { address, stop: () => serving.disposeAsync() }
}

function describeAdmin({ username, password }: FirstAdmin): string {
  return password === null
    ? `The admin is ${username}, with the password of ADMIN_PASSWORD`
    : `The admin is ${username}, with the password ${password} (shown only this once)`
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}
