import { FileSpreadsheet } from 'lucide-react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { FileInput } from '../../../base/ui/input/file-input.tsx'

/** Takes a .csv file, or with `several` any number; with `logs` also server logs and demos. */
export function CsvInput({
  files,
  logs = false,
  ...rest
}: {
  label: string
  hint: string
  files: readonly File[]
  onFile: (file: File, others: File[]) => void
  several?: boolean
  logs?: boolean
  disabled: boolean
}) {
  const { t } = useTranslation('admin')
  return (
    <FileInput
      {...rest}
      words={files.map(({ name }) => name).join(', ') || t(logs ? 'chooseScoreFiles' : 'chooseCsv')}
      accept={logs ? '.csv,.log,.txt,.gz,.dem,.zst,text/csv,text/plain' : '.csv,text/csv'}
      icon={<FileSpreadsheet size={22} aria-hidden />}
    />
  )
}
