import { type UseQueryResult, useMutation } from '@tanstack/react-query'
import { type Outputs, refreshAfter, trpc } from '../../base/api/client.ts'
import { FailedState } from '../../base/api/failed-state.tsx'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { notify } from '../../base/ui/base/notify.ts'
import { Button } from '../../base/ui/input/button.tsx'
import { formatMoment } from '../../base/ui/layout/dates.ts'
import styles from './sessions.module.css'

type SessionList = Outputs['account']['getSessions']

/** Lists the user's sessions once they are read, and ends one of them or all others (rulebook 1.20). */
export function Sessions({ query }: { query: UseQueryResult<SessionList, unknown> }) {
  const { t } = useTranslation('settings')
  const endOthers = useMutation(
    trpc.account.endOtherSessions.mutationOptions({
      onSuccess: async () => {
        await refreshAfter('account.endOtherSessions')
        notify('success', t('sessions.othersEnded'))
      },
    }),
  )
  if (query.isError && !query.data)
    return <FailedState error={query.error} onRetry={query.refetch} busy={query.isFetching} />
  if (!query.data) return null
  const { sessions } = query.data
  return (
    <>
      <ul className="column gap-2 below-4" aria-label={t('sessions.title')}>
        {sessions.map(session => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button look="danger" busy={endOthers.isPending} onClick={() => endOthers.mutate({})}>
          {t('sessions.endOthers')}
        </Button>
      )}
    </>
  )
}

type Session = SessionList['sessions'][number]

function SessionRow({ session: { id, device, network, usedAt, own } }: { session: Session }) {
  const { t, i18n } = useTranslation('settings')
  const end = useMutation(
    trpc.account.endSession.mutationOptions({ onSuccess: () => refreshAfter('account.endSession') }),
  )
  const name = device || t('sessions.unknownDevice')
  const used = formatMoment(usedAt, i18n.language)
  return (
    <li className={`row middle between gap-3 pad-2-3 framed ${styles.session}`}>
      <div>
        <p className="t14">{name}</p>
        <p className="breaks caption">
          {network} · {own ? t('sessions.own') : t('sessions.used', { time: used })}
        </p>
      </div>
      {!own && (
        <Button
          size="s"
          busy={end.isPending}
          aria-label={t('sessions.endOf', { device: name })}
          onClick={() => end.mutate({ id })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}
