import { inLanguage } from '@game/domain'
import { Link } from '@tanstack/react-router'
import { Clover, Crosshair, Medal, Star, Target } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Outputs } from '../../../base/api/client.ts'
import { inProduct } from '../../../base/product/in-product.ts'
import { usePoints } from '../../../base/texts/use-points.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import styles from './season.module.css'

export type SeasonReview = Outputs['story']['getSeasonReview']

/** Shows what a season in review says; what there is none of is left out. */
export function SeasonFacts({
  season: { board, bestKeyplay, bestPhase, luckiestCard, closestMiss },
}: {
  season: SeasonReview
}) {
  const { t, i18n } = useTranslation('story')
  const points = usePoints()
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 })
  const placeOf = (at: { event: string; phase: string; phaseIndex: number }) =>
    `${at.event} · ${inLanguage(at, i18n.language).phase || t('history.phase', { phase: at.phaseIndex })}`
  return (
    <ul className={`stack gap-4 above-5 ${styles.facts}`}>
      {bestKeyplay && (
        <Fact icon={<Crosshair size={22} />} title={t('season.bestKeyplay')}>
          <strong>{inLanguage(bestKeyplay, i18n.language).name}</strong>
          <span>{t('season.points', { points: points(bestKeyplay.points) })}</span>
        </Fact>
      )}
      {bestPhase && (
        <Fact icon={<Star size={22} />} title={t('season.bestPhase')}>
          <strong>{t('history.top', { percent: bestPhase.topPercent })}</strong>
          <span dir="auto">{placeOf(bestPhase)}</span>
        </Fact>
      )}
      {luckiestCard && (
        <Fact icon={<Clover size={22} />} title={t('season.luckiestCard')}>
          <strong dir="auto">
            <Link
              to="/$product/players/$playerId"
              params={{ ...inProduct, playerId: String(luckiestCard.player.id) }}
              className="corners-4 lights"
            >
              {luckiestCard.player.name}
            </Link>
          </strong>
          <span>
            {t('season.lucky', {
              points: points(luckiestCard.score),
              share: percent.format(luckiestCard.share),
            })}
          </span>
          <span dir="auto">{placeOf(luckiestCard)}</span>
        </Fact>
      )}
      {closestMiss && (
        <Fact icon={<Target size={22} />} title={t('season.closestMiss')}>
          <strong>{t('season.missing', { points: points(closestMiss.missing) })}</strong>
          <span dir="auto">{placeOf(closestMiss)}</span>
        </Fact>
      )}
      {board && (
        <Fact icon={<Medal size={22} />} title={t('season.board')}>
          <strong>{t('history.rank', { rank: points(board.rank) })}</strong>
          <span>{t('season.boardPoints', { points: points(board.points), events: board.events })}</span>
        </Fact>
      )}
    </ul>
  )
}

function Fact({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className={`pad-4 shrinks framed-strong ${styles.fact}`}>
      <h2 className={`row middle gap-2 note strong ${styles.label}`}>
        {icon}
        {title}
      </h2>
      <p className={`stack gap-1 above-2 breaks soft ${styles.words}`}>{children}</p>
    </li>
  )
}
