import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Outputs, refreshAfter, trpc } from '../../base/api/client.ts'
import { FailedState } from '../../base/api/failed-state.tsx'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Skeleton } from '../../base/ui/feedback/skeleton.tsx'
import { Button } from '../../base/ui/input/button.tsx'
import { formatDay, formatMoment } from '../../base/ui/layout/dates.ts'
import { Panel } from '../../base/ui/layout/panel.tsx'
import { ConfirmDialog } from '../../base/ui/overlay/confirm-dialog.tsx'
import { hasPasskeys } from '../account/passkey/ceremony-error.ts'
import { AddPasskey } from './add-passkey.tsx'
import { RenamePasskey } from './rename-passkey.tsx'
import list from './sessions.module.css'
import styles from './tokens/account-tab.module.css'

/** Lists the user's passkeys, and adds, renames and removes them (rulebook 24.1, 24.3). */
export function Passkeys({ username }: { username: string }) {
  const { t } = useTranslation('settings')
  const { data, error, isPending, isFetching, refetch } = useQuery(
    trpc.passkey.getPasskeys.queryOptions({}, { staleTime: 0 }),
  )
  return (
    <Panel head={t('passkeys.title')}>
      <p className={`below-4 note ${styles.text}`}>{t('passkeys.text')}</p>
      {isPending && <Skeleton height={44} radius={10} />}
      {error && <FailedState error={error} onRetry={refetch} busy={isFetching} />}
      {data && data.passkeys.length > 0 && (
        <ul className="column gap-2 below-4" aria-label={t('passkeys.title')}>
          {data.passkeys.map(passkey => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {data && hasPasskeys() && <AddPasskey username={username} />}
      {!hasPasskeys() && <p className="note">{t('passkeys.unsupported')}</p>}
    </Panel>
  )
}

type Passkey = Outputs['passkey']['getPasskeys']['passkeys'][number]

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { t, i18n } = useTranslation('settings')
  const { name, createdAt, usedAt } = passkey
  const added = t('passkeys.added', { date: formatDay(createdAt, i18n.language) })
  const used = usedAt
    ? t('passkeys.used', { time: formatMoment(usedAt, i18n.language) })
    : t('passkeys.unused')
  return (
    <li className={`row middle between gap-3 pad-2-3 framed ${list.session}`}>
      <div>
        <p className="t14" dir="auto">
          {name}
        </p>
        <p className="breaks caption">
          {added} · {used}
        </p>
      </div>
      <div className="row wrap gap-3">
        <RenamePasskey passkey={passkey} />
        <RemovePasskey passkey={passkey} />
      </div>
    </li>
  )
}

function RemovePasskey({ passkey: { id, name } }: { passkey: Passkey }) {
  const { t } = useTranslation('settings')
  const [open, setOpen] = useState(false)
  const { mutate, isPending } = useMutation(
    trpc.passkey.removePasskey.mutationOptions({
      onSuccess: () => refreshAfter('passkey.removePasskey'),
      onSettled: () => setOpen(false),
    }),
  )
  return (
    <>
      <Button size="s" aria-label={t('passkeys.removeOf', { name })} onClick={() => setOpen(true)}>
        {t('passkeys.remove')}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t('passkeys.removeTitle', { name })}
        busy={isPending}
        onConfirm={() => mutate({ id })}
      >
        {t('passkeys.removeText')}
      </ConfirmDialog>
    </>
  )
}
