import { RotateCw } from 'lucide-react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import styles from './card-control.module.css'

/** Turns a card over. */
export function FlipButton({ name, onFlip }: { name: string; onFlip: () => void }) {
  const { t } = useTranslation('deck')
  return (
    <button
      type="button"
      className={`stack in-middle no-pad ink ${styles.control}`}
      data-part="flip"
      aria-label={t('flip', { name })}
      onClick={onFlip}
    >
      <RotateCw className={styles.icon} aria-hidden />
    </button>
  )
}
