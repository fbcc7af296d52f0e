import { FailedState } from '../../base/api/failed-state.tsx'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Loading, Skeleton } from '../../base/ui/feedback/skeleton.tsx'

type Reading = { isError: boolean; error: unknown; refetch: () => unknown; isFetching: boolean }

/** Shows instead of ranks or their history that they are being read, as high as they will be, or could not be. */
export function RanksWaiting({
  reading: { isError, error, refetch, isFetching },
  height,
}: {
  reading: Reading
  height: number
}) {
  const { t } = useTranslation('rivalry')
  if (isError) return <FailedState error={error} onRetry={() => refetch()} busy={isFetching} />
  return (
    <Loading label={t('ranks.loading')}>
      <Skeleton height={height} radius={10} />
    </Loading>
  )
}
