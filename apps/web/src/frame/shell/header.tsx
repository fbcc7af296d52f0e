import { Menu } from 'lucide-react'
import { lazyPart } from '../../base/loading/lazy-part.tsx'
import { useCurrentUser } from '../../base/session/current-user.ts'
import { StreamState } from '../../base/stream/stream-state.tsx'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Skeleton } from '../../base/ui/feedback/skeleton.tsx'
import { ButtonLink } from '../../base/ui/input/button.tsx'
import { IconButton } from '../../base/ui/input/icon-button.tsx'
import styles from './header.module.css'

const AccountBar = lazyPart(() => import('./account-bar.tsx'))

/** Shows the bar on top: the breadcrumb (filled by the page), points and account (rulebook 13.4). */
export function Header({
  breadcrumbs,
  menu,
}: {
  breadcrumbs: (slot: HTMLElement | null) => void
  menu?: { open: boolean; onOpen: () => void }
}) {
  const { t } = useTranslation('shell')
  return (
    <header className={`row middle line-below ${styles.header}`}>
      {menu && (
        <IconButton
          label={t('openMenu')}
          aria-expanded={menu.open}
          aria-controls="menu"
          onClick={menu.onOpen}
        >
          <Menu size={20} />
        </IconButton>
      )}
      <div ref={breadcrumbs} className={`fill shrinks measured ${styles.breadcrumbs}`} />
      <StreamState />
      <Account />
    </header>
  )
}

function Account() {
  const { t } = useTranslation('shell')
  const user = useCurrentUser()
  const waiting = <Skeleton width={150} height={42} radius={10} />
  if (user === undefined) return waiting
  if (user === null)
    return (
      <div className={`row middle ${styles.account}`}>
        <ButtonLink to="/login" look="quiet" size="s">
          {t('login')}
        </ButtonLink>
        <ButtonLink to="/signup" look="panel" size="s">
          {t('signUp')}
        </ButtonLink>
      </div>
    )
  return (
    <div className={`row middle ${styles.account}`}>
      <AccountBar user={user} fallback={waiting} />
    </div>
  )
}
