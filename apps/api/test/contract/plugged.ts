import { type KyselyPlugin, RawNode, type RootOperationNode } from 'kysely'
import { openWorldOver, type World } from '../fixtures/test-app.ts'

/** The same world over a database whose statements pass by `each`, which may put another in their place. */
export async function plugged(
  world: World,
  each: (node: RootOperationNode) => RootOperationNode,
): Promise<World> {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => each(node),
    transformResult: async ({ result }) => result,
  }
  const beside = await openWorldOver(
    { ...world.database, db: world.db.withPlugin(plugin), close: async () => {} },
    { logLevel: 'silent' },
  )
  return { ...world, app: beside.app, close: beside.close }
}

/** A statement that the database refuses, with a message that nobody should read. */
export const faulty = RawNode.createWithSql('select password_hash from no_such_table')
