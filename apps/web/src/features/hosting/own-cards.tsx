import { checkOwnCards } from '@game/domain'
import { useServerNow } from '../../base/api/use-server-now.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Panel } from '../../base/ui/layout/panel.tsx'
import { ChoiceTiles } from '../leagues/make/choice-tiles.tsx'
import type { PrivateGame } from './hosted.ts'
import { useHostedChoice } from './mutations.ts'

/** Shows which cards those may hold who play in a private game themselves; its owner chooses until the first phase locks (rulebook 30.15). */
export function OwnCards({ event, owns }: { event: PrivateGame; owns: boolean }) {
  const { t } = useTranslation('hosting')
  const now = useServerNow()
  const { chosen, choose } = useHostedChoice(event.id, event.hosted?.ownCards ?? 'any', ownCards => ({
    ownCards,
  }))
  const options = [
    { value: 'any', label: t('game.ownAny'), text: t('game.ownAnyText') },
    { value: 'none', label: t('game.ownNone'), text: t('game.ownNoneText') },
  ] as const
  const isFixed = !now || !checkOwnCards(event.phases, now).ok
  if (owns && !isFixed)
    return (
      <Panel>
        <ChoiceTiles label={t('game.ownCards')} options={options} value={chosen} onChange={choose} />
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
