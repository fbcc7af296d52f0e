import { randomUUID } from 'node:crypto'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { inject } from 'vitest'
import { setRole } from '../src/account/queries.ts'
import type { Db, OpenDatabase } from '../src/db/db.ts'
import { openPostgres } from '../src/db/postgres.ts'
import { type Env, readEnv } from '../src/env.ts'
import { buildApp } from '../src/http/app.ts'
import { sqlOn } from './sql-on.ts'

/** A game of its own on real Postgres: the migrated database with the catalogues, and the app over it. */
export type World = {
  app: FastifyInstance
  db: Db
  database: OpenDatabase
  url: string
  /** A signed-up person; `call` posts or gets as them. */
  join(username: string, role?: 'user' | 'admin'): Promise<Person>
  nobody: Pick<Person, 'call'>
  /** Somebody who signed up in another world over the same database. */
  as(person: Person): Person['call']
  close(): Promise<void>
}
/** `T` is what the test expects to read; what it asserts it asserts itself. */
type Answer<T> = { status: number; body: T; response: LightMyRequestResponse }
export type Person = {
  id: number
  username: string
  cookie: string
  call<T = unknown>(path: string, body?: object, options?: InjectOptions): Promise<Answer<T>>
}

export const goodPassword = 'Password!1'

/** `beside` shares the database of another world, as a second process would. */
export async function openWorld(settings: Partial<Env> = {}, beside?: World): Promise<World> {
  const { template, url: server } = inject('postgres')
  const name = `world_${randomUUID().replaceAll('-', '')}`
  if (!beside) await sqlOn(server, `create database ${name} template ${template}`)
  const url = beside?.url ?? server.replace('/postgres?', `/${name}?`)
  const database = openPostgres(url, error => {
    throw error
  })
  const world = await openWorldOver(database, { ...settings, databaseUrl: url })
  const close = async () => {
    await world.close()
    if (!beside) await sqlOn(server, `drop database ${name}`)
  }
  return { ...world, url, close }
}

/** The app over a database that is open already; closing the world closes it. */
export async function openWorldOver(database: OpenDatabase, settings: Partial<Env> = {}): Promise<World> {
  const env = { ...readEnv({}), rateLimits: false, logLevel: 'error', ...settings }
  const app = await buildApp({ db: database, env })
  return {
    app,
    db: database.db,
    database,
    url: '',
    nobody: { call: caller(app, '') },
    as: person => caller(app, person.cookie),
    join: (username, role = 'user') => join(app, database.db, username, role),
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}

async function join(app: FastifyInstance, db: Db, username: string, role: 'user' | 'admin'): Promise<Person> {
  const signedUp = await caller(app, '')('/api/auth/signup-query', {
    username,
    email: `${username}@example.org`,
    password: goodPassword,
  })
  if (signedUp.status !== 200) throw new Error(`${username} can't sign up: ${signedUp.response.body}`)
  if (role === 'admin') await setRole(db, username, role)
  const cookie = signedUp.response.cookies.map(each => `${each.name}=${each.value}`).join('; ')
  const call = caller(app, cookie)
  const { body } = await call<{ currentUser: { id: number } }>('/api/auth/get-user', {})
  return { id: body.currentUser.id, username, cookie, call }
}

/** A path with a body is a POST, without one a GET. */
function caller(app: FastifyInstance, cookie: string): Person['call'] {
  return async (path, body, options) => {
    const response = await app.inject({
      method: body ? 'POST' : 'GET',
      url: path,
      headers: { ...(cookie && { cookie }) },
      ...(body && { payload: body }),
      ...options,
    })
    const json = String(response.headers['content-type'] ?? '').includes('json')
    return { status: response.statusCode, body: (json ? response.json() : response.body) as never, response }
  }
}
