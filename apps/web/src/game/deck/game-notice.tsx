import { Ban, Eye, RotateCcw, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useGame } from '../phases/use-game.ts'
import { Notice } from './notice.tsx'

/** What keeps the player from playing here, where it is not just the phase's dates: connection, joining, elimination. */
export function GameNotice(): ReactNode {
  const { t } = useTranslation('deck')
  const { t: rule } = useTranslation('rules')
  const { t: phases } = useTranslation('phases')
  const { offline, late, event, states, phase, state } = useGame()
  const failed = states.find(each => each.state === 'failed' && each.phase < phase.index)
  const name = event.phases.find(each => each.index === failed?.phase)?.name ?? ''
  const chance = event.secondChanceState
  if (offline)
    return (
      <Notice tone="failed" icon={<WifiOff />} title={t('offline.title')} text={t('offline.text')} loud />
    )
  if (late) {
    const title = event.completed ? t('completed') : rule('JOIN_TOO_LATE')
    return <Notice tone="info" icon={<Eye />} title={title} text={t('readOnly')} />
  }
  if (chance && phase.index <= 2)
    return (
      <Notice
        tone="locked-in"
        icon={<RotateCcw />}
        title={phases('chance.title')}
        text={phases(`chance.${chance}`)}
      />
    )
  if (failed && state === 'locked')
    return (
      <Notice tone="failed" icon={<Ban />} title={phases('out.title')} text={phases('out.text', { name })} />
    )
  return null
}
