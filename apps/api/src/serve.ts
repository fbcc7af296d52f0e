import { buildApp } from './app.ts'
import { openDatabase } from './db/db.ts'
import { migrate } from './db/migrate.ts'
import { type FirstAdmin, seed } from './db/seed/seed.ts'
import type { Env } from './env.ts'
import { startJobs } from './jobs.ts'

/** Opens, migrates, seeds and listens; answers where, and how to stop. Each failure ends in one sensible sentence. */
export async function serve(env: Env): Promise<{ address: string; stop(): Promise<void> }> {
  const database = await openDatabase(env, error => console.error(`Database: ${error.message}`))
  await migrate(database.db).catch(error => {
    throw env.databaseUrl ? new Error(`The database of DATABASE_URL can't be used: ${reason(error)}`) : error
  })
  const wanted = { demo: env.seed === 'demo', adminPassword: env.adminPassword }
  const admin = await seed(database.db, wanted).catch(async error => {
    await database.close()
    throw error
  })
  // Before anything else can fail: the password is nowhere but here.
  if (admin) console.log(introduce(admin))
  const app = await buildApp({ db: database, env })
  const address = await app.listen({ port: env.port, host: env.host }).catch(async error => {
    await database.close()
    throw error.code === 'EADDRINUSE'
      ? new Error(`Port ${env.port} is taken. Choose another: PORT=3001`)
      : error
  })
  const stopJobs = await startJobs(database, error => app.log.error(error))
  console.log(`The game is at ${address}`)
  return {
    address,
    stop: async () => {
      await app.close()
      await stopJobs()
      await database.close()
    },
  }
}

function introduce({ username, password }: FirstAdmin): string {
  return password === null
    ? `The admin is ${username}, with the password of ADMIN_PASSWORD`
    : `The admin is ${username}, with the password ${password} (shown only this once)`
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join(', ')
  return error instanceof Error ? error.message : String(error)
}
