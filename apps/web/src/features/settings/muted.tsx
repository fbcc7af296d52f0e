import { useMutation, useQuery } from '@tanstack/react-query'
import { refreshAfter, trpc } from '../../base/api/client.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Button } from '../../base/ui/input/button.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'

/** Lists what the user has muted, each with its end (rulebook 10.28). */
export function Muted() {
  const { t } = useTranslation('settings')
  const { data } = useQuery(trpc.notification.getMutes.queryOptions({}))
  const unmute = useMutation(
    trpc.notification.unmuteNotifications.mutationOptions({
      onSuccess: () => refreshAfter('notification.unmuteNotifications'),
    }),
  )
  if (!data) return null
  return (
    <Panel head={t('muted.title')}>
      <p className="below-4 note">{t(data.mutes.length === 0 ? 'muted.none' : 'muted.text')}</p>
      <ul aria-label={t('muted.title')}>
        {data.mutes.map(({ id, kind, name }) => {
          const muted = kind ? t(`muted.kind.${kind}`) : name
          return (
            <li key={id} className="row middle between gap-3 across-2 line-below">
              <span className="breaks" dir="auto">
                {muted}
              </span>
              <Button
                size="s"
                busy={unmute.isPending}
                aria-label={t('muted.endOf', { muted })}
                onClick={() => unmute.mutate({ muteId: id })}
              >
                {t('muted.end')}
              </Button>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
