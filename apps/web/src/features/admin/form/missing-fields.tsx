import { useTranslation } from '../../../base/texts/use-translation.ts'
import styles from './missing-fields.module.css'

/**
 * Shows MISSING: and the names of the missing fields, else TO CORRECT: and those of the invalid ones, else READY TO SAVE;
 * updated during typing.
 */
export function MissingFields({
  names,
  invalid = [],
}: {
  names: readonly string[]
  invalid?: readonly string[]
}) {
  const { t } = useTranslation('admin')
  const ready = names.length + invalid.length === 0
  const words = () => {
    if (names.length > 0) return `${t('missing')} ${names.join(', ')}`
    return ready ? t('ready') : `${t('toCorrect')} ${invalid.join(', ')}`
  }
  return (
    <p
      className={`fill shrinks breaks t14 strong warning ${styles.missing}`}
      data-ready={ready || undefined}
      role="status"
    >
      {words()}
    </p>
  )
}
