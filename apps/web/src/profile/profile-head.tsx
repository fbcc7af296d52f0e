import { Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../session/avatar.tsx'
import type { ProfileUser } from '../session/current-user.ts'
import { Chip } from '../ui/feedback/chip.tsx'
import { Button } from '../ui/input/button.tsx'
import { Badges } from './badges.tsx'
import styles from './profile-head.module.css'

const ProfileEditor = lazy(() => import('./profile-editor.tsx'))

/** Shows face, level, names, role and badges; the own profile can be edited here. */
export function ProfileHead({ user, own }: { user: ProfileUser; own: boolean }) {
  const { t } = useTranslation('profile')
  const [editing, setEditing] = useState(false)
  return (
    <div className={styles.head}>
      <div className={styles.face}>
        <Avatar user={user} size={132} eager />
        <span className={styles.level}>
          <span className="visually-hidden">{t('level', { level: user.level })}</span>
          <span aria-hidden>{user.level}</span>
        </span>
      </div>
      <div className={styles.who}>
        <h1 className={styles.name}>{user.name}</h1>
        <p className={styles.username}>
          @{user.username}
          <Chip tone={user.role === 'admin' ? 'warning' : 'plain'}>{t(`role.${user.role}`)}</Chip>
        </p>
        <Badges badges={user.badges} own={own} />
      </div>
      {own && (
        <div className={styles.act}>
          <Button onClick={() => setEditing(true)}>
            <Pencil size={15} aria-hidden />
            {t('edit')}
          </Button>
          <Suspense fallback={null}>
            {editing && <ProfileEditor user={user} onClose={() => setEditing(false)} />}
          </Suspense>
        </div>
      )}
    </div>
  )
}
