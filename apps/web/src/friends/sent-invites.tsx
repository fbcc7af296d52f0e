import { Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PersonLink } from '../account/person-link.tsx'
import { Button } from '../ui/input/button.tsx'
import type { Tie } from './friendships.ts'
import { InvitesButton } from './invites-button.tsx'
import styles from './tie-list.module.css'
import { useCancelInvite } from './use-cancel-invite.ts'

/** Invites that await an answer, each to be taken back. */
export function SentInvites({ invites }: { invites: readonly Tie[] }) {
  const { t } = useTranslation('friends')
  return (
    <InvitesButton icon={Send} label={t('sent')} count={invites.length} none={t('noSent')}>
      <ul className={styles.list}>
        {invites.map(invite => (
          <Sent key={invite.person.id} invite={invite} />
        ))}
      </ul>
    </InvitesButton>
  )
}

function Sent({ invite: { person, friendship } }: { invite: Tie }) {
  const { t } = useTranslation('friends')
  const cancel = useCancelInvite(person.name)
  const { senderId, recipientId } = friendship
  return (
    <li className={styles.tie}>
      <PersonLink person={person} note={`@${person.username}`} />
      <Button
        size="s"
        aria-label={t('cancelOf', { name: person.name })}
        busy={cancel.isPending}
        onClick={() => cancel.mutate({ senderId, recipientId })}
      >
        {t('cancel')}
      </Button>
    </li>
  )
}
