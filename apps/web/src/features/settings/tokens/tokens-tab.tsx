import { tokensPerUser } from '@game/domain'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Outputs, refreshAfter, trpc } from '../../../base/api/client.ts'
import { FailedState } from '../../../base/api/failed-state.tsx'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { notify } from '../../../base/ui/base/notify.ts'
import { Chip } from '../../../base/ui/feedback/chip.tsx'
import { Loading, Skeleton } from '../../../base/ui/feedback/skeleton.tsx'
import { Button } from '../../../base/ui/input/button.tsx'
import { formatDay, formatMoment } from '../../../base/ui/layout/dates.ts'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import { ConfirmDialog } from '../../../base/ui/overlay/confirm-dialog.tsx'
import account from './account-tab.module.css'
import { NewToken } from './new-token.tsx'
import styles from './tokens-tab.module.css'

/** Lists the user's access tokens, makes new ones and revokes them (rulebook 21.1). */
export default function TokensTab() {
  const { t } = useTranslation('settings')
  const ui = useTranslation('ui')
  const { data, isError, error, refetch, isFetching } = useQuery(
    trpc.accessToken.getTokens.queryOptions({}, { staleTime: 0 }),
  )
  if (isError && !data) return <FailedState error={error} onRetry={refetch} busy={isFetching} />
  if (!data)
    return (
      <Loading label={ui.t('loading')}>
        <div className={`column gap-4 ${account.panels}`}>
          <Skeleton height={320} radius={14} />
        </div>
      </Loading>
    )
  const { tokens } = data
  const isFull = tokens.length >= tokensPerUser
  return (
    <div className={`column gap-4 ${account.panels}`}>
      <Panel head={t('tokens.title')}>
        <p className={`below-4 note ${account.text}`}>{t('tokens.text')}</p>
        {tokens.length === 0 ? (
          <p className="below-4 faint">{t('tokens.none')}</p>
        ) : (
          <ul className="column gap-2 below-4" aria-label={t('tokens.title')}>
            {tokens.map(token => (
              <TokenRow key={token.id} token={token} />
            ))}
          </ul>
        )}
        <div className="row wrap middle gap-3 across-4 below-2">
          <NewToken disabled={isFull} />
          <a href="/api/docs" className="t14 accent">
            {t('tokens.docs')}
          </a>
        </div>
        {isFull && <p className="caption">{t('tokens.full', { limit: tokensPerUser })}</p>}
      </Panel>
    </div>
  )
}

type Token = Outputs['accessToken']['getTokens']['tokens'][number]

function TokenRow({ token: { name, scopes, usedAt, expiresAt, ...token } }: { token: Token }) {
  const { t, i18n } = useTranslation('settings')
  return (
    <li className={`row middle between gap-3 pad-3 framed ${styles.token}`}>
      <div className="stack gap-1 shrinks">
        <p className="breaks t14 strong">{name}</p>
        <p className="caption">
          {usedAt ? t('tokens.used', { time: formatMoment(usedAt, i18n.language) }) : t('tokens.unused')}
          {' · '}
          {t('tokens.expires', { time: formatDay(expiresAt, i18n.language) })}
        </p>
        <div className="row wrap gap-1">
          {scopes.map(scope => (
            <Chip key={scope}>{t(`tokens.${scope}`)}</Chip>
          ))}
        </div>
      </div>
      <Revoke id={token.id} name={name} />
    </li>
  )
}

function Revoke({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('settings')
  const [open, setOpen] = useState(false)
  const { mutate, isPending } = useMutation(
    trpc.accessToken.revokeToken.mutationOptions({
      onSuccess: () => notify('success', t('tokens.revoked')),
      // A token that was revoked elsewhere disappears from the list as well.
      onSettled: async () => {
        setOpen(false)
        await refreshAfter('accessToken.revokeToken')
      },
    }),
  )
  return (
    <>
      <Button size="s" aria-label={t('tokens.revokeOf', { name })} onClick={() => setOpen(true)}>
        {t('tokens.revoke')}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t('tokens.revokeTitle')}
        onConfirm={() => mutate({ id })}
        busy={isPending}
      >
        {t('tokens.revokeText', { name })}
      </ConfirmDialog>
    </>
  )
}
