import { Copy } from 'lucide-react'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { copyText } from '../../base/ui/base/copy-text.ts'
import { Button } from '../../base/ui/input/button.tsx'
import styles from './copied-code.module.css'

/** Shows what is to be pasted elsewhere, with a button that copies it. */
export function CopiedCode({ label, code }: { label: string; code: string }) {
  const { t } = useTranslation('embed')
  const copy = () => copyText(code, { copied: t('code.copied'), notCopied: t('code.notCopied') })
  return (
    <div className={`stack middle gap-2 across-3 ${styles.copied}`}>
      <span className="whole-row caption caps strong">{label}</span>
      <code className={`breaks note pad-3 corners-control ground-well sunk ${styles.code}`}>{code}</code>
      <Button look="beam" onClick={copy}>
        <Copy size={16} aria-hidden />
        {t('code.copy')}
      </Button>
    </div>
  )
}
