import { useTranslation } from '../../base/texts/use-translation.ts'
import { Loading, Skeleton } from '../../base/ui/feedback/skeleton.tsx'
import headStyles from './clan-head.module.css'
import listSkeletonStyles from './list-skeleton.module.css'

export function ClanSkeleton() {
  const { t } = useTranslation('clans')
  return (
    <Loading label={t('loading')}>
      <div className={`stack middle gap-4 across-5 framed-strong ${headStyles.head}`}>
        <Skeleton width={112} height={112} radius={24} />
        <div className="column gap-2 shrinks">
          <Skeleton width="min(280px, 80%)" height={40} />
          <Skeleton width={120} height={20} />
        </div>
        <div className={`row wrap gap-2 ${headStyles.acts}`}>
          <Skeleton width={100} height={42} radius={10} />
        </div>
      </div>
      <div className="stack top gap-4 above-4 columns-from-1250">
        <Skeleton height={420} radius={14} />
        <Skeleton height={420} radius={14} />
      </div>
    </Loading>
  )
}

/**
 * Shows rows of members or clans while they load, as high as they will be; `head` is the height of a table's head.
 */
export function ListSkeleton({ rows, height, head = 0 }: { rows: number; height: number; head?: number }) {
  return (
    <div style={{ paddingTop: head }}>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a skeleton row has no id
        <div key={index} className={`stack middle gap-3 ${listSkeletonStyles.row}`} style={{ height }}>
          <Skeleton width={40} height={40} radius={10} />
          <Skeleton width={`${35 + ((index * 7) % 20)}%`} height={18} />
          <Skeleton width={72} height={22} />
        </div>
      ))}
    </div>
  )
}
