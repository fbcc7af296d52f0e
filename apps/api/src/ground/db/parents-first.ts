/** Sorts tables after those that they refer to. Throws if they refer to each other in a circle. */
export function parentsFirst<Table extends { table: string; parents: readonly string[] }>(
  tables: readonly Table[],
): Table[] {
  const sorted: Table[] = []
  while (sorted.length < tables.length) {
    const known = new Set(sorted.map(({ table }) => table))
    const next = tables.filter(
      each => !known.has(each.table) && each.parents.every(parent => known.has(parent)),
    )
    if (next.length === 0)
      throw new Error('Tables refer to each other in a circle; they cannot be kept one by one.')
    sorted.push(...next)
  }
  return sorted
}
