import pg from 'pg'
import { vi } from 'vitest'
import { openPostgres } from '../../src/ground/db/connection/postgres.ts'
import { openTestAppOver, type TestApp } from '../fixtures/test-app.ts'
import { contractSettings } from './fixture.ts'

/** The application name of hooked apps' connections, which distinguishes them from all others. */
const applicationName = 'hooked'
const opensOrEnds = /^(begin|start transaction|commit|rollback)\b/i

/**
 * The same game over separate pools, whose statements are passed to `each`, which may replace their text; except those that open
 * and end transactions.
 */
export async function openWithStatementHook(
  testApp: TestApp,
  each: (text: string) => string,
): Promise<TestApp> {
  const { query } = pg.Client.prototype
  const hook = vi.spyOn(pg.Client.prototype, 'query')
  hook.mockImplementation(function (this: pg.Client, config: pg.QueryConfig, ...rest: unknown[]) {
    const hooked = isHooked(this) && !opensOrEnds.test(config.text)
    const text = hooked ? each(config.text) : config.text
    return Reflect.apply(query, this, [text === config.text ? config : { text }, ...rest])
  } as typeof query)
  const database = openPostgres(`${testApp.url}&application_name=${applicationName}`, error => {
    throw error
  })
  const second = await openTestAppOver(database, contractSettings)
  const close = async () => {
    await second.close()
    hook.mockRestore()
  }
  return { ...testApp, app: second.app, close }
}

const isHooked = (client: pg.Client) =>
  (client as unknown as { connectionParameters: { application_name?: string } }).connectionParameters
    .application_name === applicationName

/** A statement that the database refuses, with a message that must not reach a user. */
export const failingStatement = 'select password_hash from no_such_table'
