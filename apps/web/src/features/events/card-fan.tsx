import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../base/api/client.ts'
import { Picture } from '../../base/ui/layout/picture.tsx'
import styles from './card-fan.module.css'

const playersQuery = trpc.catalogue.getPlayers.queryOptions({ pageSize: 50 }, { meta: { quiet: true } })

/** Shows a fan of five cards face up, each of another team if there are enough, once the players have loaded. Decorative. */
export function CardFan() {
  const { data } = useQuery(playersQuery)
  const players = data?.players ?? []
  const shown = new Set([...new Map(players.map(player => [player.teamId, player])).values(), ...players])
  return (
    <div className={`holds ${styles.fan}`} aria-hidden>
      {[...shown].slice(0, 5).map((player, place) => (
        <div
          key={player.id}
          className={`column over clips ink ${styles.card}`}
          style={{ '--place': place - 2 }}
          dir="auto"
        >
          <Picture
            src={`/img/players/${player.img || 'placeholder'}.png`}
            fallback="/img/players/placeholder.png"
            width={400}
            height={480}
            shown={256}
            eager
          />
          {player.name}
        </div>
      ))}
    </div>
  )
}
