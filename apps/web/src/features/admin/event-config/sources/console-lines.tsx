import { Copy } from 'lucide-react'
import { isLocalAddress } from '../../../../base/product/is-local-address.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { copyText } from '../../../../base/ui/base/copy-text.ts'
import { Button } from '../../../../base/ui/input/button.tsx'
import styles from './console-lines.module.css'

/** The three lines that connect a game server. */
export const consoleLines = (url: string): string =>
  ['log on', 'mp_logdetail 3', `logaddress_add_http "${url}"`].join('\n')

/** Shows lines for the console of a game server. */
export function ConsoleLines({ lines }: { lines: string }) {
  const { t } = useTranslation('admin-sources')
  return (
    <>
      {isLocalAddress() && <p className="below-3 note">{t('local')}</p>}
      <section aria-label={t('lines')}>
        <pre className={`pad-3 breaks framed ${styles.lines}`}>{lines}</pre>
      </section>
    </>
  )
}

/** Copies lines to the clipboard. */
export function CopyLines({ lines }: { lines: string }) {
  const { t } = useTranslation('admin-sources')
  return (
    <Button look="beam" onClick={() => copyText(lines, { copied: t('copied'), notCopied: t('notCopied') })}>
      <Copy size={16} aria-hidden />
      {t('copy')}
    </Button>
  )
}
