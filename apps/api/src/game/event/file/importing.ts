import type { CatalogueKind } from '@game/domain'
import type { Edit } from '../edit/edit-event.ts'
import type { StoredCatalogue } from './catalogue.ts'
import type { Path, Report } from './report.ts'
import type { EventFile } from './schema.ts'
import type { StoredEvent } from './write-event-file.ts'

/** Finds the id of a record; undefined, with a fault of the path, if neither the file nor the game has it. */
export type Resolve = (kind: CatalogueKind, key: string | number, path: Path) => number | undefined

/** An import into an event that is locked. `stored` and `catalogue` are as they were before it. */
export type Importing = {
  edit: Edit
  stored: StoredEvent
  catalogue: StoredCatalogue
  file: EventFile
  resolve: Resolve
  report: Report
}
