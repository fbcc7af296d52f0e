import type { Db, Queryable } from '../db/db.ts'
import { parentsFirst } from '../db/parents-first.ts'
import {
  addForeignKey,
  continueSequences,
  createCitus,
  dropForeignKey,
  type ForeignKey,
  hasCitus,
  hasLoadedCitus,
  keepByColumn,
  keepOnEveryNode,
  letTablesMove,
  listForeignKeys,
  listNodes,
  listPlaced,
  listSequences,
  placeFunctions,
} from './citus-queries.ts'
import { type TableName, tablesPlaced, userColumn } from './placement.ts'

/**
 * Places the tables of a migrated database on the nodes of its Citus coordinator, all of them or none; tables that are already placed
 * stay as they are. Nothing else may use the database meanwhile. Returns how many were placed; throws a readable sentence if it cannot.
 */
export async function distribute(db: Db, onTable: (table: string) => void = () => {}): Promise<number> {
  await useCitus(db)
  return db.transaction().execute(async trx => {
    await letTablesMove(trx)
    const placed = await listPlaced(trx)
    const keys = await listForeignKeys(trx)
    const sequences = await listSequences(trx)
    const isNew = (table: TableName) => !placed.includes(table)
    const references = inOrder(tablesPlaced('reference').filter(isNew), keys)
    const ofUsers = tablesPlaced('user').filter(isNew)
    const keysOfUsers = keys.filter(({ table }) => ofUsers.some(each => each === table))
    // Keep the keys away meanwhile: they would pull a table onto the coordinator as soon as a table that it refers to is placed.
    for (const key of keysOfUsers) await dropForeignKey(trx, key)
    await placeEach(references, onTable, table => keepOnEveryNode(trx, table))
    await placeEach(ofUsers, onTable, table => keepByColumn(trx, table, userColumn))
    for (const key of keysOfUsers) await addForeignKey(trx, key)
    await placeFunctions(trx)
    await continueSequences(trx, sequences)
    return references.length + ofUsers.length
  })
}

async function useCitus(db: Queryable): Promise<void> {
  if (!(await hasCitus(db))) {
    if (!(await hasLoadedCitus(db)))
      throw new Error('This server has not loaded Citus: its shared_preload_libraries do not name it.')
    await createCitus(db)
  }
  const nodes = await listNodes(db)
  if (nodes.length > 0 && !nodes.some(({ isCoordinator }) => isCoordinator))
    throw new Error("The coordinator is none of the nodes: select citus_set_coordinator_host('its address').")
}

async function placeEach(
  tables: readonly TableName[],
  onTable: (table: string) => void,
  place: (table: TableName) => Promise<unknown>,
): Promise<void> {
  for (const table of tables) {
    onTable(table)
    await place(table)
  }
}

/** Sorts the tables so that each comes after those that it refers to. */
function inOrder(tables: readonly TableName[], keys: readonly ForeignKey[]): TableName[] {
  const parentsOf = (table: TableName) =>
    tables.filter(each => each !== table && keys.some(key => key.table === table && key.to === each))
  return parentsFirst(tables.map(table => ({ table, parents: parentsOf(table) }))).map(({ table }) => table)
}
