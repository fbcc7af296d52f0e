import { Copy } from 'lucide-react'
import { useTranslation } from '../texts/use-translation.ts'
import { notify } from '../ui/feedback/notify.ts'
import { Button } from '../ui/input/button.tsx'
import styles from './webhooks-panel.module.css'

/** Shows a secret that no later answer of the server has, with a button that copies it. */
export function Secret({ secret, text, onDone }: { secret: string; text: string; onDone: () => void }) {
  const { t } = useTranslation('webhooks')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      notify('success', t('copied'))
    } catch {
      notify('error', t('notCopied'))
    }
  }
  return (
    <div className={styles.form}>
      <p className={styles.soft}>{text}</p>
      <p className={styles.value}>{secret}</p>
      <div className={styles.acts}>
        <Button look="beam" onClick={copy}>
          <Copy size={16} aria-hidden />
          {t('copy')}
        </Button>
        <Button onClick={onDone}>{t('done')}</Button>
      </div>
    </div>
  )
}
