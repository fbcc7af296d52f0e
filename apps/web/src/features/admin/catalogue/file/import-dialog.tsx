import { type CatalogueFileKind, catalogueFileColumns } from '@game/domain'
import { useState } from 'react'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { ProgressBar } from '../../../../base/ui/feedback/progress-bar.tsx'
import { Button } from '../../../../base/ui/input/button.tsx'
import { CsvInput } from '../../form/csv-input.tsx'
import { ErrorText, FaultList } from '../../form/failure.tsx'
import { faultsOf } from '../../form/faults.ts'
import { PasteField, tableFile } from '../../form/pasted-table.tsx'
import { FormDialog } from '../../form/unsaved.tsx'
import { CreateTeams } from './create-teams.tsx'
import { useImport } from './import.ts'
import { ImportPreview } from './import-preview.tsx'

/** Imports a CSV file or a pasted table: shows by a dry run what it would do, or why it is refused, before it is imported. */
export function ImportDialog({
  kind,
  pasted,
  onClose,
}: {
  kind: CatalogueFileKind
  /** A table to start with. */
  pasted: string | undefined
  onClose: () => void
}) {
  const { t } = useTranslation('admin-catalogue')
  const [createTeams, setCreateTeams] = useState(false)
  const { file, choose, trial, sending, send, progress } = useImport({ kind, createTeams }, pasted, onClose)
  const take = (chosen: File) => {
    setCreateTeams(false)
    choose(chosen)
  }
  const busy = trial.isFetching || sending.isPending
  const { added = 0, changed = 0 } = trial.data ?? {}
  const faulty = trial.error && faultsOf(trial.error)
  const acts = (
    <>
      <Button look="quiet" onClick={onClose}>
        {t('file.close')}
      </Button>
      <Button look="beam" onClick={send} disabled={busy || added + changed === 0} busy={sending.isPending}>
        {t('file.act', { added, changed })}
      </Button>
    </>
  )
  return (
    <FormDialog
      isChanged={false}
      onClose={onClose}
      title={t(`file.title.${kind}`)}
      footer={trial.data && acts}
    >
      <div className="stack gap-3 shrinks">
        <CsvInput
          label={t('file.import')}
          hint={t('file.columns', { columns: catalogueFileColumns[kind].join(', ') })}
          files={file ? [file] : []}
          onFile={take}
          disabled={sending.isPending}
        />
        <PasteField onTable={text => take(tableFile(text))} />
        {busy && (
          <ProgressBar share={progress} label={t(sending.isPending ? 'file.sending' : 'file.checking')} />
        )}
        {sending.isError && <ErrorText error={sending.error} />}
        {!busy && faulty && file && <FaultList fileName={file.name} {...faulty} />}
        {!busy && faulty && !createTeams && (
          <CreateTeams faults={faulty.faults} onCreate={() => setCreateTeams(true)} />
        )}
        {!busy && trial.error && !faulty && <ErrorText error={trial.error} />}
        {!busy && trial.data && <ImportPreview answer={trial.data} />}
      </div>
    </FormDialog>
  )
}
