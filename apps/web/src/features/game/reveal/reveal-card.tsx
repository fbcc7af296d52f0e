import { inLanguage } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../../base/api/client.ts'
import { Logo } from '../../../base/icons/logo.tsx'
import { formatNumber } from '../../../base/texts/format-number.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import cardStyles from '../card/name-handle.module.css'
import { PlayerCard } from '../card/player-card.tsx'
import type { Card } from '../deck-state/deck-cards.ts'
import { PerkSockets } from '../perks/card-perks.tsx'
import { PerkToken } from '../perks/perk-token.tsx'
import { frameOf } from '../shared/frame.ts'
import { formatFactors, formatMultiplier } from '../shared/number-format.ts'
import { perkOf } from '../state/game-event.ts'
import type { DeckCardScore } from '../state/use-deck-scores.ts'
import { useGame } from '../state/use-game.ts'
import { voidPlayersOf } from '../state/void-players.ts'
import type { ShownOfCard } from './moments.ts'
import styles from './reveal-card.module.css'
import { RevealedKeyplay } from './revealed-keyplay.tsx'

type Props = {
  card: Card
  score: DeckCardScore
  shown: ShownOfCard | 'all'
  isNow: boolean
}

/** Shows a card as far as it has been revealed: face down, then its keyplays, its multipliers and its score. */
export function RevealCard({ card, score, shown, isNow }: Props) {
  const { t, i18n } = useTranslation(['deck', 'reveal'])
  const { keyplays } = score.explanation
  const all = shown === 'all'
  const faceUp = all || shown.faceUp
  const multiplied = all || shown.multipliers
  const scored = all || shown.score
  const ticked = all ? keyplays.length : shown.keyplays
  const sleeve = useSleeveName(score.explanation.sleeveId)
  const phase = useGame().event.phases.find(({ index }) => index === score.phase)
  const isVoid = phase !== undefined && voidPlayersOf(phase).includes(card.playerId)
  return (
    <li className={`column gap-3 shrinks ${styles.place}`} data-now={isNow || undefined}>
      <div className={`holds ${styles.card}`} inert>
        {faceUp ? (
          <div className={styles.front}>
            <RevealedFace card={card} mult={multiplied ? score.mult : 1} />
          </div>
        ) : (
          <div className={`in-middle stack tall ${styles.back}`}>
            <Logo size={56} />
          </div>
        )}
      </div>
      <div className="column gap-2 shrinks">
        {faceUp && (
          <h3 className={`clips t16 ${styles.name}`} dir="auto">
            {card.player.name}
          </h3>
        )}
        <ul className={`column gap-2 ${styles.keyplays}`}>
          {keyplays.slice(0, ticked).map(reason => (
            <RevealedKeyplay key={reason.id} reason={reason} />
          ))}
        </ul>
        <p className={`stack bottom across-2 ${styles.product}`}>
          {multiplied && (
            <span className={`row gap-1 shrinks t12 strong soft ${styles.mult}`}>
              <span className={`clips ${styles.term}`} title={sleeve ?? undefined}>
                {sleeve ?? t('reveal:noSleeve')}
              </span>{' '}
              {formatMultiplier(score.mult, i18n.language)}
            </span>
          )}
          {multiplied && (
            <span className={`note strong ${styles.sum}`}>
              {formatFactors(score.points, [score.mult, score.phaseMult], i18n.language)} =
            </span>
          )}
          {scored && (
            <strong className={`t28 heavy ink lines-100 ${styles.score}`}>
              {isVoid ? t('void.card') : formatNumber(score.score, i18n.language)}
            </strong>
          )}
        </p>
      </div>
    </li>
  )
}

/** Shows the card's front; once the multipliers are shown, the frame shows what the best sleeve is worth. */
function RevealedFace({ card, mult }: { card: Card; mult: number }) {
  const { event, phase } = useGame()
  const perks = card.perks.flatMap(({ perkId }) => perkOf(event, perkId) ?? [])
  return (
    <PlayerCard
      player={card.player}
      on={phase.lock}
      frame={frameOf(mult)}
      keyplays={[]}
      name={
        <span className={`shrinks cut bold lines-120 ${cardStyles.name}`} dir="auto">
          {card.player.name}
        </span>
      }
      sockets={<PerkSockets perks={perks.map(perk => <PerkToken key={perk.id} perk={perk} />)} />}
      footer={
        <span className={`block cut strong text-center soft ${styles.team}`} dir="auto">
          {card.player.team?.name}
        </span>
      }
    />
  )
}

function useSleeveName(sleeveId: number | null): string | null {
  const { language } = useTranslation().i18n
  const { data } = useQuery(trpc.catalogue.getSleeves.queryOptions({ pageSize: 50 }))
  const sleeve = data?.sleeves.find(({ id }) => id === sleeveId)
  return sleeve ? inLanguage(sleeve, language).name : null
}
