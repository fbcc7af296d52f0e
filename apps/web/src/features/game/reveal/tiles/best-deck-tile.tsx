import { useQuery } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { trpc } from '../../../../base/api/client.ts'
import { FailedState } from '../../../../base/api/failed-state.tsx'
import { formatNumber } from '../../../../base/texts/format-number.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { Picture } from '../../../../base/ui/layout/picture.tsx'
import { useGame } from '../../state/use-game.ts'
import { Tile } from './tile.tsx'
import styles from './tiles.module.css'

/** Shows the best deck of the phase in hindsight, compared with the user's own (rulebook 6.17, 6.18). */
export function BestDeckTile({ phaseIndex }: { phaseIndex: number }) {
  const { t, i18n } = useTranslation('reveal')
  const { event } = useGame()
  const deck = useQuery(trpc.score.getBestDeck.queryOptions({ eventId: event.id, phaseIndex }))
  const number = (value: number) => formatNumber(value, i18n.language)
  if (deck.isError && !deck.data)
    return (
      <Tile head={t('best.title')} wide>
        <FailedState error={deck.error} onRetry={() => deck.refetch()} busy={deck.isFetching} />
      </Tile>
    )
  if (!deck.data) return <Tile head={t('best.title')} wide isWaiting />
  const { best, own } = deck.data
  if (!best) return null
  return (
    <Tile head={t('best.title')} wide>
      <ul className={`stack between gap-1 ${styles.players}`}>
        {best.cards.map(({ playerId, player, score }) => (
          <li key={playerId} className="column middle shrinks">
            <Picture
              src={player.img ? `/img/players/${player.img}.png` : undefined}
              width={400}
              height={480}
              placeholder={<UserRound size={20} />}
              shown={128}
              className={`wide corners-chip ${styles.portrait}`}
              eager
            />
            <span className={`cut t12 text-center soft wide ${styles.name}`} title={player.name} dir="auto">
              {player.name}
            </span>
            <strong>{number(score)}</strong>
          </li>
        ))}
      </ul>
      <p className="soft">
        {t('best.score', { points: number(best.score) })}
        {own && ` ${t('best.own', { points: number(own.scoreWithoutPerks) })}`}
      </p>
    </Tile>
  )
}
