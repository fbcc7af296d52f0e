import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { trpc } from '../../base/api/client.ts'
import { lazyPart } from '../../base/loading/lazy-part.tsx'
import { Avatar } from '../../base/session/avatar.tsx'
import type { ProfileUser } from '../../base/session/current-user.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { useWanted } from '../../base/ui/base/use-wanted.ts'
import { Chip } from '../../base/ui/feedback/chip.tsx'
import { Button } from '../../base/ui/input/button.tsx'
import { Picture } from '../../base/ui/layout/picture.tsx'
import { AddFriendButton } from '../friends/add-friend-button.tsx'
import { BlockButton } from '../friends/block-button.tsx'
import { Badges } from './badges.tsx'
import styles from './profile-head.module.css'

const ProfileEditor = lazyPart(() => import('./profile-editor.tsx'))

/** Shows face, level, names, role and badges before the banner of the newest event; users can edit their own profile here. */
export function ProfileHead({ user, own }: { user: ProfileUser; own: boolean }) {
  const { t } = useTranslation('profile')
  const { wanted, want, forgo, giveUp } = useWanted()
  const ids = [...new Set([...user.badges, ...user.results].map(({ eventId }) => eventId))]
  const { data } = useQuery(trpc.event.getEvents.queryOptions({ ids }, { enabled: ids.length > 0 }))
  const events = data?.events ?? []
  const newest = events.find(({ id }) => id === Math.max(...ids))
  return (
    <div className={`holds columns-from-600 ${styles.head}`}>
      {newest?.img && (
        <Picture
          src={`/img/events/${newest.img}.png`}
          width={1280}
          height={480}
          className={`cover clips ${styles.banner}`}
        />
      )}
      <div className={`holds pad-1 framed-strong ground-well ${styles.face}`}>
        <Avatar user={user} size={132} eager />
        <span className={`stack in-middle pad-x-2 over t14 heavy ink-dark ${styles.level}`}>
          <span className="visually-hidden">{t('level', { level: user.level })}</span>
          <span aria-hidden>{user.level}</span>
        </span>
      </div>
      <div className={`shrinks ${styles.who}`}>
        <h1 className="breaks t28 bold" dir="auto">
          {user.name}
        </h1>
        <p className="row wrap middle gap-2 above-2 breaks soft">
          @{user.username}
          <Chip tone={user.role === 'admin' ? 'warning' : 'plain'}>{t(`role.${user.role}`)}</Chip>
        </p>
        <Badges badges={user.badges} events={events} own={own} />
      </div>
      {!own && (
        <div className={`row wrap middle gap-2 ${styles.act}`}>
          <AddFriendButton user={user} />
          <BlockButton user={user} />
        </div>
      )}
      {own && (
        <div className={`row wrap middle gap-2 ${styles.act}`}>
          <Button className="caps" onClick={want}>
            <Pencil size={15} aria-hidden />
            {t('edit')}
          </Button>
          {wanted && <ProfileEditor user={user} onClose={forgo} onFail={giveUp} />}
        </div>
      )}
    </div>
  )
}
