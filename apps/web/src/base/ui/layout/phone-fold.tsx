import type { ReactNode } from 'react'
import styles from './phone-fold.module.css'
import { media, useMedia } from './use-media.ts'

/** Shows its content; on a phone it is folded under a summary. `summary` is what the content shows about itself elsewhere. */
export function PhoneFold({ summary, children }: { summary: string; children: ReactNode }) {
  if (useMedia(media.from600)) return children
  return (
    <details>
      <summary className={`note pressable ${styles.summary}`}>{summary}</summary>
      {children}
    </details>
  )
}
