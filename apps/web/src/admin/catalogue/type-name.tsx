import type { KeyplayType } from '@game/domain'
import { useTranslation } from 'react-i18next'
import { KeyplayTypeIcon } from '../../icons/keyplay-type-icon.tsx'
import { IdCell } from './id-cell.tsx'

/** A keyplay type with its icon; null is every type. */
export function TypeName({ type }: { type: KeyplayType | null }) {
  const { t } = useTranslation('admin-catalogue')
  if (type === null) return <>{t('anyType')}</>
  return <IdCell id={t(`types.${type}`)} icon={<KeyplayTypeIcon type={type} size={16} />} />
}
