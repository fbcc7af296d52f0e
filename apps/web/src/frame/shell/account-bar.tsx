import { lazyPart } from '../../base/loading/lazy-part.tsx'
import { useIsUsed } from '../../base/loading/prefetch.ts'
import type { CurrentUser } from '../../base/session/current-user.ts'
import { usePoints } from '../../base/texts/use-points.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { NotificationButton } from '../notifications/notification-button.tsx'
import { UserButton } from './user-button.tsx'

const DeviceArea = lazyPart(() => import('../device/device-area.tsx'))

/** Shows the user's points of all events. */
function Points({ points }: { points: number }) {
  const { t } = useTranslation('shell')
  const shown = usePoints()(points)
  return (
    <span className="inline-row baseline gap-1 one-line t14 well pad-2-3">
      <span className="visually-hidden">{t('pointsOf', { points })}</span>
      <strong aria-hidden>{shown}</strong>
      <span aria-hidden className="caption">
        {t('points')}
      </span>
    </span>
  )
}

/** Shows points, notifications and account; once the page is used, what concerns the device follows. */
export default function AccountBar({ user }: { user: CurrentUser }) {
  const isUsed = useIsUsed()
  return (
    <>
      <Points points={user.points} />
      <NotificationButton />
      <UserButton user={user} />
      {isUsed && <DeviceArea />}
    </>
  )
}
