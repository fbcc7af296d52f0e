import { keyplaysPerCard } from '@game/domain'
import type { ReactNode } from 'react'
import { KeyplayIcon } from '../../../base/icons/keyplay-icon.tsx'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { classNames } from '../../../base/ui/base/class-names.ts'
import { Picture } from '../../../base/ui/layout/picture.tsx'
import { totalOf } from '../card-points/card-footer.tsx'
import type { Card } from '../deck-state/deck-cards.ts'
import { useDeck } from '../deck-state/use-deck.ts'
import { keyplayOf } from '../keyplay-points/keyplay-of.ts'
import { withReason } from '../keyplay-points/use-player-scores.ts'
import { PerkToken } from '../perks/perk-token.tsx'
import { useIdlePerks } from '../perks/use-idle-perks.ts'
import { frameOf } from '../shared/frame.ts'
import { formatMultiplier } from '../shared/number-format.ts'
import { PointsCounter } from '../shared/points-counter.tsx'
import { perkOf } from '../state/game-event.ts'
import { newsOf } from '../state/line-up-news.ts'
import { useGame } from '../state/use-game.ts'
import { useIsAwaited, useMultiplier } from './deck-card-view.tsx'
import styles from './mini-card.module.css'
import { type DragHandle, NameHandle } from './name-handle.tsx'

/** Shows a card of the deck small: portrait, multiplier or points, name, keyplays and perks; a press opens it large (rulebook 13.13). */
export function MiniCard({
  card,
  handle,
  controls,
  dimmed,
}: {
  card: Card
  handle?: DragHandle | undefined
  controls: ReactNode
  dimmed: boolean
}) {
  const { t, i18n } = useTranslation('deck')
  const game = useGame()
  const { event, phase, hasLocked } = game
  const keyplays = useDeck(deck => deck.keyplays)
  const score = useDeck(({ scores }) => scores?.find(each => each.playerId === card.playerId))
  const isAwaited = useIsAwaited()
  const idleFor = useIdlePerks()
  const current = useMultiplier(card.playerId)
  const mult = score ? { ...current, sleeve: score.mult, phase: score.phaseMult } : current
  const worth = formatMultiplier(totalOf(mult), i18n.language)
  const perks = card.perks.flatMap(({ perkId }) => perkOf(event, perkId) ?? [])
  const { img, team } = card.player
  const absence = withReason(game, card.playerId, isAwaited ? 'awaited' : score)
  const absent = (absence === 'void' || absence === 'barred' || absence === 'idle') && t(`${absence}.card`)
  const news = newsOf(phase, card.playerId)
  const points =
    hasLocked && (isAwaited ? '–' : <PointsCounter key={phase.index} value={score?.score ?? 0} />)
  return (
    <div
      className={classNames('worth column shrinks measured holds', styles.mini, dimmed && styles.dimmed)}
      data-part="card"
      data-worth={frameOf(mult.sleeve)}
    >
      <div className={`holds ${styles.face}`}>
        {team && (
          <Picture
            src={`/img/fields/${team.key}.png`}
            width={400}
            height={560}
            shown={256}
            className={`cover ${styles.picture}`}
            eager
          />
        )}
        <Picture
          src={`/img/players/${img || 'placeholder'}.png`}
          fallback="/img/players/placeholder.png"
          width={400}
          height={480}
          shown={256}
          className={`cover ${styles.picture}`}
          eager
        />
        <span className={`bold text-center tabular over t14 lines-120 ${styles.value}`}>
          {news && (
            <span className={`block t12 ${styles.news}`} data-news={news.state}>
              {t(`lineUp.${news.state}`)}
            </span>
          )}
          {absent || points || worth}
        </span>
      </div>
      <span className={`column over ${styles.perks}`} aria-hidden>
        {perks.map(perk => (
          <span key={perk.id} data-filled className={styles.perk}>
            <PerkToken perk={perk} idle={idleFor(perk, card) !== null} />
          </span>
        ))}
      </span>
      <div className={`row centred ${styles.plate}`} data-part="plate">
        <NameHandle name={card.player.name} handle={handle} />
      </div>
      <span className={`row centred gap-hair ${styles.keyplays}`} aria-hidden>
        {Array.from({ length: keyplaysPerCard }, (_, place) => {
          const id = card.keyplays[place]?.keyplayId
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a keyplay is identified by its place
            <span key={place} className={styles.keyplay} data-type={id && keyplayOf(keyplays, id).type}>
              {id && <KeyplayIcon id={id} size={16} />}
            </span>
          )
        })}
      </span>
      <span className="visually-hidden">
        {t('mini', { worth: absent || worth, keyplays: card.keyplays.length, perks: perks.length })}
      </span>
      <div className={`over ${styles.controls}`}>{controls}</div>
    </div>
  )
}
