import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../../../base/api/client.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { notify } from '../../../../base/ui/base/notify.ts'
import { Button } from '../../../../base/ui/input/button.tsx'
import { Panel } from '../../../../base/ui/layout/panel.tsx'
import { type ConfiguredEvent, eventQuery } from '../event/configured-event.ts'
import { ScoreChangeDialog } from './changes/score-change-dialog.tsx'
import styles from './recheck.module.css'

/** Freezes locked decks again with the current players, perks, sleeves and prices, after a preview (rulebook 6.15). */
export function Recheck({ event, onRechecked }: { event: ConfiguredEvent; onRechecked: () => void }) {
  const { t } = useTranslation('admin-scores')
  const cache = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const recheck = useMutation({
    mutationFn: (reason: string | undefined) =>
      client.score.recheckEvent.mutate({ eventId: event.id, reason }),
    onSuccess: async () => {
      setIsOpen(false)
      notify('success', t('rechecked'))
      onRechecked()
      await cache.invalidateQueries({ queryKey: eventQuery(event.id).queryKey })
    },
  })
  return (
    <Panel head={t('recheck')}>
      <div className="row wrap middle between gap-3 across-4">
        <p className={`fill note ${styles.text}`}>{t('recheckText')}</p>
        <Button onClick={() => setIsOpen(true)} disabled={event.completed}>
          {t('recheckPreview')}
        </Button>
      </div>
      {isOpen && (
        <ScoreChangeDialog
          event={event}
          title={t('recheck')}
          text={t('recheckText')}
          act={t('recheck')}
          previewKey={['recheck', event.id]}
          preview={async () =>
            (await client.score.recheckEvent.mutate({ eventId: event.id, dryRun: true })).changes
          }
          busy={recheck.isPending}
          onAct={reason => recheck.mutate(reason)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Panel>
  )
}
