import { nextEventName } from '@game/domain'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { refreshAfter, trpc } from '../../base/api/client.ts'
import { inProduct } from '../../base/product/in-product.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Button } from '../../base/ui/input/button.tsx'
import { Field } from '../../base/ui/input/field.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import { Dialog } from '../../base/ui/overlay/dialog.tsx'
import type { Hosted, PrivateGame } from './hosted.ts'

/** Hosts a private game once more under a name that is asked for, and leads to the page of the new one (rulebook 30.1, 30.9). */
export function HostAgain({
  event: { id, name, phases, automatic },
  hosted: { joinRule },
}: {
  event: PrivateGame
  hosted: Hosted
}) {
  const { t } = useTranslation('hosting')
  const navigate = useNavigate()
  const form = useId()
  const [asking, setAsking] = useState(false)
  const [typed, setTyped] = useState(nextEventName(name))
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
  const isNamed = typed.trim() !== ''
  const make = (
    <Button type="submit" form={form} look="beam" disabled={!isNamed} busy={hosting.isPending}>
      {t('make.submit')}
    </Button>
  )
  return (
    <Panel className="stack from-start gap-2">
      <Button onClick={() => setAsking(true)}>{t('game.again')}</Button>
      <p className="soft">{t('game.againText')}</p>
      <Dialog open={asking} onOpenChange={setAsking} title={t('game.againTitle', { name })} footer={make}>
        <form
          id={form}
          className="stack one-column gap-3"
          onSubmit={submitted => {
            submitted.preventDefault()
            if (isNamed)
              hosting.mutate({ data: { name: typed, phases: names, joinRule, automatic, like: id } })
          }}
          noValidate
        >
          <p>{t('game.againQuestion')}</p>
          <Field
            label={t('make.name')}
            value={typed}
            onChange={setTyped}
            maxLength={100}
            autoComplete="off"
          />
        </form>
      </Dialog>
    </Panel>
  )
}
