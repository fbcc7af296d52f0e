import { Loading, Skeleton } from '../../base/ui/feedback/skeleton.tsx'

/** Keeps the space of the page while it loads. */
export function RivalrySkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <Skeleton height={168} radius={20} />
      <Skeleton height={340} radius={14} />
      <Skeleton height={260} radius={14} />
    </Loading>
  )
}
