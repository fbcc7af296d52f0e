import { type KyselyPlugin, RawNode, type RootOperationNode } from 'kysely'
import type { Db } from '../../src/db/db.ts'
import { openTestAppOver, type TestApp } from '../fixtures/test-app.ts'

/** The same world over a database whose statements pass by `each`, which may put another in their place. */
export async function openWithQueryPlugin(
  testApp: TestApp,
  each: (node: RootOperationNode) => RootOperationNode,
): Promise<TestApp> {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => each(node),
    transformResult: async ({ result }) => result,
  }
  const { database } = testApp
  const [db, reading, writing] = [database.db, database.reading, database.writing].map(each =>
    each.withPlugin(plugin),
  ) as [Db, Db, Db]
  const beside = await openTestAppOver(
    { ...database, db, reading, writing, close: async () => {} },
    { logLevel: 'silent' },
  )
  return { ...testApp, app: beside.app, close: beside.close }
}

/** A statement that the database refuses, with a message that nobody should read. */
export const failingStatement = RawNode.createWithSql('select password_hash from no_such_table')
