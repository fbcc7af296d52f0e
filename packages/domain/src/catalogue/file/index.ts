export {
  type CatalogueChange,
  type CatalogueFileOptions,
  type CatalogueFileReader,
  type CatalogueFileResult,
  catalogueCsv,
  catalogueFileReader,
} from './catalogue-file.ts'
export type { CatalogueFileLinks } from './cell.ts'
export {
  type CatalogueFileCells,
  type CatalogueFileColumn,
  type CatalogueFileKind,
  catalogueFileColumns,
  catalogueFileKinds,
  catalogueFileLimits,
} from './columns.ts'
export { toCsv } from './csv.ts'
export { findByNameOrId, nameOrId } from './link.ts'
