/** Reads every row of a list, page by page, to offer all of them as choices. Pages of 100 are for admins only (rulebook 12.13). */
export async function everyRow<Row>(
  pageSize: 50 | 100,
  read: (view: { page: number; pageSize: number }) => Promise<{ rows: Row[]; count: number }>,
): Promise<Row[]> {
  const all: Row[] = []
  for (let page = 1; ; page++) {
    const { rows, count } = await read({ page, pageSize })
    all.push(...rows)
    if (rows.length === 0 || all.length >= count) return all
  }
}
