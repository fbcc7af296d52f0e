import { isDated, phaseCountdown } from '@game/domain'
import { CalendarClock, CircleCheck, CircleX, Eye, RotateCcw, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useServerNow } from '../../../base/api/use-server-now.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Button } from '../../../base/ui/input/button.tsx'
import { formatMoment } from '../../../base/ui/layout/dates.ts'
import { goesOn } from '../../events/goes-on.ts'
import { awaitedAfter } from '../phases/awaited-after.ts'
import type { Phase } from '../state/game-event.ts'
import { chanceShown } from '../state/second-chance.ts'
import { useDeckScores } from '../state/use-deck-scores.ts'
import { useGame } from '../state/use-game.ts'
import { Banner } from './banner.tsx'
import { MissedGoal } from './missed-goal.tsx'
import { OutBanner } from './out-banner.tsx'

/** Shows the important messages above the table, and what a failed phase missed. */
export function GameBanner(): ReactNode {
  return (
    <>
      <MissingScores />
      <PlayBanner />
      <MissedGoal />
    </>
  )
}

/** Says that the scores could not be loaded; the deck itself is shown. */
function MissingScores() {
  const { t } = useTranslation(['deck', 'ui'])
  const { event, userId, offline } = useGame()
  const { isMissing, refetch, isFetching } = useDeckScores(event.id, userId)
  if (!isMissing || offline) return null
  return (
    <Banner tone="failed" icon={<CircleX />} title={t('scoresMissing.title')} text={t('scoresMissing.text')}>
      <Button size="s" busy={isFetching} onClick={() => refetch()}>
        {t('ui:retry')}
      </Button>
    </Banner>
  )
}

/** Says what keeps the user from playing, other than the phase's dates: connection, joining too late, elimination, a phase to wait for. */
function PlayBanner(): ReactNode {
  const { t } = useTranslation('deck')
  const { t: rule } = useTranslation('rules')
  const { t: phases } = useTranslation('phases')
  const { offline, late, event, states, phase, state, drafting } = useGame()
  const failed = states.find(each => each.state === 'failed' && each.phase <= phase.index)
  const name = event.phases.find(each => each.index === failed?.phase)?.name ?? ''
  const chance = chanceShown(event.secondChanceState, states)
  const now = useServerNow()
  const isRunning = !event.completed && goesOn(event.phases, now)
  if (offline)
    return (
      <Banner tone="failed" icon={<WifiOff />} title={t('offline.title')} text={t('offline.text')} loud />
    )
  if (late) {
    const title = event.completed ? t('completed') : rule('JOIN_TOO_LATE')
    return <Banner tone="info" icon={<Eye />} title={title} text={t('readOnly')} />
  }
  if (chance && phase.index <= 2 && isRunning)
    return (
      <Banner
        tone="locked-in"
        icon={<RotateCcw />}
        title={phases('chance.title')}
        text={phases(`chance.${chance}`)}
      />
    )
  if (drafting) return <NotYet phase={phase} />
  if (failed && (state === 'locked' || state === 'failed'))
    return isRunning ? <OutBanner name={name} /> : null
  const awaited = awaitedAfter(event, states, phase.index)
  if (awaited) return <Through awaited={awaited} />
  return state === 'locked' ? <NotYet phase={phase} /> : null
}

/** Whether a phase of an automatic evening opens after the match: its dates only wait (rulebook 30.18). */
function useAwaitsMatch({ index }: Phase): boolean {
  const { event } = useGame()
  const now = useServerNow()
  return !!now && phaseCountdown(event, index, now)?.label === 'PHASE OPENS AFTER THE MATCH'
}

/**
 * Says why the deck of a phase that has not opened is locked, when it opens, and what can be done until then (rulebook 13.77): the deck of the
 * next phase can be drafted (rulebook 13.90).
 */
function NotYet({ phase }: { phase: Phase }) {
  const { t, i18n } = useTranslation('phases')
  const { drafting } = useGame()
  const awaitsMatch = useAwaitsMatch(phase)
  const hasPlayers = phase.teams.some(({ players }) => players.length > 0)
  const date = formatMoment(phase.open, i18n.language)
  const words = [
    awaitsMatch
      ? t(drafting ? 'draft.afterMatch' : 'notYet.afterMatch')
      : isDated(phase)
        ? t(drafting ? 'draft.text' : 'notYet.text', { date })
        : t('notYet.undated'),
    drafting ? '' : t(hasPlayers ? 'notYet.players' : 'notYet.noPlayers'),
  ]
  const title = t(drafting ? 'draft.title' : 'notYet.title')
  return <Banner tone="info" icon={<CalendarClock />} title={title} text={words.join(' ')} />
}

/** Says when the phase that the cards move on to opens, and leads to its draft. */
function Through({ awaited }: { awaited: Phase }) {
  const { t, i18n } = useTranslation('phases')
  const { draftedPhase, showPhase } = useGame()
  const awaitsMatch = useAwaitsMatch(awaited)
  const name = awaited.name || t('phase', { index: awaited.index })
  const text = awaitsMatch
    ? t('through.afterMatch', { name })
    : isDated(awaited)
      ? t('through.text', { name, date: formatMoment(awaited.open, i18n.language) })
      : t('through.undated', { name })
  return (
    <Banner tone="success" icon={<CircleCheck />} title={t('through.title')} text={text}>
      {draftedPhase === awaited.index && (
        <Button size="s" onClick={() => showPhase(awaited.index)}>
          {t('draft.plan')}
        </Button>
      )}
    </Banner>
  )
}
