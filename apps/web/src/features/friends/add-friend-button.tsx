import { Clock, UserRoundCheck, UserRoundPlus } from 'lucide-react'
import { useCurrentUser } from '../../base/session/current-user.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Chip } from '../../base/ui/feedback/chip.tsx'
import { Button } from '../../base/ui/input/button.tsx'
import { type FriendLink, friendsOf, invitesOf, requestsOf } from './friendships.ts'
import { useAnswerInvite, useCancelInvite, useSendInvite } from './mutations.ts'

type Other = FriendLink['user']

/** Invites another user, or shows how the viewer stands to them: invited, waiting for an answer, or friends (rulebook 13.24). */
export function AddFriendButton({ user }: { user: Pick<Other, 'id' | 'name' | 'username'> }) {
  const { t } = useTranslation('friends')
  const self = useCurrentUser()
  if (!self || self.id === user.id || self.blocked.some(({ id }) => id === user.id)) return null
  const withUser = (links: readonly FriendLink[]) => links.find(link => link.user.id === user.id)
  const invite = withUser(invitesOf(self))
  const request = withUser(requestsOf(self))
  if (invite) return <CancelInvite link={invite} />
  if (request) return <AcceptInvite link={request} />
  if (withUser(friendsOf(self)))
    return (
      <Chip tone="success">
        <UserRoundCheck size={14} aria-hidden /> {t('areFriends')}
      </Chip>
    )
  return <SendInvite senderName={self.username} recipientName={user.username} />
}

function SendInvite(names: { senderName: string; recipientName: string }) {
  const { t } = useTranslation('friends')
  const invite = useSendInvite()
  return (
    <Button look="beam" busy={invite.isPending} onClick={() => invite.mutate(names)}>
      <UserRoundPlus size={16} aria-hidden />
      {t('addFriend')}
    </Button>
  )
}

function CancelInvite({ link: { user, friendship } }: { link: FriendLink }) {
  const { t } = useTranslation('friends')
  const cancel = useCancelInvite(user.name)
  const { senderId, recipientId } = friendship
  return (
    <Button
      aria-label={t('cancelOf', { name: user.name })}
      busy={cancel.isPending}
      onClick={() => cancel.mutate({ senderId, recipientId })}
    >
      <Clock size={15} aria-hidden />
      {t('cancelInvite')}
    </Button>
  )
}

function AcceptInvite({ link: { user, friendship } }: { link: FriendLink }) {
  const { t } = useTranslation('friends')
  const { accept } = useAnswerInvite(user.name)
  const { senderId, recipientId } = friendship
  return (
    <Button
      look="beam"
      aria-label={t('acceptOf', { name: user.name })}
      busy={accept.isPending}
      onClick={() => accept.mutate({ senderId, recipientId })}
    >
      <UserRoundCheck size={16} aria-hidden />
      {t('accept')}
    </Button>
  )
}
