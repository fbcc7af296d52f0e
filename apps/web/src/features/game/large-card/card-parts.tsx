import { keyplaysPerCard, perksPerCard } from '@game/domain'
import { Plus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { formatNumber } from '../../../base/texts/format-number.ts'
import { useStyleName } from '../../../base/texts/use-style-name.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { KeyplayEntry } from '../card-reverse/keyplay-entry.tsx'
import type { Card, Player } from '../deck-state/deck-cards.ts'
import { useDeck } from '../deck-state/use-deck.ts'
import { useTap } from '../drag/use-tap.ts'
import { useAverage } from '../fill/average-points.ts'
import { keyplayOf } from '../keyplay-points/keyplay-of.ts'
import { type Average, useKeyplayHistory, withPoints } from '../keyplay-points/use-keyplay-history.ts'
import { PerkToken } from '../perks/perk-token.tsx'
import { useIdlePerks } from '../perks/use-idle-perks.ts'
import { ageOf } from '../shared/age-of.ts'
import { useCountryName } from '../shared/use-country-name.ts'
import { perkOf } from '../state/game-event.ts'
import { newsOf } from '../state/line-up-news.ts'
import { opponentsOf } from '../state/opponents.ts'
import { useGame } from '../state/use-game.ts'
import { absenceOf } from '../state/void-players.ts'
import styles from './large-card.module.css'

/** Says in words what the card shows in signs: team, country, age, role, style, average and the opponents of the phase (rulebook 13.68). */
export function CardFacts({ player, average }: { player: Player; average: Average | undefined }) {
  const { t, i18n } = useTranslation('deck')
  const game = useGame()
  const { phase } = game
  const absence = absenceOf(game, player.id)
  const news = newsOf(phase, player.id)
  const countryName = useCountryName()
  const styleName = useStyleName()
  const own = useAverage(player.id)
  const shown = average ?? own
  const opponents = opponentsOf(phase, player.id)
  const age = ageOf(player, phase.lock)
  const lines = [
    [player.team?.name ?? t('details.noTeam'), countryName(player.country)],
    [age !== null && t('facts.age', { age }), player.role?.name, styleName(player)],
  ]
  return (
    <div className="column gap-1 shrinks t14">
      {lines
        .map(words => words.filter(Boolean).join(' · '))
        .filter(line => line !== '')
        .map(line => (
          <p key={line} className="soft" dir="auto">
            {line}
          </p>
        ))}
      {shown && (
        <p className="row baseline gap-2">
          <strong className="t28 tabular">{formatNumber(shown.points, i18n.language)}</strong>
          <span className="soft">{t('facts.average')}</span>
        </p>
      )}
      {opponents.length > 0 && (
        <p className="strong" dir="auto">
          {t('facts.against', { teams: opponents.map(({ name }) => name).join(', ') })}
        </p>
      )}
      {news && (
        <p className="breaks warning" dir="auto">
          <strong>{t(`lineUp.${news.state}`)}</strong>
          {news.text && `: ${news.text}`}
        </p>
      )}
      {absence && <p className="warning">{t(`${absence}.why`)}</p>}
    </div>
  )
}

function Part({ title, count, children }: { title: string; count: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="above-4" aria-labelledby={id}>
      <header className="row baseline between below-2">
        <h3 id={id} className="caps t12 soft">
          {title}
        </h3>
        <span className="t14 bold">{count}</span>
      </header>
      {children}
    </section>
  )
}

/** Lists the keyplays of a card with what each brings: before the lock per series so far, afterwards the points that it brought. */
export function KeyplaysOf({ card }: { card: Card }) {
  const { t, i18n } = useTranslation(['keyplays', 'deck'])
  const { hasLocked } = useGame()
  const keyplays = useDeck(deck => deck.keyplays)
  const score = useDeck(({ scores }) => scores?.find(each => each.playerId === card.playerId))
  const own = useKeyplayHistory(card.playerId)?.own
  const past = withPoints(own?.keyplays ?? [], keyplays)
  const number = (value: number) => formatNumber(value, i18n.language)
  const pointsOf = (id: number) => {
    const price = t('keyplays:points', { points: number(keyplayOf(keyplays, id).points) })
    const scored = score?.keyplays.find(each => each.id === id)?.points
    if (hasLocked) return scored === undefined ? price : t('deck:facts.scored', { points: number(scored) })
    const before = past.find(({ keyplayId }) => keyplayId === id)
    return before ? `${price} · ø ${number(Math.round(before.points))}` : price
  }
  return (
    <Part title={t('keyplays:title')} count={`${card.keyplays.length}/${keyplaysPerCard}`}>
      {card.keyplays.length === 0 ? (
        <p className="note">{t('deck:details.noKeyplays')}</p>
      ) : (
        <div className={`column gap-1 ${styles.keyplays}`}>
          {card.keyplays.map(({ keyplayId }) => (
            <KeyplayEntry key={keyplayId} id={keyplayId} points={pointsOf(keyplayId)} />
          ))}
        </div>
      )}
    </Part>
  )
}

/** Shows the perks of a card; a press on one or on a free socket opens the sheet of perks. */
export function PerksOf({ card, onClose }: { card: Card; onClose: () => void }) {
  const { t } = useTranslation(['perks', 'deck'])
  const { event, takesPerks } = useGame()
  const { showPerks } = useTap()
  const idleFor = useIdlePerks()
  const perks = card.perks.flatMap(({ perkId }) => perkOf(event, perkId) ?? [])
  const free = perksPerCard - perks.length
  const open = () => {
    onClose()
    showPerks(card.playerId)
  }
  return (
    <Part title={t('deck:tabs.perks')} count={`${perks.length}/${perksPerCard}`}>
      <div className="row middle gap-2">
        {perks.map(perk => (
          <button
            key={perk.id}
            type="button"
            className={`stack in-middle accent ${styles.socket}`}
            data-filled
            disabled={!takesPerks}
            aria-label={perk.name}
            onClick={open}
          >
            <PerkToken perk={perk} idle={idleFor(perk, card) !== null} />
          </button>
        ))}
        {takesPerks &&
          Array.from({ length: free }, (_, place) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a socket is identified by its place
              key={place}
              type="button"
              className={`stack in-middle accent ${styles.socket}`}
              aria-label={t('perks:tap.add', { name: card.player.name })}
              aria-hidden={place > 0}
              tabIndex={place > 0 ? -1 : undefined}
              onClick={open}
            >
              <Plus size={18} aria-hidden />
            </button>
          ))}
        {perks.length > 1 && <p className="note">{t('perks:addUp')}</p>}
      </div>
    </Part>
  )
}
