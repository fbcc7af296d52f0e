import { LayoutGrid, Table2 } from 'lucide-react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { IconButton } from '../../../base/ui/input/icon-button.tsx'
import type { Browser } from './use-browser.ts'

/** Shows the cards as a table, or as cards again. */
export function TableViewButton({ browser: { asTable, setAsTable } }: { browser: Browser }) {
  const { t } = useTranslation('deck')
  const Icon = asTable ? LayoutGrid : Table2
  return (
    <IconButton
      label={t('table.view')}
      title={t('table.view')}
      aria-pressed={asTable}
      onClick={() => setAsTable(!asTable)}
    >
      <Icon size={20} />
    </IconButton>
  )
}
