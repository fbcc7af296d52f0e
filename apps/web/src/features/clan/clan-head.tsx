import { clanRole } from '@game/domain'
import { UsersRound } from 'lucide-react'
import { useCurrentUser } from '../../base/session/current-user.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { ButtonLink } from '../../base/ui/input/button.tsx'
import { DeleteClan, JoinButton, LeaveClan } from './clan-buttons.tsx'
import { type Clan, ClanCrest } from './clan-crest.tsx'
import styles from './clan-head.module.css'

/** Shows crest, name, members and the viewer's actions: the owner can delete, other members leave, everyone else join. */
export function ClanHead({ clan }: { clan: Clan }) {
  const { t } = useTranslation('clans')
  const user = useCurrentUser()
  const role = user?.clanMember?.clanId === clan.id ? user.clanMember.role : null
  return (
    <div className={`stack middle gap-4 across-5 framed-strong ${styles.head}`}>
      <ClanCrest clan={clan} size={112} />
      <div className="column gap-2 shrinks">
        <h1 className="breaks t28 bold" dir="auto">
          {clan.name}
        </h1>
        <p className="row middle gap-2 note tracked-6">
          <UsersRound size={16} aria-hidden />
          {t('members')} <strong>{clan.members}</strong>
        </p>
      </div>
      <div className={`row wrap gap-2 ${styles.acts}`}>
        {role !== null && role !== clanRole.member && (
          <ButtonLink to="/clan/manage">{t('manage')}</ButtonLink>
        )}
        {role === clanRole.owner ? (
          <DeleteClan clan={clan} />
        ) : role !== null ? (
          <LeaveClan clan={clan} />
        ) : (
          <JoinButton clan={clan} look="beam" />
        )}
      </div>
    </div>
  )
}
