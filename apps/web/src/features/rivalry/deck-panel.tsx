import { exactSum, inLanguage } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Outputs, trpc } from '../../base/api/client.ts'
import type { ProfileUser } from '../../base/session/current-user.ts'
import { usePoints } from '../../base/texts/use-points.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Chip } from '../../base/ui/feedback/chip.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import { Picture } from '../../base/ui/layout/picture.tsx'
import { FinalityMark } from '../../frame/shell/finality-mark.tsx'
import { useKeyplays } from '../game/keyplay-points/use-keyplays.ts'
import { CardExplanation } from '../game/sheet/card-reason.tsx'
import { eventInLanguage } from '../game/state/game-event.ts'
import { isProvisional, mapsOfPhase, withProvisional } from '../game/state/provisional-counts.ts'
import { voidPlayersOf } from '../game/state/void-players.ts'
import { useLiveCounts } from '../leagues/standing/live-totals.ts'
import styles from './deck-panel.module.css'
import type { RivalCard } from './rival-users.ts'

type Event = Outputs['event']['getEvent']['event']

/** Shows the cards of a deck with everything that made their scores, and the deck's score against the goal; while maps run, with their points (rulebook 22.11). */
export function DeckPanel({
  event,
  phase,
  user,
  cards,
  scores,
  actions,
}: {
  event: Event
  phase: Event['phases'][number]
  user: ProfileUser
  cards: readonly RivalCard[]
  scores: Outputs['score']['getDeckScore']
  actions: ReactNode
}) {
  const { t, i18n } = useTranslation('rivalry')
  const points = usePoints()
  const { keyplays } = useKeyplays()
  const { data } = useQuery(trpc.catalogue.getSleeves.queryOptions({ pageSize: 50 }))
  const sleeves = (data?.sleeves ?? []).map(each => inLanguage(each, i18n.language))
  const of = {
    event: eventInLanguage(event, i18n.language),
    voidPlayers: voidPlayersOf(phase),
    sleeves,
    keyplays,
  }
  const result = scores.phases.find(each => each.phase === phase.index)
  const counts = useLiveCounts(event.id, scores.live)
  const live = { ...scores.live, ...counts, countedTo: scores.live.countedTo }
  const own = withProvisional(
    scores.scores.filter(each => each.phase === phase.index),
    live,
    phase.index,
  )
  const isRunning = mapsOfPhase(live, phase.index).some(({ state }) => state === 'running')
  const score = isProvisional(live, phase.index)
    ? exactSum(own.map(each => each.score))
    : (result?.score ?? null)
  const title = t('deck.heading', {
    name: user.username,
    event: event.name,
    phase: phase.name || t('phaseOf', { index: phase.index }),
  })
  return (
    <>
      <h1 className="below-3 breaks t20 bold" dir="auto">
        {title}
      </h1>
      <Panel head={t('deck.cards')} actions={actions} className="measured">
        <p className="row wrap middle gap-2 below-4">
          <strong className="t28 tabular" data-part="deck-score">
            {score === null ? t('deck.noScore') : points(score)}
          </strong>
          <span className="soft">{t('deck.goal', { goal: points(phase.points) })}</span>
          {isRunning ? (
            <Chip tone="failed">{t('live')}</Chip>
          ) : (
            result && result.score !== null && <FinalityMark of={result} />
          )}
        </p>
        <ul className={`stack gap-3 ${styles.cards}`} aria-label={t('deck.cards')}>
          {cards.map(({ playerId, player }) => {
            const explained = own.find(each => each.playerId === playerId)
            return (
              <li key={playerId} className={`stack gap-3 ${styles.card}`}>
                <Picture
                  src={player.img ? `/img/players/${player.img}.png` : undefined}
                  width={400}
                  height={480}
                  placeholder={<UserRound size={20} />}
                  shown={128}
                  className={styles.portrait}
                />
                {explained ? (
                  <ul>
                    <CardExplanation name={player.name} score={explained} of={of} />
                  </ul>
                ) : (
                  <p className="strong" dir="auto">
                    {player.name}
                  </p>
                )}
              </li>
            )
          })}
        </ul>
      </Panel>
    </>
  )
}
