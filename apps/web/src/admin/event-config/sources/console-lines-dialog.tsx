import { useTranslation } from '../../../texts/use-translation.ts'
import { notify } from '../../../ui/feedback/notify.ts'
import { Button } from '../../../ui/input/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import styles from './console-lines-dialog.module.css'
import type { NewSource } from './sources.ts'

/** Shows the three lines that connect a game server, and copies them; the address in them is shown only this once. */
export function ConsoleLinesDialog({ source, onClose }: { source: NewSource; onClose: () => void }) {
  const { t } = useTranslation('admin-sources')
  const lines = ['log on', 'mp_logdetail 3', `logaddress_add_http "${source.url}"`].join('\n')
  const copy = () =>
    writeToClipboard(lines).then(
      () => notify('success', t('copied')),
      () => notify('error', t('notCopied')),
    )
  const footer = (
    <>
      <Button look="quiet" onClick={onClose}>
        {t('done')}
      </Button>
      <Button look="beam" onClick={() => void copy()}>
        {t('copy')}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t('addedTitle', { name: source.name })}
      footer={footer}
    >
      <p className={styles.text}>{t('addedText')}</p>
      <section aria-label={t('lines')}>
        <pre className={styles.lines}>{lines}</pre>
      </section>
    </Dialog>
  )
}

/** Rejects if the browser has no clipboard, as without TLS, or does not allow access to it. */
const writeToClipboard = async (text: string): Promise<void> => navigator.clipboard.writeText(text)
