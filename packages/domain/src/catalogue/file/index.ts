export {
  type CatalogueChange,
  type CatalogueFile,
  type CatalogueFileOptions,
  type CatalogueFileResult,
  catalogueCsv,
  catalogueFile,
} from './catalogue-file.ts'
export type { FileLinks } from './cell.ts'
export {
  type FileCells,
  type FileColumn,
  type FileKind,
  fileColumns,
  fileKinds,
  fileLimits,
} from './columns.ts'
export { csvOf } from './csv.ts'
export { findLink, linkText } from './link.ts'
