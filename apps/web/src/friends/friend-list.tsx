import { UserRoundMinus, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PersonLink } from '../account/person-link.tsx'
import { EmptyState } from '../ui/feedback/states.tsx'
import { IconButton } from '../ui/input/icon-button.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx'
import type { Tie } from './friendships.ts'
import styles from './tie-list.module.css'
import { useRemoveFriend } from './use-remove-friend.ts'

/** Friends, each to be removed after a question. */
export function FriendList({ friends }: { friends: readonly Tie[] }) {
  const { t } = useTranslation('friends')
  const [leaving, setLeaving] = useState<Tie>()
  const remove = useRemoveFriend(() => setLeaving(undefined))
  return (
    <Panel head={t('list', { count: friends.length })}>
      {friends.length === 0 ? (
        <EmptyState icon={<UsersRound size={20} />} title={t('none')} text={t('noneText')} />
      ) : (
        <ul className={styles.friends}>
          {friends.map(tie => (
            <li key={tie.person.id} className={styles.tie}>
              <PersonLink person={tie.person} note={`@${tie.person.username}`} />
              <IconButton
                size="s"
                label={t('remove', { name: tie.person.name })}
                onClick={() => setLeaving(tie)}
              >
                <UserRoundMinus size={17} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {leaving && (
        <ConfirmDialog
          open
          onOpenChange={open => open || setLeaving(undefined)}
          title={t('removal.title', { name: leaving.person.name })}
          busy={remove.isPending}
          onConfirm={() => {
            const { senderId, recipientId } = leaving.friendship
            remove.mutate({ senderId, recipientId })
          }}
        >
          {t('removal.text', { name: leaving.person.name })}
        </ConfirmDialog>
      )}
    </Panel>
  )
}
