import { useCurrentUser } from '../../base/session/current-user.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Page } from '../../frame/shell/page.tsx'
import { BlockedList } from './blocked-list.tsx'
import { FriendList } from './friend-list.tsx'
import styles from './friends-page.module.css'
import { friendsOf, invitesOf, requestsOf } from './friendships.ts'
import { InviteForm } from './invite-form.tsx'
import { ReceivedInvites, SentInvites } from './invite-lists.tsx'

/** Shows /friends: the user's friends, and the sent and received invites (rulebook 13.25). */
export function FriendsPage() {
  const { t } = useTranslation('friends')
  const user = useCurrentUser()
  if (!user) return null
  return (
    <Page title={t('title')}>
      <h1 className="below-4 t28 capital">{t('title')}</h1>
      <div className={`stack gap-4 below-4 columns-from-1000 ${styles.top}`}>
        <InviteForm senderName={user.username} />
        <div className={`stack gap-3 ${styles.invites}`}>
          <ReceivedInvites invites={requestsOf(user)} />
          <SentInvites invites={invitesOf(user)} />
        </div>
      </div>
      <div className="stack gap-4">
        <FriendList friends={friendsOf(user)} />
        <BlockedList blocked={user.blocked} />
      </div>
    </Page>
  )
}
