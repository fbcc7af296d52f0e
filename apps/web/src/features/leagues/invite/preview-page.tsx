import { readLeagueCode } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { Compass } from 'lucide-react'
import { useEffect } from 'react'
import { trpc } from '../../../base/api/client.ts'
import { FailedState } from '../../../base/api/failed-state.tsx'
import { failureOf } from '../../../base/api/failure.ts'
import { useCurrentUser } from '../../../base/session/current-user.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Loading, Skeleton } from '../../../base/ui/feedback/skeleton.tsx'
import { EmptyState } from '../../../base/ui/feedback/states.tsx'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import { Page } from '../../../frame/shell/page.tsx'
import { CodeForm } from './code-form.tsx'
import { Invitation } from './invitation.tsx'
import { forgetInvitation, invitation } from './invitation-memory.ts'
import styles from './preview-page.module.css'

/** Shows /l/{code}: what a league is, before joining it and before signing up (rulebook 19.2). */
export function PreviewPage({ code: typed }: { code: string }) {
  const { t } = useTranslation('leagues')
  const code = readLeagueCode(typed)
  const list = { label: t('title'), link: { to: '/leagues' } } as const
  return (
    <Page title={t('preview.title')} breadcrumbs={[list, { label: t('preview.title') }]}>
      {code ? <Preview key={code} code={code} /> : <NoLeague title={t('preview.bad')} text={t('badCode')} />}
    </Page>
  )
}

function Preview({ code }: { code: string }) {
  const { t } = useTranslation('leagues')
  const user = useCurrentUser()
  const preview = useQuery(trpc.league.getLeaguePreview.queryOptions({ code }, { meta: { quiet: true } }))
  const isMissing = failureOf(preview.error)?.status === 404
  const asker = preview.data?.league.asker
  useEffect(() => {
    if (isMissing || asker === 'member') forgetInvitation(code)
    else if (asker) invitation.set(code)
  }, [code, isMissing, asker])
  if (isMissing) return <NoLeague title={t('preview.missing')} text={t('preview.missingText')} />
  if (preview.isError && !preview.data)
    return <FailedState error={preview.error} onRetry={() => preview.refetch()} busy={preview.isFetching} />
  if (!preview.data || user === undefined)
    return (
      <Loading label={t('loading')}>
        <div className={styles.place}>
          <Skeleton height={420} radius={20} />
        </div>
      </Loading>
    )
  return (
    <div className={styles.place}>
      <Invitation league={preview.data.league} code={code} signedIn={user !== null} />
    </div>
  )
}

/** Says that a code leads nowhere, and takes another one. */
function NoLeague({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.place}>
      <Panel>
        <h1 className="visually-hidden">{title}</h1>
        <EmptyState icon={<Compass size={20} />} title={title} text={text} />
        <CodeForm />
      </Panel>
    </div>
  )
}
