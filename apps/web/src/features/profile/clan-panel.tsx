import { clanRole } from '@game/domain'
import { Shield } from 'lucide-react'
import type { ProfileUser } from '../../base/session/current-user.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { EmptyState } from '../../base/ui/feedback/states.tsx'
import { ButtonLink } from '../../base/ui/input/button.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import { ClanCrest } from '../clan/clan-crest.tsx'

/** Shows the clan of a profile; owners and moderators have a link to manage it on their own profile. */
export function ClanPanel({ member, own }: { member: ProfileUser['clanMember']; own: boolean }) {
  const { t } = useTranslation('profile')
  if (!member)
    return (
      <Panel head={t('clan.title')}>
        <EmptyState
          icon={<Shield size={20} />}
          title={t('clan.none')}
          action={
            own && (
              <ButtonLink to="/clan/browse" className="caps">
                {t('clan.browse')}
              </ButtonLink>
            )
          }
        />
      </Panel>
    )
  const { clan, clanId, role } = member
  return (
    <Panel head={t('clan.title')}>
      <div className="row middle gap-4">
        <ClanCrest clan={clan} size={84} />
        <div className="shrinks">
          <p className="breaks t20 bold lines-120" dir="auto">
            {clan.name}
          </p>
          <p className="above-2 note tracked-6">
            {t('clan.members')} <strong>{clan.members}</strong>
          </p>
        </div>
      </div>
      <div className="row wrap gap-2 above-4">
        {own && role !== clanRole.member && <ButtonLink to="/clan/manage">{t('clan.manage')}</ButtonLink>}
        <ButtonLink to="/clan/{-$clanId}" params={{ clanId: String(clanId) }}>
          {t('clan.page')}
        </ButtonLink>
      </div>
    </Panel>
  )
}
