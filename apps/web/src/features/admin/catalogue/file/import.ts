import type { CatalogueFileColumn, CatalogueFileKind } from '@game/domain'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { notify } from '../../../../base/ui/base/notify.ts'
import { tableFile } from '../../form/pasted-table.tsx'
import { useTriedFile } from '../../form/tried-file.ts'

export type ImportChange = {
  line: number
  key: string
  name: string
  isNew: boolean
  fields: { field: CatalogueFileColumn; before: string; after: string }[]
}

export type ImportAnswer = {
  rows: number
  added: number
  changed: number
  unchanged: number
  /** Teams that the import also adds. */
  newTeams: { name: string; key: string }[]
  /** How many decks of phases not yet locked hold a changed player. */
  decks: number
  /** Identifies the file's changes; an import sent with it makes exactly these changes or none. */
  plan: string
  /** The first hundred changes. */
  changes: ImportChange[]
}

/** Imports a file of players or teams, by a dry run first; a pasted table is the file to begin with. */
export function useImport(
  { kind, createTeams }: { kind: CatalogueFileKind; createTeams: boolean },
  pasted: string | undefined,
  onImported: () => void,
) {
  const { t } = useTranslation('admin-catalogue')
  const first = () => (pasted === undefined ? undefined : tableFile(pasted))
  return useTriedFile<ImportAnswer>(
    { call: 'catalogue.importCatalogue', fields: createTeams ? { kind, createTeams } : { kind }, first },
    ({ added, changed }) => {
      notify('success', t('file.imported', { added, changed }))
      onImported()
    },
  )
}
