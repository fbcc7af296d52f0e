import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { Button } from '../../../../base/ui/input/button.tsx'
import { Dialog } from '../../../../base/ui/overlay/dialog.tsx'
import { ConsoleLines, CopyLines, consoleLines } from './console-lines.tsx'
import type { NewSource } from './sources.ts'

/** Shows the three lines that connect a game server, and copies them; the address in them is shown only this once. */
export function ConsoleLinesDialog({ source, onClose }: { source: NewSource; onClose: () => void }) {
  const { t } = useTranslation('admin-sources')
  const lines = consoleLines(source.url)
  const footer = (
    <>
      <Button look="quiet" onClick={onClose}>
        {t('done')}
      </Button>
      <CopyLines lines={lines} />
    </>
  )
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t('addedTitle', { name: source.name })}
      footer={footer}
    >
      <p className="below-3 note">{t('addedText')}</p>
      <ConsoleLines lines={lines} />
    </Dialog>
  )
}
