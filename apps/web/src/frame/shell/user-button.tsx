import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { lazyPart } from '../../base/loading/lazy-part.tsx'
import { usePrefetchWithUse } from '../../base/loading/prefetch.ts'
import { Avatar } from '../../base/session/avatar.tsx'
import type { CurrentUser } from '../../base/session/current-user.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { useWanted } from '../../base/ui/base/use-wanted.ts'
import styles from './user-button.module.css'

const UserMenu = lazyPart(() => import('./user-menu.tsx'))

/** Opens the account's menu; its code loads with the first use of the page. */
export function UserButton({ user }: { user: CurrentUser }) {
  const { wanted, want, giveUp } = useWanted()
  usePrefetchWithUse(UserMenu)
  const { prefetch } = UserMenu
  const face = <Face user={user} onPointerEnter={prefetch} onFocus={prefetch} onClick={want} />
  return wanted ? <UserMenu trigger={<Face user={user} />} fallback={face} onFail={giveUp} /> : face
}

function Face({ user, ...rest }: { user: CurrentUser } & ComponentProps<'button'>) {
  const { t } = useTranslation('shell')
  return (
    <button
      type="button"
      {...rest}
      className={`row middle gap-2 t14 medium ${styles.button}`}
      aria-label={t('userMenu', { name: user.name })}
    >
      <Avatar user={user} size={32} eager />
      <span className={`cut ${styles.name}`} dir="auto">
        {user.name}
      </span>
      <ChevronDown size={15} aria-hidden />
    </button>
  )
}
