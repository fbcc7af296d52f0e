import { isDated } from '@game/domain'
import { Check, Circle as Ring } from 'lucide-react'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { formatMoment } from '../../base/ui/layout/dates.ts'
import { Panel } from '../../base/ui/layout/panel.tsx'
import type { Hosted, PrivateGame } from './hosted.ts'
import styles from './hosting.module.css'

/** Says what is left until a private game can be played; nothing is left once its phases have players and dates and somebody is invited. */
export function HostSteps({ event: { phases }, hosted }: { event: PrivateGame; hosted: Hosted }) {
  const { t, i18n } = useTranslation('hosting')
  const isListed = ({ teams }: PrivateGame['phases'][number]) =>
    teams.some(({ players }) => players.length > 0)
  const steps = [
    { text: t('game.stepPlayers'), isDone: phases.some(isListed) },
    { text: t('game.stepDates'), isDone: phases.every(isDated) },
    { text: t('game.stepInvite'), isDone: hosted.participants.length > 1 },
  ]
  const open = phases.find(isDated)?.open
  return (
    <Panel head={t('game.steps')}>
      <ol className="stack gap-2">
        {steps.map(({ text, isDone }) => (
          <li key={text} className={`row middle gap-2 ${styles.step}`} data-done={isDone || undefined}>
            {isDone ? <Check size={18} aria-hidden /> : <Ring size={18} aria-hidden />}
            <span>{text}</span>
          </li>
        ))}
      </ol>
      {open && steps.every(({ isDone }) => isDone) && (
        <p className={styles.ready}>{t('game.ready', { open: formatMoment(open, i18n.language) })}</p>
      )}
    </Panel>
  )
}
