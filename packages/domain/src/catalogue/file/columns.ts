/** The kinds of reference data that are imported from CSV files and exported to them (issue 6). */
export const catalogueFileKinds = ['player', 'team'] as const
export type CatalogueFileKind = (typeof catalogueFileKinds)[number]

/**
 * The columns of each kind's file; the first tells the things apart, and is never changed by a file. `team` is a team's key,
 * or in a file of somebody's own its name; `role` and `style` are names, or ids where a name is not one thing's alone.
 */
export const catalogueFileColumns = {
  player: ['steamId', 'name', 'country', 'birth', 'role', 'style', 'team', 'img'],
  team: ['key', 'name'],
} as const satisfies Record<CatalogueFileKind, readonly string[]>

export type CatalogueFileColumn = (typeof catalogueFileColumns)[CatalogueFileKind][number]

/** A thing as the cells of its row, by column. */
export type CatalogueFileCells = Readonly<Partial<Record<CatalogueFileColumn, string>>>

/** Columns that a file may lack, and cells that may be empty: a player needs neither team nor picture. */
export const optionalColumns: readonly CatalogueFileColumn[] = ['team', 'img']

/** What a file may be at most. */
export const catalogueFileLimits = { bytes: 2 * 1024 * 1024, rows: 5000 } as const
