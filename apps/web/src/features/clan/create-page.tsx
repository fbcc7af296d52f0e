import { useCurrentUser } from '../../base/session/current-user.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { EmptyState } from '../../base/ui/feedback/states.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import { Page } from '../../frame/shell/page.tsx'
import { ClanForm } from './clan-form.tsx'
import styles from './create-page.module.css'
import { useAddClan } from './mutations.ts'

/** Shows /clan/create: name and picture of a new clan, whose owner will be the user. */
export function CreatePage() {
  const { t } = useTranslation('clans')
  const user = useCurrentUser()
  const { found, saving } = useAddClan()
  return (
    <Page
      title={t('createTitle')}
      breadcrumbs={[
        { label: t('title'), link: { to: '/clan/{-$clanId}', params: { clanId: undefined } } },
        { label: t('createTitle') },
      ]}
    >
      <h1 className="below-4 t28 capital">{t('createTitle')}</h1>
      <Panel className={styles.panel}>
        {user?.clanMember ? (
          <EmptyState title={t('oneAtATime')} />
        ) : (
          <ClanForm
            start={{ name: '', img: '' }}
            submit={t('form.create')}
            saving={saving}
            onSubmit={found}
          />
        )}
      </Panel>
    </Page>
  )
}
