import { ChevronDown } from 'lucide-react'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../session/avatar.tsx'
import type { CurrentUser } from '../session/current-user.ts'
import styles from './user-button.module.css'

const loadMenu = () => import('./user-menu.tsx')
const UserMenu = lazy(loadMenu)

/** Opens the account's menu; its code loads when the pointer or the focus first nears the button. */
export function UserButton({ user }: { user: CurrentUser }) {
  const [wanted, setWanted] = useState(false)
  const face = (
    <Face user={user} onPointerEnter={loadMenu} onFocus={loadMenu} onClick={() => setWanted(true)} />
  )
  if (!wanted) return face
  return (
    <Suspense fallback={face}>
      <UserMenu trigger={<Face user={user} />} />
    </Suspense>
  )
}

function Face({ user, ...rest }: { user: CurrentUser } & ComponentProps<'button'>) {
  const { t } = useTranslation('shell')
  return (
    <button type="button" {...rest} className={styles.button} aria-label={t('userMenu', { name: user.name })}>
      <Avatar user={user} size={32} eager />
      <span className={styles.name}>{user.name}</span>
      <ChevronDown size={15} aria-hidden />
    </button>
  )
}
