import type { KeyplayType } from '@game/domain'
import type { ReactNode } from 'react'
import { KeyplayTypeIcon } from '../../../base/icons/keyplay-type-icon.tsx'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { formatMultiplier } from '../../game/shared/number-format.ts'
import styles from './catalogue-cells.module.css'

/** Shows an icon with the id or name that it stands for. */
export function IdCell({ id, icon }: { id: number | string; icon: ReactNode }) {
  return (
    <span className={`inline-row middle gap-2 ${styles.cell}`}>
      {icon}
      <span dir="auto">{id}</span>
    </span>
  )
}

/** Shows a multiplier in the reader's notation. */
export function Multiplier({ mult }: { mult: number }) {
  const { i18n } = useTranslation()
  return <>{formatMultiplier(mult, i18n.language)}</>
}

/** Shows a keyplay type with its icon; null is every type. */
export function TypeName({ type }: { type: KeyplayType | null }) {
  const { t } = useTranslation('admin-catalogue')
  if (type === null) return <>{t('anyType')}</>
  return <IdCell id={t(`types.${type}`)} icon={<KeyplayTypeIcon type={type} size={16} />} />
}
