import { readLeagueCode } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { Compass } from 'lucide-react'
import { trpc } from '../../base/api/client.ts'
import { FailedState } from '../../base/api/failed-state.tsx'
import { failureOf } from '../../base/api/failure.ts'
import { useCurrentUser } from '../../base/session/current-user.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Loading, Skeleton } from '../../base/ui/feedback/skeleton.tsx'
import { EmptyState } from '../../base/ui/feedback/states.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import { Page } from '../../frame/shell/page.tsx'
import { CodeForm } from './code-form.tsx'
import styles from './hosting.module.css'
import { Invitation } from './invitation.tsx'

/** Shows /e/{code}: what a private game is, before taking part and before signing up (rulebook 30.4). */
export function InvitationPage({ code: typed }: { code: string }) {
  const { t } = useTranslation('hosting')
  const code = readLeagueCode(typed)
  return (
    <Page title={t('invitation.title')}>
      <div className={styles.place}>{code ? <Invited key={code} code={code} /> : <NoGame />}</div>
    </Page>
  )
}

function Invited({ code }: { code: string }) {
  const { t } = useTranslation('hosting')
  const user = useCurrentUser()
  const invite = useQuery(trpc.hosting.getEventInvite.queryOptions({ code }, { meta: { quiet: true } }))
  if (failureOf(invite.error)?.status === 404) return <NoGame />
  if (invite.isError && !invite.data)
    return <FailedState error={invite.error} onRetry={() => invite.refetch()} busy={invite.isFetching} />
  if (!invite.data || user === undefined)
    return (
      <Loading label={t('loading')}>
        <Skeleton height={360} radius={20} />
      </Loading>
    )
  return <Invitation event={invite.data.event} code={code} signedIn={user !== null} />
}

/** Says that a code leads nowhere, and takes another one. */
function NoGame() {
  const { t } = useTranslation('hosting')
  return (
    <Panel>
      <h1 className="visually-hidden">{t('invitation.missing')}</h1>
      <EmptyState
        icon={<Compass size={20} />}
        title={t('invitation.missing')}
        text={t('invitation.missingText')}
      />
      <CodeForm />
    </Panel>
  )
}
