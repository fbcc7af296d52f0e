import { inLanguage, leagueSizes } from '@game/domain'
import { Link } from '@tanstack/react-router'
import { CalendarX, MessagesSquare } from 'lucide-react'
import { inProduct } from '../../../base/product/in-product.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Chip, type ChipTone } from '../../../base/ui/feedback/chip.tsx'
import { EmptyState } from '../../../base/ui/feedback/states.tsx'
import { Button } from '../../../base/ui/input/button.tsx'
import { IconButton } from '../../../base/ui/input/icon-button.tsx'
import { formatMoment } from '../../../base/ui/layout/dates.ts'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import { ShareButton } from '../../../frame/share/share-button.tsx'
import { sharedRound } from '../../../frame/share/shared.ts'
import { FinalityMark } from '../../../frame/shell/finality-mark.tsx'
import type { League, Round } from '../league.ts'
import styles from './rounds-tab.module.css'

type ShownState = Round['state'] | 'unplayed'

/** The state of a round; `unplayed` if it has locked before a head to head or a cup had enough members (rulebook 19.14). */
function shownState({ format, closing, members }: League, { state, lock }: Round): ShownState {
  if (format === 'table' || state === 'ahead' || state === 'skipped') return state
  const isPlayed = closing ? Date.parse(lock) >= Date.parse(closing.at) : members >= leagueSizes[format].least
  return isPlayed ? state : 'unplayed'
}

const tones = {
  ahead: 'info',
  running: 'open',
  final: 'success',
  skipped: 'locked',
  unplayed: 'locked',
} as const satisfies Record<ShownState, ChipTone>

/** Lists a league's rounds with their locks and states; a played one leads to the table after it. */
export function RoundsTab({
  league,
  onRound,
  onTalk,
}: {
  league: League
  onRound: (round: number) => void
  /** Shows the talk of a round; left out if the viewer has none. */
  onTalk?: (round: number) => void
}) {
  const { t, i18n } = useTranslation('leagues')
  const { id, rounds, name, format } = league
  if (rounds.length === 0)
    return (
      <Panel>
        <EmptyState icon={<CalendarX size={20} />} title={t('rounds.none')} text={t('rounds.noneText')} />
      </Panel>
    )
  return (
    <Panel flush>
      <ol aria-label={t('rounds.caption', { name })}>
        {rounds.map(given => {
          const round = inLanguage(given, i18n.language)
          const { lock } = round
          const state = shownState(league, round)
          const isPlayed = state === 'running' || state === 'final'
          const hasLocked = isPlayed || state === 'unplayed'
          const at = formatMoment(lock, i18n.language)
          return (
            <li key={round.round} className={`stack middle gap-2 across-3 lined ${styles.round}`}>
              <span className="t16 bold">{round.round}</span>
              <span className="stack shrinks">
                <Link
                  to="/$product/games/$eventId/{-$eventName}"
                  params={{ ...inProduct, eventId: String(round.eventId) }}
                  className="breaks t16 strong corners-4 lights"
                  dir="auto"
                >
                  {round.name || t('round', { round: round.round })}
                </Link>
                <span className="soft">
                  {t(hasLocked ? 'rounds.lockedAt' : round.locksLive ? 'rounds.live' : 'rounds.lock', { at })}
                </span>
                {state === 'running' && <FinalityMark of={{ final: false, finalAt: round.finalAt }} />}
              </span>
              <Chip tone={tones[state]}>{t(`roundState.${state}`)}</Chip>
              <span className={`middle gap-2 ${styles.ways}`}>
                {onTalk && (
                  <IconButton
                    label={t('rounds.talk', { round: round.name || t('round', { round: round.round }) })}
                    onClick={() => onTalk(round.round)}
                  >
                    <MessagesSquare size={18} aria-hidden />
                  </IconButton>
                )}
                {isPlayed && (
                  <ShareButton
                    label={t('rounds.share', { round: round.name || t('round', { round: round.round }) })}
                    shared={sharedRound(
                      id,
                      round.round,
                      `${name}, ${round.name || t('round', { round: round.round })}`,
                    )}
                  />
                )}
                {isPlayed && format !== 'cup' && (
                  <Button
                    size="s"
                    aria-label={`${t('rounds.table')}: ${round.name || t('round', { round: round.round })}`}
                    onClick={() => onRound(round.round)}
                  >
                    {t('rounds.table')}
                  </Button>
                )}
              </span>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
