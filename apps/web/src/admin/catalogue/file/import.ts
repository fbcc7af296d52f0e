import type { CatalogueFileColumn, CatalogueFileKind } from '@game/domain'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshAfter } from '../../../api/client.ts'
import { useTranslation } from '../../../texts/use-translation.ts'
import { notify } from '../../../ui/feedback/notify.ts'
import { tableFile } from '../../form/pasted-table.tsx'
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
  /** How many decks of phases not yet locked hold a changed player. */
  decks: number
  /** Identifies the file's changes; an import sent with it makes exactly these changes or none. */
  plan: string
  /** The first hundred changes. */
  changes: ImportChange[]
}

/** Sends a file of players or teams; calls `onProgress` with the share that is sent, 0 to 1. */
const importCatalogue = (
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

/** Keeps a chosen file: a dry run tries it at once; `send` imports exactly the changes that the dry run has shown, or none. */
export function useImport(kind: CatalogueFileKind, pasted: string | undefined, onImported: () => void) {
  const { t } = useTranslation('admin-catalogue')
  const [chosen, setChosen] = useState(() =>
    pasted === undefined ? undefined : { file: tableFile(pasted), number: 0 },
  )
  const [progress, setProgress] = useState(0)
  const trial = useQuery({
    queryKey: ['import dry run', kind, chosen?.number],
    queryFn: ({ signal }) => {
      if (!chosen) throw new Error('no file is chosen')
      return importCatalogue({ kind, dryRun: true }, chosen.file, setProgress, signal)
    },
    enabled: chosen !== undefined,
    gcTime: 0,
    retry: false,
    meta: { quiet: true },
  })
  const sending = useMutation({
    mutationFn: ({ file, plan }: { file: File; plan: string }) =>
      importCatalogue({ kind, plan }, file, setProgress),
    meta: { quiet: true },
    onSuccess: async ({ added, changed }) => {
      notify('success', t('file.imported', { added, changed }))
      onImported()
      await refreshAfter('catalogue.importCatalogue')
    },
    // The stored records have changed meanwhile: the preview shows what the file would do now.
    onError: () => trial.refetch(),
  })
  const choose = (file: File) => {
    setProgress(0)
    sending.reset()
    setChosen(before => ({ file, number: (before?.number ?? 0) + 1 }))
  }
  const send = () => {
    setProgress(0)
    if (chosen && trial.data) sending.mutate({ file: chosen.file, plan: trial.data.plan })
  }
  return { file: chosen?.file, choose, trial, sending, send, progress }
}
