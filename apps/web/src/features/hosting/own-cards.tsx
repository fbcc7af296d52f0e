import { checkOwnCards } from '@game/domain'
import { useMutation } from '@tanstack/react-query'
import { refreshAfter, trpc } from '../../base/api/client.ts'
import { useServerNow } from '../../base/api/use-server-now.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { notify } from '../../base/ui/base/notify.ts'
import { Panel } from '../../base/ui/layout/panel.tsx'
import { ChoiceTiles } from '../leagues/make/choice-tiles.tsx'
import type { PrivateGame } from './hosted.ts'

/** Shows which cards those may hold who play in a private game themselves; its owner chooses until the first phase locks (rulebook 30.15). */
export function OwnCards({ event, owns }: { event: PrivateGame; owns: boolean }) {
  const { t } = useTranslation('hosting')
  const now = useServerNow()
  const save = useMutation(
    trpc.hosting.updateHostedEvent.mutationOptions({
      onSuccess: async () => {
        await refreshAfter('hosting.updateHostedEvent')
        notify('success', t('game.saved'))
      },
    }),
  )
  const chosen = event.hosted?.ownCards ?? 'any'
  const options = [
    { value: 'any', label: t('game.ownAny'), text: t('game.ownAnyText') },
    { value: 'none', label: t('game.ownNone'), text: t('game.ownNoneText') },
  ] as const
  const isFixed = !now || !checkOwnCards(event.phases, now).ok
  if (owns && !isFixed)
    return (
      <Panel>
        <ChoiceTiles
          label={t('game.ownCards')}
          options={options}
          value={save.isPending ? (save.variables.ownCards ?? chosen) : chosen}
          onChange={ownCards => save.mutate({ eventId: event.id, ownCards })}
        />
      </Panel>
    )
  const { label, text } = options[chosen === 'any' ? 0 : 1]
  return (
    <Panel head={t('game.ownCards')}>
      <p className="strong">{label}</p>
      <p className="soft">{text}</p>
      {owns && now && <p className="soft">{t('game.ownFixed')}</p>}
    </Panel>
  )
}
