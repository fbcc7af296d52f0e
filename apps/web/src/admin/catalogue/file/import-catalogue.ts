import type { CatalogueFileColumn, CatalogueFileKind } from '@game/domain'
import { sendForm } from '../../form/send-form.ts'

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
  /** Decks of phases not yet locked that hold a changed player. */
  decks: number
  /** Names what the file does; an import sent with it does that or nothing. */
  plan: string
  /** The first hundred. */
  changes: ImportChange[]
}

/** Sends a file of players or teams; `onProgress` hears the share that is sent, 0 to 1. */
export const importCatalogue = (
  fields: { kind: CatalogueFileKind; dryRun?: true; plan?: string },
  file: File,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
) =>
  sendForm<ImportAnswer>(
    {
      call: 'catalogue.importCatalogue',
      fields,
      file,
    },
    onProgress,
    signal,
  )
