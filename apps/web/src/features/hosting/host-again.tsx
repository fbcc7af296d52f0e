import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { refreshAfter, trpc } from '../../base/api/client.ts'
import { inProduct } from '../../base/product/in-product.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Button } from '../../base/ui/input/button.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import { ConfirmDialog } from '../../base/ui/overlay/confirm-dialog.tsx'
import type { Hosted, PrivateGame } from './hosted.ts'

/** Hosts a private game once more, after a question, and leads to the page of the new one (rulebook 30.1). */
export function HostAgain({
  event: { id, name, phases, automatic },
  hosted: { joinRule },
}: {
  event: PrivateGame
  hosted: Hosted
}) {
  const { t } = useTranslation('hosting')
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const hosting = useMutation(
    trpc.hosting.hostEvent.mutationOptions({
      onSuccess: async ({ event }) => {
        await refreshAfter('hosting.hostEvent')
        await navigate({
          to: '/$product/private/$eventId',
          params: { ...inProduct, eventId: String(event.id) },
        })
      },
      onSettled: () => setAsking(false),
    }),
  )
  const names = phases.map(phase => phase.name)
  return (
    <Panel className="stack from-start gap-2">
      <Button onClick={() => setAsking(true)}>{t('game.again')}</Button>
      <p className="soft">{t('game.againText')}</p>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('game.againTitle', { name })}
        onConfirm={() => hosting.mutate({ data: { name, phases: names, joinRule, automatic, like: id } })}
        busy={hosting.isPending}
      >
        {t('game.againQuestion')}
      </ConfirmDialog>
    </Panel>
  )
}
