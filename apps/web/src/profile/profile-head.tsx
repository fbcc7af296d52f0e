import { Pencil } from 'lucide-react'
import { AddFriendButton } from '../friends/add-friend-button.tsx'
import { BlockButton } from '../friends/block-button.tsx'
import { lazyPart } from '../loading/lazy-part.tsx'
import { Avatar } from '../session/avatar.tsx'
import type { ProfileUser } from '../session/current-user.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { Chip } from '../ui/feedback/chip.tsx'
import { useWanted } from '../ui/feedback/use-wanted.ts'
import { Button } from '../ui/input/button.tsx'
import { Badges } from './badges.tsx'
import styles from './profile-head.module.css'

const ProfileEditor = lazyPart(() => import('./profile-editor.tsx'))

/** Shows face, level, names, role and badges; users can edit their own profile here. */
export function ProfileHead({ user, own }: { user: ProfileUser; own: boolean }) {
  const { t } = useTranslation('profile')
  const { wanted, want, forgo, giveUp } = useWanted()
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
        <h1 className={styles.name} dir="auto">
          {user.name}
        </h1>
        <p className={styles.username}>
          @{user.username}
          <Chip tone={user.role === 'admin' ? 'warning' : 'plain'}>{t(`role.${user.role}`)}</Chip>
        </p>
        <Badges badges={user.badges} own={own} />
      </div>
      {!own && (
        <div className={styles.act}>
          <AddFriendButton user={user} />
          <BlockButton user={user} />
        </div>
      )}
      {own && (
        <div className={styles.act}>
          <Button onClick={want}>
            <Pencil size={15} aria-hidden />
            {t('edit')}
          </Button>
          {wanted && <ProfileEditor user={user} onClose={forgo} onFail={giveUp} />}
        </div>
      )}
    </div>
  )
}
