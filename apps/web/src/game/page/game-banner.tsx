import { Ban, Eye, RotateCcw, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useGame } from '../state/use-game.ts'
import { Banner } from './banner.tsx'

/** Says what keeps the user from playing besides the phase's dates: connection, joining too late, elimination. */
export function GameBanner(): ReactNode {
  const { t } = useTranslation('deck')
  const { t: rule } = useTranslation('rules')
  const { t: phases } = useTranslation('phases')
  const { offline, late, event, states, phase, state } = useGame()
  const failed = states.find(each => each.state === 'failed' && each.phase < phase.index)
  const name = event.phases.find(each => each.index === failed?.phase)?.name ?? ''
  const chance = event.secondChanceState
  if (offline)
    return (
      <Banner tone="failed" icon={<WifiOff />} title={t('offline.title')} text={t('offline.text')} loud />
    )
  if (late) {
    const title = event.completed ? t('completed') : rule('JOIN_TOO_LATE')
    return <Banner tone="info" icon={<Eye />} title={title} text={t('readOnly')} />
  }
  if (chance && phase.index <= 2)
    return (
      <Banner
        tone="locked-in"
        icon={<RotateCcw />}
        title={phases('chance.title')}
        text={phases(`chance.${chance}`)}
      />
    )
  if (failed && state === 'locked')
    return (
      <Banner tone="failed" icon={<Ban />} title={phases('out.title')} text={phases('out.text', { name })} />
    )
  return null
}
