import { frozen } from '../../shared/value/frozen.ts'

/** The kinds of the catalogue that have CSV files to import and export (rulebook 11.23). */
export const catalogueFileKinds = frozen(['player', 'team'] as const)
/** A kind of the catalogue that has CSV files. */
export type CatalogueFileKind = (typeof catalogueFileKinds)[number]

/**
 * The columns of each kind's file (rulebook 11.23). The first one identifies the record, so a file never changes it. `team`
 * is a team's key or name; `role` and `style` are names, or ids if several records share a name.
 */
export const catalogueFileColumns = frozen({
  player: ['steamId', 'name', 'country', 'birth', 'role', 'style', 'team', 'img'],
  team: ['key', 'name'],
} as const satisfies Record<CatalogueFileKind, readonly string[]>)

/** A column of a catalogue file. */
export type CatalogueFileColumn = (typeof catalogueFileColumns)[CatalogueFileKind][number]

/** A record as the cells of its row, by column. */
export type CatalogueFileCells = Readonly<Partial<Record<CatalogueFileColumn, string>>>

/** Columns that a new record may lack, and cells that may be empty: a player needs neither team nor picture. */
export const optionalColumns: readonly CatalogueFileColumn[] = ['team', 'img']

/** The largest size of a catalogue file: bytes and rows (rulebook 12.15). */
export const catalogueFileLimits = frozen({ bytes: 2 * 1024 * 1024, rows: 5000 } as const)
