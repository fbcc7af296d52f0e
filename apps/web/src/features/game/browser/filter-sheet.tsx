import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Button } from '../../../base/ui/input/button.tsx'
import { Dialog } from '../../../base/ui/overlay/dialog.tsx'
import { BrowserFilters } from './browser-filters.tsx'
import { BrowserSearch } from './browser-search.tsx'
import styles from './filter-sheet.module.css'
import type { Browser } from './use-browser.ts'

/** Opens search and filters in a sheet, where the list's header has no space for them (rulebook 13.12). */
export default function FilterSheet({ browser, onClose }: { browser: Browser; onClose: () => void }) {
  const { t } = useTranslation('deck')
  return (
    <Dialog
      open
      onOpenChange={open => open || onClose()}
      title={t('filter.title')}
      size="s"
      footer={
        <>
          <Button onClick={browser.reset}>{t('filter.reset')}</Button>
          <Button look="beam" onClick={onClose}>
            {t('filter.show', { count: browser.shown.length })}
          </Button>
        </>
      }
    >
      <div className={`stack gap-4 ${styles.sheet}`}>
        <BrowserSearch search={browser.search} />
        <BrowserFilters search={browser.search} />
      </div>
    </Dialog>
  )
}
