import { exactSum } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../../base/api/client.ts'
import { useShownName } from '../../../base/session/shown-name.ts'
import { formatNumber } from '../../../base/texts/format-number.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import { ShareOwnDeck } from '../../../frame/share/share-own-deck.tsx'
import { ownScores } from '../state/own-queries.ts'
import { useProvisionalCounts, withProvisional } from '../state/provisional-counts.ts'
import { useGame } from '../state/use-game.ts'
import { Holders } from './holders.tsx'
import styles from './standing-panel.module.css'

/** Shows the user's score next to the others', what is missing to the goal and to the next rank, and who holds the same cards. */
export default function StandingPanel() {
  const { t, i18n } = useTranslation('rivalry')
  const { event, phase, hasLocked } = useGame()
  const { data } = useQuery(
    trpc.score.getEventResults.queryOptions({ eventId: event.id }, { meta: { quiet: true } }),
  )
  const number = (value: number) => formatNumber(value, i18n.language)
  const ofPhase = data?.phases.find(each => each.phase === phase.index)
  const rows = [
    ...(data?.figures && data.own ? [{ name: t('place.whole'), own: data.own.score, ...data.figures }] : []),
    ...(ofPhase && hasLocked ? [{ name: phase.name, ...ofPhase }] : []),
  ]
  return (
    <Panel
      head={t('place.title')}
      aria-label={t('place.title')}
      actions={
        hasLocked && (
          <ShareOwnDeck
            label={t('shareDeck')}
            at={{ eventId: event.id, phaseIndex: phase.index }}
            title={`${event.name}, ${phase.name}`}
          />
        )
      }
    >
      <div className={`gap-3 stack ${styles.parts}`}>
        {rows.map(({ name, own, average, topTenth }) => (
          <div key={name} className="stack gap-2 tile pad-3">
            <p className="cut soft" dir="auto">
              {name}
            </p>
            <dl className={`stack columns-3 gap-2 ${styles.figures}`} aria-label={name}>
              <div>
                <dt>{t('place.you')}</dt>
                <dd data-own>{own === null ? '–' : number(own)}</dd>
              </div>
              <div>
                <dt>{t('place.average')}</dt>
                <dd>{number(average)}</dd>
              </div>
              <div>
                <dt>{t('place.topTenth')}</dt>
                <dd>{number(topTenth)}</dd>
              </div>
            </dl>
          </div>
        ))}
      </div>
      <ul className="stack gap-1 above-3 breaks">
        {hasLocked && <ToGoal />}
        {data?.own && <ToNextRank own={data.own} />}
      </ul>
      {hasLocked && <Holders decks={ofPhase?.decks} />}
    </Panel>
  )
}

/** Says what is missing to the goal of the phase shown, running maps included. */
function ToGoal() {
  const { t, i18n } = useTranslation('rivalry')
  const { event, phase, userId } = useGame()
  const { data } = useQuery(ownScores(event.id, userId))
  const live = useProvisionalCounts(event.id, userId)
  const cards = data?.scores.filter(score => score.phase === phase.index) ?? []
  if (cards.length === 0) return null
  const total = exactSum(withProvisional(cards, live, phase.index).map(({ score }) => score))
  const missing = exactSum([phase.points, -total])
  return (
    <li data-part="to-goal" dir="auto">
      {missing > 0
        ? t('place.goal', { points: formatNumber(missing, i18n.language), phase: phase.name })
        : t('place.goalReached', { phase: phase.name })}
    </li>
  )
}

const pageSize = 10

/** Says what is missing to the score of the next better rank of the event. */
function ToNextRank({ own }: { own: { rank: number; score: number } }) {
  const { t, i18n } = useTranslation('rivalry')
  const { event } = useGame()
  const shownName = useShownName()
  // As ranks skip shared places, the last user of the next better rank is one place before the user's own rank.
  const place = own.rank - 1
  const { data } = useQuery(
    trpc.score.getEventScores.queryOptions(
      { eventId: event.id, page: Math.ceil(place / pageSize), pageSize },
      { enabled: place > 0, meta: { quiet: true } },
    ),
  )
  if (place === 0) return <li>{t('place.first')}</li>
  const next = data?.scores[(place - 1) % pageSize]
  if (!next) return null
  const points = formatNumber(exactSum([next.score, -own.score]), i18n.language)
  return (
    <li data-part="to-next" dir="auto">
      {t('place.pass', { points, name: shownName(next.user.username), rank: next.rank })}
    </li>
  )
}
