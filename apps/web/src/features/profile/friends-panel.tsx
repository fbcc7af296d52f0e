import { Link } from '@tanstack/react-router'
import { UsersRound } from 'lucide-react'
import { Avatar } from '../../base/session/avatar.tsx'
import type { CurrentUser } from '../../base/session/current-user.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { EmptyState } from '../../base/ui/feedback/states.tsx'
import { ButtonLink } from '../../base/ui/input/button.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import { friendsOf, invitesOf, requestsOf } from '../friends/friendships.ts'
import styles from './friends-panel.module.css'

type FriendshipsOfUser = Pick<CurrentUser, 'friendshipsSent' | 'friendshipsReceived'>

/** Shows the faces of friends; the user's own profile also shows the number of pending invites. */
export function FriendsPanel({ user, own }: { user: FriendshipsOfUser; own: boolean }) {
  const { t } = useTranslation('profile')
  const friends = friendsOf(user)
  const toFriends = own && (
    <ButtonLink to="/friends" size="s">
      {t('friends.all')}
    </ButtonLink>
  )
  return (
    <Panel head={t('friends.title')} actions={toFriends}>
      {own && (
        <dl className={`row wrap gap-2 below-4 ${styles.counts}`}>
          <div>
            <dt>{t('friends.awaiting')}</dt>
            <dd>{invitesOf(user).length}</dd>
          </div>
          <div>
            <dt>{t('friends.requests')}</dt>
            <dd>{requestsOf(user).length}</dd>
          </div>
        </dl>
      )}
      {friends.length === 0 ? (
        <EmptyState
          icon={<UsersRound size={20} />}
          title={t('friends.none')}
          text={own ? t('friends.noneText') : undefined}
        />
      ) : (
        <ul className={`stack gap-2 ${styles.friends}`}>
          {friends.map(({ user }) => (
            <li key={user.id}>
              <Link
                to="/profile/{-$userName}"
                params={{ userName: user.username }}
                className={`row middle gap-3 tile pad-2 ${styles.friend}`}
              >
                <Avatar user={user} size={40} />
                <span className="shrinks cut medium" dir="auto">
                  {user.name}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
