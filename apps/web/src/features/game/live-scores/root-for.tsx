import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { KeyplayIcon } from '../../../base/icons/keyplay-icon.tsx'
import { formatNumber } from '../../../base/texts/format-number.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Picture } from '../../../base/ui/layout/picture.tsx'
import { media, useMedia } from '../../../base/ui/layout/use-media.ts'
import type { Card } from '../deck-state/deck-cards.ts'
import { useDeck } from '../deck-state/use-deck.ts'
import { keyplayOf } from '../keyplay-points/keyplay-of.ts'
import type { DeckCardScore } from '../state/use-deck-scores.ts'
import styles from './root-for.module.css'

/**
 * Shows the keyplays of each card with how often each was done so far: what the user roots for. On the cards themselves they are blurred
 * (rulebook 13.15). Below 1250 px those of one card at a time, which the user chooses.
 */
export function RootFor() {
  const { t } = useTranslation('live')
  const cards = useDeck(deck => deck.cards)
  const scores = useDeck(deck => deck.scores)
  const one = useMedia(media.below1250)
  const [chosen, setChosen] = useState<number | null>(null)
  const scoreOf = (card: Card) => scores?.find(({ playerId }) => playerId === card.playerId)
  const shown = cards.find(({ playerId }) => playerId === chosen) ?? cards[0]
  return (
    <section className="column gap-2 shrinks" aria-label={t('rootFor')} data-part="root-for">
      <h2 className="caption caps">{t('rootFor')}</h2>
      {one && (
        <div className={`gap-2 stack ${styles.faces}`}>
          {cards.map(card => (
            <Face
              key={card.playerId}
              card={card}
              score={scoreOf(card)?.score ?? 0}
              isChosen={card === shown}
              onChoose={() => setChosen(card.playerId)}
            />
          ))}
        </div>
      )}
      <ul className={`stack gap-5 columns-from-1250 ${styles.cards}`}>
        {cards.map(card => {
          if (one && card !== shown) return null
          return (
            <li key={card.playerId} className="shrinks">
              <h3 className={`cut t14 ${styles.name}`} dir="auto">
                {card.player.name}
              </h3>
              <ul>
                {(scoreOf(card)?.explanation.keyplays ?? []).map(reason => (
                  <Rooted key={reason.id} reason={reason} />
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Face({
  card: { player },
  score,
  isChosen,
  onChoose,
}: {
  card: Card
  score: number
  isChosen: boolean
  onChoose: () => void
}) {
  const { i18n } = useTranslation()
  return (
    <button
      type="button"
      className={`column middle shrinks t14 ground-panel ${styles.face}`}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <Picture
        src={player.img ? `/img/players/${player.img}.png` : undefined}
        width={400}
        height={480}
        placeholder={<UserRound size={22} />}
        shown={128}
        className={`from-top wide ${styles.portrait}`}
        eager
      />
      <span className={`cut t12 text-center soft wide ${styles.who}`} dir="auto">
        {player.name}
      </span>
      <strong>{formatNumber(score, i18n.language)}</strong>
    </button>
  )
}

function Rooted({ reason: { id, count } }: { reason: DeckCardScore['explanation']['keyplays'][number] }) {
  const { t, i18n } = useTranslation('live')
  const keyplays = useDeck(deck => deck.keyplays)
  const { name, type } = keyplayOf(keyplays, id)
  return (
    <li
      className={`typed stack middle gap-2 t14 line-above ${styles.keyplay}`}
      data-type={type ?? undefined}
      data-none={count === 0 || undefined}
    >
      <KeyplayIcon id={id} size={16} className={`tone ${styles.icon}`} />
      <span className="cut" title={name} dir="auto">
        {name}
      </span>
      <strong className="t16">
        <span aria-hidden>{count === 0 ? '–' : formatNumber(count, i18n.language)}</span>
        <span className="visually-hidden">{count === 0 ? t('notYet') : t('times', { count })}</span>
      </strong>
    </li>
  )
}
