import { useTranslation } from '../../base/texts/use-translation.ts'
import { Loading, Skeleton } from '../../base/ui/feedback/skeleton.tsx'
import styles from './shell.module.css'

/** Shows the outline of any screen until the viewer's access is known and its code has loaded (rulebook 13.63). */
export function Pending() {
  const { t } = useTranslation('ui')
  return (
    <Loading label={t('loading')}>
      <div className={styles.pending}>
        <Skeleton height={62} radius={14} />
        <Skeleton height={480} radius={14} />
      </div>
    </Loading>
  )
}
