import type { CatalogueFileKind } from '@game/domain'
import { useMutation } from '@tanstack/react-query'
import { Download, Upload } from 'lucide-react'
import { useCallback, useState } from 'react'
import { client } from '../../../../base/api/client.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { Button } from '../../../../base/ui/input/button.tsx'
import { saveText } from '../../form/faults.ts'
import { usePastedTable } from '../../form/pasted-table.tsx'
import { ImportDialog } from './import-dialog.tsx'

/** Shows EXPORT CSV and IMPORT CSV of a kind's list. */
export function FileButtons({ kind }: { kind: CatalogueFileKind }) {
  const { t } = useTranslation('admin-catalogue')
  const [importing, setImporting] = useState<{ pasted?: string }>()
  const paste = useCallback((pasted: string) => setImporting({ pasted }), [])
  usePastedTable(paste)
  const save = useMutation({
    mutationFn: () => client.catalogue.exportCatalogue.query({ kind }),
    onSuccess: ({ csv }) => saveText(`${kind}s.csv`, csv),
  })
  return (
    <div className="row wrap gap-2">
      <Button size="s" onClick={() => save.mutate()} busy={save.isPending}>
        <Download size={14} aria-hidden />
        {t('file.export')}
      </Button>
      <Button size="s" onClick={() => setImporting({})}>
        <Upload size={14} aria-hidden />
        {t('file.import')}
      </Button>
      {importing && (
        <ImportDialog
          key={importing.pasted}
          kind={kind}
          pasted={importing.pasted}
          onClose={() => setImporting(undefined)}
        />
      )}
    </div>
  )
}
