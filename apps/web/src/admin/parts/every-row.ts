/** Every row of a list, page by page, for what is chosen among all of them. */
export async function everyRow<Row>(
  read: (view: { page: number; pageSize: number }) => Promise<{ rows: Row[]; count: number }>,
): Promise<Row[]> {
  const all: Row[] = []
  for (let page = 1; ; page++) {
    const { rows, count } = await read({ page, pageSize: 100 })
    all.push(...rows)
    if (rows.length === 0 || all.length >= count) return all
  }
}
