/** The largest page that everyone may have; larger ones are for admins only (rulebook 12.13). */
const pageSize = 50

/** Reads every row of a list, page by page, to offer all of them as choices. */
export async function everyRow<Row>(
  read: (view: { page: number; pageSize: number }) => Promise<{ rows: Row[]; count: number }>,
): Promise<Row[]> {
  const all: Row[] = []
  for (let page = 1; ; page++) {
    const { rows, count } = await read({ page, pageSize })
    all.push(...rows)
    if (rows.length === 0 || all.length >= count) return all
  }
}
