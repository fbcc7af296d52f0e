import { useTranslation } from 'react-i18next'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import headStyles from './clan-head.module.css'
import styles from './clan-page.module.css'

export function ClanSkeleton() {
  const { t } = useTranslation('clans')
  return (
    <Loading label={t('loading')}>
      <div className={headStyles.head}>
        <Skeleton width={112} height={112} radius={24} />
        <div className={headStyles.what}>
          <Skeleton width="min(280px, 80%)" height={40} />
          <Skeleton width={120} height={20} />
        </div>
        <div className={headStyles.acts}>
          <Skeleton width={100} height={42} radius={10} />
        </div>
      </div>
      <div className={styles.columns}>
        <Skeleton height={420} radius={14} />
        <Skeleton height={420} radius={14} />
      </div>
    </Loading>
  )
}
