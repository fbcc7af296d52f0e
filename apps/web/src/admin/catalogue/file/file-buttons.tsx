import type { CatalogueFileKind } from '@game/domain'
import { useMutation } from '@tanstack/react-query'
import { Download, Upload } from 'lucide-react'
import { useState } from 'react'
import { client } from '../../../api/client.ts'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Button } from '../../../ui/input/button.tsx'
import { saveText } from '../../form/faults.ts'
import styles from './file-buttons.module.css'
import { ImportDialog } from './import-dialog.tsx'

/** Shows EXPORT CSV and IMPORT CSV of a kind's list. */
export function FileButtons({ kind }: { kind: CatalogueFileKind }) {
  const { t } = useTranslation('admin-catalogue')
  const [importing, setImporting] = useState(false)
  const save = useMutation({
    mutationFn: () => client.catalogue.exportCatalogue.query({ kind }),
    onSuccess: ({ csv }) => saveText(`${kind}s.csv`, csv),
  })
  return (
    <div className={styles.buttons}>
      <Button size="s" onClick={() => save.mutate()} busy={save.isPending}>
        <Download size={14} aria-hidden />
        {t('file.export')}
      </Button>
      <Button size="s" onClick={() => setImporting(true)}>
        <Upload size={14} aria-hidden />
        {t('file.import')}
      </Button>
      {importing && <ImportDialog kind={kind} onClose={() => setImporting(false)} />}
    </div>
  )
}
