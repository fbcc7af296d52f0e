import { lazy, Suspense } from 'react'
import type { CurrentUser } from '../account/current-user.ts'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { Points } from './points.tsx'
import { UserButton } from './user-button.tsx'

const NotificationButton = lazy(() => import('../notifications/notification-button.tsx'))

/** One's points, notifications and account. The bell comes with what keeps it live, which no visitor needs. */
export function AccountBar({ user }: { user: CurrentUser }) {
  return (
    <>
      <Points points={user.points} />
      <Suspense fallback={<Skeleton width={42} height={42} radius={10} />}>
        <NotificationButton />
      </Suspense>
      <UserButton user={user} />
    </>
  )
}
