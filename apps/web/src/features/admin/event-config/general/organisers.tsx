import { organisersPerEvent } from '@game/domain'
import { useMutation, useQuery } from '@tanstack/react-query'
import { UserRoundPlus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { refreshAfter, trpc } from '../../../../base/api/client.ts'
import { FailedState } from '../../../../base/api/failed-state.tsx'
import { useFailureText } from '../../../../base/api/failure-text.ts'
import { useCurrentUser } from '../../../../base/session/current-user.ts'
import { hasRight } from '../../../../base/session/event-rights.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { classNames } from '../../../../base/ui/base/class-names.ts'
import { notify } from '../../../../base/ui/base/notify.ts'
import { Chip } from '../../../../base/ui/feedback/chip.tsx'
import { Skeleton } from '../../../../base/ui/feedback/skeleton.tsx'
import { Button } from '../../../../base/ui/input/button.tsx'
import { Field } from '../../../../base/ui/input/field.tsx'
import { Panel } from '../../../../base/ui/layout/panel.tsx'
import type { ConfiguredEvent } from '../event/configured-event.ts'
import styles from './organisers.module.css'
import { type Organiser, RemoveOrganiser } from './remove-organiser.tsx'

/** Lists who organises an event with the admins; admins ask others to, and remove them; an organiser can leave (rulebook 11.48). */
export function Organisers({ event }: { event: ConfiguredEvent }) {
  const { t } = useTranslation('admin-config')
  const user = useCurrentUser()
  const isAdmin = user?.role === 'admin'
  const names = user ? hasRight(user, event.id, 'own') : false
  const { data, isError, error, refetch, isFetching } = useQuery(
    trpc.eventConfig.getOrganisers.queryOptions({ eventId: event.id }, { staleTime: 0 }),
  )
  if (isError && !data) return <FailedState error={error} onRetry={() => refetch()} busy={isFetching} />
  if (!data) return <Skeleton height={160} radius={14} />
  const { organisers } = data
  return (
    <Panel head={t('organisers.head')}>
      <p className={`below-4 note ${styles.text}`}>
        {t(
          isAdmin
            ? 'organisers.text'
            : names
              ? 'organisers.ofOwner'
              : event.hosted
                ? 'organisers.ofHosted'
                : 'organisers.ownText',
        )}
      </p>
      {organisers.length > 0 && (
        <ul className={classNames('line-above', names && 'below-4')} aria-label={t('organisers.head')}>
          {organisers.map(organiser => (
            <OrganiserRow key={organiser.userId} event={event} organiser={organiser} />
          ))}
        </ul>
      )}
      {names && <AskOrganiser eventId={event.id} count={organisers.length} />}
    </Panel>
  )
}

function OrganiserRow({ event, organiser }: { event: ConfiguredEvent; organiser: Organiser }) {
  const { t } = useTranslation('admin-config')
  const { name, username, acceptedAt } = organiser
  return (
    <li className={`row middle between gap-3 line-below ${styles.organiser}`}>
      <div className="row wrap middle gap-1 across-2 shrinks">
        <span className="breaks" dir="auto">
          {name}
        </span>
        <span className="breaks t14 faint">@{username}</span>
        {acceptedAt === null && <Chip>{t('organisers.pending')}</Chip>}
      </div>
      <RemoveOrganiser event={event} organiser={organiser} />
    </li>
  )
}

/** Asks a user, by username, to be an organiser; a refusal is shown at the field. */
function AskOrganiser({ eventId, count }: { eventId: number; count: number }) {
  const { t } = useTranslation('admin-config')
  const [typed, setTyped] = useState('')
  const ask = useMutation(
    trpc.eventConfig.addOrganiser.mutationOptions({
      meta: { quiet: true },
      onSuccess: async (_answer, { username }) => {
        setTyped('')
        await refreshAfter('eventConfig.addOrganiser')
        notify('success', t('organisers.asked', { name: username }))
      },
    }),
  )
  const refusal = useFailureText(ask.error)
  const username = typed.trim()
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    if (username !== '') ask.mutate({ eventId, username })
  }
  const type = (value: string) => {
    setTyped(value)
    if (ask.isError) ask.reset()
  }
  return (
    <form className="row wrap top gap-3" onSubmit={submit} noValidate>
      <Field
        label={t('organisers.username')}
        value={typed}
        onChange={type}
        fault={refusal}
        hint={t('organisers.hint', { count, limit: organisersPerEvent })}
        maxLength={24}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className={styles.field}
      />
      <Button
        type="submit"
        look="beam"
        disabled={username === ''}
        busy={ask.isPending}
        className={styles.ask}
      >
        <UserRoundPlus size={16} aria-hidden />
        {t('organisers.ask')}
      </Button>
    </form>
  )
}
