import {
  currentPhase,
  deckReadiness,
  deckSize,
  eventCountdown,
  inLanguage,
  isDated,
  keyplaysPerDeck,
} from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { type Outputs, trpc } from '../../../base/api/client.ts'
import { inProduct } from '../../../base/product/in-product.ts'
import { usePoints } from '../../../base/texts/use-points.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { ButtonLink } from '../../../base/ui/input/button.tsx'
import { formatMoment } from '../../../base/ui/layout/dates.ts'
import { Picture } from '../../../base/ui/layout/picture.tsx'
import { Countdown } from '../../events/countdown.tsx'
import { goesOn } from '../../events/goes-on.ts'
import type { ListedEvent } from '../../events/section.ts'
import styles from './home.module.css'

type Props = { event: ListedEvent; userId: number; now: string }

/** Shows an event that the user plays: the next lock or opening, how the deck of the present phase stands, and the way to it. */
export function OwnEvent({ event, userId, now }: Props) {
  const { t, i18n } = useTranslation(['home', 'events'])
  const { id, name, img, phases } = event
  const phase = phases.find(({ index }) => index === currentPhase(phases, now))
  const { words, act } = useDeckState({ event, userId, now })
  return (
    <li className={`stack middle pad-3-4 ${styles.event}`}>
      <Picture
        src={img ? `/img/events/${img}.png` : undefined}
        width={1280}
        height={480}
        shown={512}
        className={`wide clips corners-control ${styles.banner}`}
        placeholder={<CalendarDays size={20} />}
      />
      <div className="stack shrinks">
        <h3 className="breaks t16" dir="auto">
          {name}
        </h3>
        <p className={`breaks t14 soft lines-140 ${styles.words}`} dir="auto">
          {phase && phases.length > 1 && (
            <span className="after-2">
              {t('home:phase', { phase: inLanguage(phase, i18n.language).name })}
            </span>
          )}
          {words}
        </p>
      </div>
      <Countdown clock={eventCountdown(event, now)} now={now} />
      <ButtonLink
        to="/$product/games/$eventId/{-$eventName}"
        params={{ ...inProduct, eventId: String(id) }}
        look={act === 'open' ? 'panel' : 'beam'}
        className={styles.act}
        aria-label={t('home:of', { act: t(`home:${act}`), event: name })}
      >
        {t(`home:${act}`)}
      </ButtonLink>
    </li>
  )
}

type Scores = Outputs['score']['getDeckScore']['phases']

const quiet = { meta: { quiet: true } }
export const deckOf = (eventId: number, userId: number) =>
  trpc.deck.getCards.queryOptions({ eventId, userId }, quiet)
export const scoresOf = (eventId: number, userId: number) =>
  trpc.score.getDeckScore.queryOptions({ eventId, userId }, quiet)

/** Says how the deck of the present phase stands, empty until that is known, and what its user can do about it. */
function useDeckState({ event: { id: eventId, phases, automatic }, userId, now }: Props) {
  const { t, i18n } = useTranslation('home')
  const points = usePoints()
  const deck = useQuery(deckOf(eventId, userId)).data?.cards
  const scores: Scores | undefined = useQuery(scoresOf(eventId, userId)).data?.phases
  const index = currentPhase(phases, now)
  const phase = phases.find(each => each.index === index)
  const { state, score = null } = scores?.find(each => each.phase === index) ?? {}
  const open = 'open' as const
  if (!deck || !phase || !state) return { words: '', act: open }
  if (state === 'open') {
    const held = deck
      .filter(card => card.phaseIndex === index)
      .map(({ playerId, keyplays }) => ({
        playerId,
        keyplays: keyplays.map(each => each.keyplayId),
        perks: [],
      }))
    const { cards, keyplays, isReady } = deckReadiness(held, [], index)
    if (isReady) return { words: t('ready'), act: open }
    return cards === 0
      ? { words: t('noDeck'), act: 'build' as const }
      : {
          words: t('deck', { cards, size: deckSize, keyplays, limit: keyplaysPerDeck }),
          act: 'finish' as const,
        }
  }
  if (state === 'locked') {
    const isOut = scores?.some(each => each.state === 'failed')
    if (isOut) return { words: goesOn(phases, now) ? t('out') : '', act: open }
    // The countdown says that it opens after the match.
    if (automatic) return { words: '', act: open }
    const at = isDated(phase) && formatMoment(phase.open, i18n.language)
    return { words: at ? t('opens', { at }) : t('undated'), act: open }
  }
  if (score === null) return { words: t('awaited'), act: open }
  const words = { locked_in: 'score', success: 'through', failed: 'missed' } as const
  return { words: t(words[state], { score: points(score), goal: points(phase.points) }), act: open }
}
