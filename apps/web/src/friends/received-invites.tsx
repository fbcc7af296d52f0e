import { Inbox } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PersonLink } from '../account/person-link.tsx'
import { Button } from '../ui/input/button.tsx'
import type { Tie } from './friendships.ts'
import { InvitesButton } from './invites-button.tsx'
import styles from './tie-list.module.css'
import { useAnswerInvite } from './use-answer-invite.ts'

/** Friend requests, each to be accepted or refused. */
export function ReceivedInvites({ invites }: { invites: readonly Tie[] }) {
  const { t } = useTranslation('friends')
  return (
    <InvitesButton icon={Inbox} label={t('received')} count={invites.length} none={t('noReceived')}>
      <ul className={styles.list}>
        {invites.map(invite => (
          <Request key={invite.person.id} invite={invite} />
        ))}
      </ul>
    </InvitesButton>
  )
}

function Request({ invite: { person, friendship } }: { invite: Tie }) {
  const { t } = useTranslation('friends')
  const { accept, refuse } = useAnswerInvite(person.name)
  const { senderId, recipientId } = friendship
  const between = { senderId, recipientId }
  return (
    <li className={styles.tie}>
      <PersonLink person={person} note={`@${person.username}`} />
      <div className={styles.acts}>
        <Button
          size="s"
          look="quiet"
          aria-label={t('refuseOf', { name: person.name })}
          busy={refuse.isPending}
          onClick={() => refuse.mutate(between)}
        >
          {t('refuse')}
        </Button>
        <Button
          size="s"
          look="beam"
          aria-label={t('acceptOf', { name: person.name })}
          busy={accept.isPending}
          onClick={() => accept.mutate(between)}
        >
          {t('accept')}
        </Button>
      </div>
    </li>
  )
}
