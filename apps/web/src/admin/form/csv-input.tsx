import { FileSpreadsheet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { FileInput } from '../../ui/input/file-input.tsx'

/** Takes a .csv file. */
export function CsvInput({
  file,
  ...rest
}: {
  label: string
  hint: string
  file: File | undefined
  onFile: (file: File) => void
  disabled: boolean
}) {
  const { t } = useTranslation('admin')
  return (
    <FileInput
      {...rest}
      words={file ? file.name : t('chooseCsv')}
      accept=".csv,text/csv"
      icon={<FileSpreadsheet size={22} aria-hidden />}
    />
  )
}
