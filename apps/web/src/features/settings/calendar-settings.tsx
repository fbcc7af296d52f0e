import { useMutation, useQuery } from '@tanstack/react-query'
import { refreshAfter, trpc } from '../../base/api/client.ts'
import { FailedState } from '../../base/api/failed-state.tsx'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Button } from '../../base/ui/input/button.tsx'
import { ShownOnce } from '../../base/ui/input/shown-once.tsx'
import { formatMoment } from '../../base/ui/layout/dates.ts'
import { Panel } from '../../base/ui/layout/panel.tsx'
import account from './tokens/account-tab.module.css'

/** Makes, shows once, renews and removes the private link to the user's calendar (rulebook 20.17). */
export function CalendarSettings() {
  const { t, i18n } = useTranslation('settings')
  const link = useQuery(trpc.contact.getCalendarLink.queryOptions({}))
  const renew = useMutation(
    trpc.contact.renewCalendarLink.mutationOptions({
      onSuccess: () => refreshAfter('contact.renewCalendarLink'),
    }),
  )
  const remove = useMutation(
    trpc.contact.removeCalendarLink.mutationOptions({
      onSuccess: () => {
        renew.reset()
        return refreshAfter('contact.removeCalendarLink')
      },
    }),
  )
  if (link.isError && !link.data)
    return <FailedState error={link.error} onRetry={link.refetch} busy={link.isFetching} />
  if (!link.data) return null
  const { madeAt } = link.data
  return (
    <Panel head={t('calendar.title')}>
      <p className={`below-4 note ${account.text}`}>{t('calendar.text')}</p>
      {renew.data && (
        <ShownOnce
          secret={new URL(renew.data.path, window.location.origin).href}
          text={t('calendar.once')}
          says={{
            copy: t('calendar.copy'),
            copied: t('calendar.copied'),
            notCopied: t('calendar.notCopied'),
            done: t('calendar.done'),
          }}
          onDone={renew.reset}
        />
      )}
      {madeAt && !renew.data && (
        <p className={`below-4 note ${account.text}`}>
          {t('calendar.made', { time: formatMoment(madeAt, i18n.language) })}
        </p>
      )}
      <div className="row wrap gap-3">
        <Button busy={renew.isPending} onClick={() => renew.mutate({})}>
          {t(madeAt ? 'calendar.renew' : 'calendar.make')}
        </Button>
        {madeAt && (
          <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate({})}>
            {t('calendar.remove')}
          </Button>
        )}
      </div>
    </Panel>
  )
}
