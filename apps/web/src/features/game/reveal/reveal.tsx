import { Dialog } from '@base-ui/react/dialog'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCueWhen } from '../../../base/cues/use-cue-when.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Button } from '../../../base/ui/input/button.tsx'
import { media, useMedia } from '../../../base/ui/layout/use-media.ts'
import { ShareOwnDeck } from '../../../frame/share/share-own-deck.tsx'
import { CountedFrom } from '../phases/counted-from.tsx'
import { usePendingSummary } from '../phases/use-pending-summary.ts'
import { useGame } from '../state/use-game.ts'
import { CardStrip } from './card-strip.tsx'
import { crossingOf, type Moment, momentsOf, shownOfCard } from './moments.ts'
import styles from './reveal.module.css'
import { RevealCard } from './reveal-card.tsx'
import { ScoreBoard } from './score-board.tsx'
import { Tiles } from './tiles/tiles.tsx'
import type { PhaseReveal } from './tiles/use-phase-reveal.ts'
import { useAnnouncement } from './use-announcement.ts'
import { useLeave } from './use-leave.ts'
import { usePlayback } from './use-playback.ts'

type Props = {
  reveal: PhaseReveal
  /** Called when everything has been shown. */
  onEnd: () => void
  onClose: () => void
}

/**
 * Reveals the result of a phase card by card. SKIP, Escape and a click jump to the end; there CONTINUE and Escape close it. A failure is
 * acknowledged by that; after a success the popup follows (rulebook 13.50).
 */
export default function Reveal({ reveal, onEnd, onClose }: Props) {
  const { t } = useTranslation(['reveal', 'phases'])
  const { event } = useGame()
  const { phase, cards } = reveal
  const { past, isOver, isRecounted, finish } = useRevealPlayback(reveal)
  const skip = useRef<HTMLButtonElement>(null)
  const proceed = useRef<HTMLButtonElement>(null)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!isOver) return
    proceed.current?.focus()
    end()
  }, [isOver])
  const hasCrossed = reveal.success && (isOver || crossed(past))
  useCueWhen('goal', Number(hasCrossed))
  const announcement = useAnnouncement(reveal, past, isOver, isRecounted)
  const now = isOver ? null : currentCard(past)
  const { leave, showSheet, isLeaving } = useLeave(reveal, onClose)
  return (
    <Dialog.Root open onOpenChange={open => !open && (isOver ? leave() : finish())} disablePointerDismissal>
      <Dialog.Portal>
        <Dialog.Popup
          className={styles.stage}
          data-outcome={hasCrossed ? 'success' : isOver ? 'failed' : undefined}
          data-over={isOver || undefined}
          initialFocus={isOver ? proceed : skip}
          onClick={isOver ? undefined : finish}
        >
          <header className={`column shrinks holds ${styles.head}`}>
            <span className={`t14 faint ${styles.event}`} dir="auto">
              {event.name}
            </span>
            <Dialog.Title className={styles.title}>
              {phase.name || t('phases:phase', { index: phase.index })}
            </Dialog.Title>
          </header>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
          <section className={`column middle gap-5 ${styles.body}`} aria-label={t('result')} tabIndex={0}>
            <ScoreBoard
              reveal={reveal}
              past={past}
              isOver={isOver}
              hasCrossed={hasCrossed}
              isRecounted={isRecounted}
            />
            <CardStrip reveal={reveal} past={past} now={now} isOver={isOver} />
            {isOver ? (
              <>
                <MovingCards phaseIndex={phase.index} />
                <Tiles reveal={reveal} />
                <CountedFrom phase={phase} />
              </>
            ) : (
              <ol className={`centred gap-5 wide ${styles.cards}`}>
                {cards.map((each, place) => (
                  <RevealCard
                    key={each.card.playerId}
                    card={each.card}
                    score={each.score}
                    shown={shownOfCard(past, place)}
                    isNow={now === place}
                  />
                ))}
              </ol>
            )}
          </section>
          <footer className={`row centred gap-3 holds ${styles.foot}`}>
            {isOver ? (
              <>
                <ShareOwnDeck
                  label={t('share')}
                  at={{ eventId: event.id, phaseIndex: phase.index }}
                  title={`${event.name}, ${phase.name}`}
                />
                <Button className={`shrinks ${styles.button}`} busy={isLeaving} onClick={showSheet}>
                  {t('sheet')}
                </Button>
                <Button
                  ref={proceed}
                  look="beam"
                  className={`shrinks ${styles.button}`}
                  busy={isLeaving}
                  onClick={leave}
                >
                  {t('continue')}
                </Button>
              </>
            ) : (
              <Button ref={skip} look="quiet" className={`shrinks ${styles.button}`} onClick={finish}>
                {t('skip')}
              </Button>
            )}
          </footer>
          <p className="visually-hidden" role="status" aria-live="polite" aria-atomic>
            {announcement}
          </p>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Says which cards move on and which stay behind, as soon as the next phase takes them (rulebook 3.18). */
function MovingCards({ phaseIndex }: { phaseIndex: number }) {
  const { t } = useTranslation('phases')
  const summary = usePendingSummary()
  if (summary?.phase !== phaseIndex) return null
  const { moving, left } = summary
  return (
    <>
      {moving.length > 0 && <p className="note">{t('summary.moving', { names: moving.join(', ') })}</p>}
      {left.length > 0 && <p className="note">{t('summary.left', { names: left.join(', ') })}</p>}
    </>
  )
}

/** Whether the score that crosses the goal has been shown. */
const crossed = (past: readonly Moment[]): boolean =>
  past.some(({ part }, at) => part === 'score' && past[at - 1]?.part === 'hold')

/** Finds the place of the card that is being revealed. */
function currentCard(past: readonly Moment[]): number {
  const last = past.at(-1)
  return last && last.part !== 'outcome' ? last.card : 0
}

/** The figures that change when the scores are calculated again. */
const figuresOf = ({ score, success, cards }: PhaseReveal): string =>
  JSON.stringify([score, success, cards.map(each => [each.card.playerId, each.score.score])])

/** Plays the reveal. If the scores are calculated again in the meantime, it ends and its last frame shows them (rulebook 13.51). */
function useRevealPlayback(reveal: PhaseReveal) {
  const still = useMedia(media.reducedMotion)
  const { cards, phase } = reveal
  const crossing = reveal.success
    ? crossingOf(
        cards.map(({ score }) => score.score),
        phase.points,
      )
    : null
  const moments = momentsOf(
    cards.map(({ score }) => score.explanation.keyplays.length),
    crossing,
  )
  const playback = usePlayback(moments, still)
  const [first] = useState(() => figuresOf(reveal))
  const isRecounted = figuresOf(reveal) !== first
  return { ...playback, isOver: playback.isOver || isRecounted, isRecounted }
}
