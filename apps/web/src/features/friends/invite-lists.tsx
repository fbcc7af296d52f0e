import { Inbox, Send } from 'lucide-react'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Button } from '../../base/ui/input/button.tsx'
import { UserLink } from '../account/user-link.tsx'
import styles from './friend-list.module.css'
import type { FriendLink } from './friendships.ts'
import { InvitesButton } from './invites-button.tsx'
import { useAnswerInvite, useCancelInvite } from './mutations.ts'

/** Lists received invites, each to be accepted or refused. */
export function ReceivedInvites({ invites }: { invites: readonly FriendLink[] }) {
  const { t } = useTranslation('friends')
  return (
    <InvitesButton icon={Inbox} label={t('received')} count={invites.length} none={t('noReceived')}>
      <ul className={styles.list}>
        {invites.map(invite => (
          <Request key={invite.user.id} invite={invite} />
        ))}
      </ul>
    </InvitesButton>
  )
}

function Request({ invite: { user, friendship } }: { invite: FriendLink }) {
  const { t } = useTranslation('friends')
  const { accept, refuse } = useAnswerInvite(user.name)
  const { senderId, recipientId } = friendship
  const between = { senderId, recipientId }
  return (
    <li className={`row middle between gap-3 shrinks framed ground-tile ${styles.friend}`}>
      <UserLink user={user} note={`@${user.username}`} />
      <div className="row gap-1">
        <Button
          size="s"
          look="quiet"
          aria-label={t('refuseOf', { name: user.name })}
          busy={refuse.isPending}
          onClick={() => refuse.mutate(between)}
        >
          {t('refuse')}
        </Button>
        <Button
          size="s"
          look="beam"
          aria-label={t('acceptOf', { name: user.name })}
          busy={accept.isPending}
          onClick={() => accept.mutate(between)}
        >
          {t('accept')}
        </Button>
      </div>
    </li>
  )
}

/** Lists sent invites, each to be cancelled. */
export function SentInvites({ invites }: { invites: readonly FriendLink[] }) {
  const { t } = useTranslation('friends')
  return (
    <InvitesButton icon={Send} label={t('sent')} count={invites.length} none={t('noSent')}>
      <ul className={styles.list}>
        {invites.map(invite => (
          <Sent key={invite.user.id} invite={invite} />
        ))}
      </ul>
    </InvitesButton>
  )
}

function Sent({ invite: { user, friendship } }: { invite: FriendLink }) {
  const { t } = useTranslation('friends')
  const cancel = useCancelInvite(user.name)
  const { senderId, recipientId } = friendship
  return (
    <li className={`row middle between gap-3 shrinks framed ground-tile ${styles.friend}`}>
      <UserLink user={user} note={`@${user.username}`} />
      <Button
        size="s"
        aria-label={t('cancelOf', { name: user.name })}
        busy={cancel.isPending}
        onClick={() => cancel.mutate({ senderId, recipientId })}
      >
        {t('cancel')}
      </Button>
    </li>
  )
}
