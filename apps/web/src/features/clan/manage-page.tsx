import { clanRole } from '@game/domain'
import { useCurrentUser } from '../../base/session/current-user.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { ButtonLink } from '../../base/ui/input/button.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import { Page } from '../../frame/shell/page.tsx'
import { ClanForm } from './clan-form.tsx'
import { MemberActs } from './member-acts.tsx'
import { MemberList } from './member-list.tsx'
import { useUpdateClan } from './mutations.ts'

/** Shows /clan/manage: the owner edits the clan; owner and moderators manage the members. */
export function ManagePage() {
  const { t } = useTranslation('clans')
  const member = useCurrentUser()?.clanMember
  const update = useUpdateClan()
  if (!member) return null
  const { clan, role } = member
  const clanPage = { to: '/clan/{-$clanId}', params: { clanId: undefined } } as const
  return (
    <Page
      title={t('manageTitle')}
      breadcrumbs={[{ label: clan.name, link: clanPage, isName: true }, { label: t('manageTitle') }]}
    >
      <div className="row wrap middle between gap-3 below-4">
        <h1 className="t28 capital">{t('manageTitle')}</h1>
        <ButtonLink {...clanPage}>{t('backToClan')}</ButtonLink>
      </div>
      {role === clanRole.owner && (
        <Panel className="below-4">
          <ClanForm
            key={`${clan.name} ${clan.img}`}
            start={clan}
            submit={t('form.save')}
            saving={update}
            onSubmit={data => update.mutate({ clanId: clan.id, data })}
          />
        </Panel>
      )}
      <MemberList clan={clan} actOn={other => <MemberActs member={other} viewer={role} />} />
    </Page>
  )
}
