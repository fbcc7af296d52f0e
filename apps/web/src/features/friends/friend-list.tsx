import { UserRoundMinus, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { RivalLink } from '../../base/session/rival-link.tsx'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { EmptyState } from '../../base/ui/feedback/states.tsx'
import { IconButton } from '../../base/ui/input/icon-button.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import { ConfirmDialog } from '../../base/ui/overlay/confirm-dialog.tsx'
import { UserLink } from '../account/user-link.tsx'
import styles from './friend-list.module.css'
import type { FriendLink } from './friendships.ts'
import { useRemoveFriend } from './mutations.ts'

/** Lists friends, each with a button that removes after a confirmation. */
export function FriendList({ friends }: { friends: readonly FriendLink[] }) {
  const { t } = useTranslation('friends')
  const [leaving, setLeaving] = useState<FriendLink>()
  const remove = useRemoveFriend(() => setLeaving(undefined))
  return (
    <Panel head={t('list', { count: friends.length })}>
      {friends.length === 0 ? (
        <EmptyState icon={<UsersRound size={20} />} title={t('none')} text={t('noneText')} />
      ) : (
        <ul className={styles.friends}>
          {friends.map(link => (
            <li
              key={link.user.id}
              className={`row middle between gap-3 shrinks framed ground-tile ${styles.friend}`}
            >
              <UserLink user={link.user} note={`@${link.user.username}`} />
              <span className="row gap-1">
                <RivalLink userName={link.user.username} label={t('rival', { name: link.user.username })} />
                <IconButton
                  size="s"
                  label={t('remove', { name: link.user.name })}
                  onClick={() => setLeaving(link)}
                >
                  <UserRoundMinus size={17} />
                </IconButton>
              </span>
            </li>
          ))}
        </ul>
      )}
      {leaving && (
        <ConfirmDialog
          open
          onOpenChange={open => open || setLeaving(undefined)}
          title={t('removal.title')}
          busy={remove.isPending}
          onConfirm={() => {
            const { senderId, recipientId } = leaving.friendship
            remove.mutate({ senderId, recipientId })
          }}
        >
          {t('removal.text', { name: leaving.user.name })}
        </ConfirmDialog>
      )}
    </Panel>
  )
}
