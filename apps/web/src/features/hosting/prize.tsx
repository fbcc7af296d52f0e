import { checkEventPrize } from '@game/domain'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { refreshAfter, trpc } from '../../base/api/client.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { notify } from '../../base/ui/base/notify.ts'
import { Button } from '../../base/ui/input/button.tsx'
import { TextArea } from '../../base/ui/input/text-area.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'

/** Shows the prize of a private game, which its owner writes (rulebook 30.5). */
export function Prize({ eventId, prize, owns }: { eventId: number; prize: string; owns: boolean }) {
  const { t } = useTranslation(['hosting', 'rules'])
  const [typed, setTyped] = useState(prize)
  const save = useMutation(
    trpc.hosting.updateHostedEvent.mutationOptions({
      onSuccess: async () => {
        await refreshAfter('hosting.updateHostedEvent')
        notify('success', t('game.saved'))
      },
    }),
  )
  if (!owns)
    return prize === '' ? null : (
      <Panel head={t('game.prize')}>
        <p className="breaks" dir="auto">
          {prize}
        </p>
      </Panel>
    )
  const checked = checkEventPrize(typed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ eventId, prize: typed })
  }
  return (
    <Panel>
      <form className="stack one-column gap-3" onSubmit={submit} noValidate>
        <TextArea
          label={t('game.prize')}
          value={typed}
          onChange={setTyped}
          rows={2}
          hint={t('game.prizeHint')}
          fault={checked.ok ? undefined : t(`rules:${checked.rule}`, checked.facts)}
        />
        <Button type="submit" disabled={!checked.ok || checked.value === prize} busy={save.isPending}>
          {t('game.save')}
        </Button>
      </form>
    </Panel>
  )
}
