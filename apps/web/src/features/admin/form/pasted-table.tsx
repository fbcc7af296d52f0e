import { useEffect } from 'react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { TextArea } from '../../../base/ui/input/text-area.tsx'

/** Makes a CSV file of a table that was copied from a spreadsheet, as it is: its reader names the lines of faults (rulebook 11.43). */
export const tableFile = (text: string): File => new File([text], 'pasted.csv', { type: 'text/csv' })

/** A table has a header and at least one row. */
const isTable = (text: string): boolean => text.trim().includes('\n')

/** Calls `onTable` with a table that is pasted anywhere on the page except into a field (rulebook 11.43). */
export function usePastedTable(onTable: (text: string) => void): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      const inField = event.target instanceof Element && event.target.closest('input, textarea')
      if (!inField && isTable(text)) onTable(text)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [onTable])
}

/** A field to paste a table into, which a touch screen needs; it takes the table and stays empty. */
export function PasteField({ onTable }: { onTable: (text: string) => void }) {
  const { t } = useTranslation('admin')
  return (
    <TextArea
      label={t('pasteTable')}
      hint={t('pasteHint')}
      rows={2}
      value=""
      onChange={text => isTable(text) && onTable(text)}
    />
  )
}
