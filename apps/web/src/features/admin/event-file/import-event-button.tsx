import { Upload } from 'lucide-react'
import type { ComponentProps } from 'react'
import { lazyPart } from '../../../base/loading/lazy-part.tsx'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { withTexts } from '../../../base/texts/with-texts.ts'
import { useWanted } from '../../../base/ui/base/use-wanted.ts'
import { Button } from '../../../base/ui/input/button.tsx'

const ImportEventDialog = lazyPart(() =>
  withTexts(import('./import-event-dialog.tsx'), 'admin-event-file', 'rules'),
)

/** Opens the import of an event file; its code loads with the first press. */
export function ImportEventButton({
  events,
}: {
  events: ComponentProps<typeof ImportEventDialog>['events']
}) {
  const { t } = useTranslation('admin-events')
  const { wanted, want, forgo, giveUp } = useWanted()
  return (
    <>
      <Button onClick={want} onPointerEnter={ImportEventDialog.prefetch}>
        <Upload size={16} aria-hidden />
        {t('import')}
      </Button>
      {wanted && <ImportEventDialog events={events} onClose={forgo} onFail={giveUp} />}
    </>
  )
}
