import { isLocalAddress } from '../../../../base/product/is-local-address.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { copyText } from '../../../../base/ui/base/copy-text.ts'
import { Button } from '../../../../base/ui/input/button.tsx'
import { Dialog } from '../../../../base/ui/overlay/dialog.tsx'
import styles from './console-lines-dialog.module.css'
import type { NewSource } from './sources.ts'

/** Shows the three lines that connect a game server, and copies them; the address in them is shown only this once. */
export function ConsoleLinesDialog({ source, onClose }: { source: NewSource; onClose: () => void }) {
  const { t } = useTranslation('admin-sources')
  const lines = ['log on', 'mp_logdetail 3', `logaddress_add_http "${source.url}"`].join('\n')
  const copy = () => copyText(lines, { copied: t('copied'), notCopied: t('notCopied') })
  const footer = (
    <>
      <Button look="quiet" onClick={onClose}>
        {t('done')}
      </Button>
      <Button look="beam" onClick={copy}>
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
      <p className="below-3 note">{t('addedText')}</p>
      {isLocalAddress() && <p className="below-3 note">{t('local')}</p>}
      <section aria-label={t('lines')}>
        <pre className={`pad-3 breaks framed ${styles.lines}`}>{lines}</pre>
      </section>
    </Dialog>
  )
}
