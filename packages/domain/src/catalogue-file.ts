export {
  type CatalogueChange,
  type CatalogueFile,
  type CatalogueFileOptions,
  type CatalogueFileResult,
  catalogueCsv,
  catalogueFile,
} from './catalogue-file/catalogue-file.ts'
export type { FileLinks } from './catalogue-file/cell.ts'
export {
  type FileCells,
  type FileColumn,
  type FileKind,
  fileColumns,
  fileKinds,
  fileLimits,
} from './catalogue-file/columns.ts'
export { csvOf } from './catalogue-file/csv.ts'
export { findLink, linkText } from './catalogue-file/link.ts'
