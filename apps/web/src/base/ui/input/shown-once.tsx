import { Copy } from 'lucide-react'
import { copyText } from '../base/copy-text.ts'
import { Button } from './button.tsx'
import styles from './shown-once.module.css'

/** Shows a secret that no later answer of the server has, with a button that copies it; `label` is above it. */
export function ShownOnce({
  secret,
  text,
  label,
  says,
  onDone,
}: {
  secret: string
  text: string
  label?: string
  says: { copy: string; copied: string; notCopied: string; done: string }
  onDone: () => void
}) {
  return (
    <div className="column gap-4">
      <p className="note">{text}</p>
      <div>
        {label !== undefined && <p className="below-2 breaks note strong">{label}</p>}
        <p className={`pad-3 breaks framed ${styles.secret}`}>{secret}</p>
      </div>
      <div className="row wrap middle gap-3">
        <Button look="beam" onClick={() => copyText(secret, says)}>
          <Copy size={16} aria-hidden />
          {says.copy}
        </Button>
        <Button onClick={onDone}>{says.done}</Button>
      </div>
    </div>
  )
}
